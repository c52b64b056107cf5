"""Every decision point is asked, read and answered on a screen of 80 by 24 cells, in positions of the scenarios."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from maracaibo_tui.commands.scenario import files_of
from maracaibo_tui.engine.match import Match
from maracaibo_tui.games.maracaibo.state.position import State
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.screen.look import Look
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.columns import arrows
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.prompt import Prompt
from tests.architecture.tree import ROOT
from tests.support.asked import SCENARIOS, questions, seated_at
from tests.support.seated import at_table, in_a_terminal, listed, names_at, referee_of, shown
from tests.support.torture import IS_TORTURE

INSIDE = (78, 7)
"""The inside of the prompt on a screen of 80 by 24."""

ASKED = {
    "DEC-02": "setup/mar-setup-44-start-player.toml",
    "DEC-03": "setup/mar-setup-44-start-player.toml",
    "DEC-04": "legacy/mar-legacy-26d-two-ways.toml",
    "DEC-05": "permanent-effects/eff-prm-08n-collection-tile.toml",
    "DEC-10": "careers/mar-career-01-three-tasks.toml",
    "DEC-11": "quests/mar-quest-11-no-limit.toml",
    "DEC-13": "interim-scoring/mar-interim-18-markets.toml",
    "DEC-14": "ship/mar-ship-10-village-thresholds.toml",
    "DEC-15": "final-scoring/ex-07-sum.toml",
    "DEC-16": "village/eff-vil-05-three-equal-goods.toml",
    "DEC-17": "setup/mar-setup-27-all-face-up.toml",
    "DEC-18": "village/mar-village-20-granted-actions-under-a-skull.toml",
    "DEC-19": "cards/eff-imm-13c-no-free-village.toml",
    "DEC-20": "village/mar-village-07-one-after-the-other.toml",
    "DEC-21": "village/mar-village-14c-last-forfeits-outer-actions.toml",
    "DEC-22": "synergy/mar-synergy-01-one-of-each-kind.toml",
    "DEC-23": "influence/ex-53-cleared-spaces.toml",
    "DEC-24": "village/eff-vil-06-annex-the-village.toml",
    "DEC-25": "cards/eff-imm-14-figures-for-income.toml",
    "DEC-26": "permanent-effects/eff-prm-08g-assistants.toml",
    "DEC-27": "permanent-effects/eff-prm-08g-assistants.toml",
    "DEC-28": "quests/mar-quest-16b-kept-for-the-turn.toml",
    "DEC-30": "cards/mar-card-10b-not-among-the-payments.toml",
    "DEC-32": "legacy/mar-legacy-06-skull-tiles.toml",
    "DEC-33": "cards/eff-imm-11c-first-edition-up-to-two.toml",
    "DEC-34": "permanent-effects/eff-prm-08m-figure-for-points.toml",
    "DEC-40": "quests/eff-qrw-11-a-complete-combat.toml",
    "DEC-41": "synergy/mar-synergy-07b-combat-condition.toml",
    "DEC-42": "synergy/mar-synergy-07b-combat-condition.toml",
    "DEC-44": "final-scoring/ex-07-sum.toml",
    "DEC-50": "exploration/mar-explore-15b-blue-then-red.toml",
    "DEC-51": "exploration/mar-explore-15b-blue-then-red.toml",
    "DEC-53": "permanent-effects/eff-prm-08h-explorer.toml",
    "DEC-54": "solo/mar-solo-36-last-space.toml",
    "DEC-60": "permanent-effects/eff-prm-08c-needs-the-card.toml",
    "DEC-61": "story/mar-story-02-whole-game.toml",
    "DEC-62": "permanent-effects/eff-prm-08j-interim.toml",
    "DEC-64": "solo/mar-solo-53b-fewer.toml",
    "DEC-65": "prestige/mar-prestige-10-figures-stay.toml",
    "DEC-66": "solo/mar-solo-53b-fewer.toml",
    "DEC-67": "permanent-effects/eff-prm-08l-first-edition-final.toml",
    "DEC-68": "solo/mar-solo-74f-two-people.toml",
}
"""By decision point: the scenario in which it is asked with the most options."""

NOT_ASKED = {
    "DEC-01": "the page for a new game asks it",
    "DEC-12": "free actions are options beside those of other questions",
    "DEC-29": "a quest is an option of DEC-10; its payments and choices are questions of their own",
    "DEC-31": "figures and combat points are paid without a choice",
    "DEC-43": "the bonus of a token comes by itself",
    "DEC-45": "combat actions are options of DEC-44",
    "DEC-46": "the bonus of a flag asks by its effects",
    "DEC-52": "a landing reward asks by its effects",
    "DEC-63": "a campaign is not played",
}


def _position(point: str) -> Match[State]:
    found = [each for each in _questions(ASKED[point]) if each.question is not None and each.question.point == point]
    return max(found, key=lambda each: len(each.question.options) if each.question is not None else 0)


def _questions(file: str | Path) -> list[Match[State]]:
    return [Match(match.game, match.game.copy(match.state)) for match in questions(SCENARIOS / file)]


def _moments(played: Session, step: str) -> Iterator[Moment]:
    """Give what the prompt shows at a step of the open question, with each choice highlighted."""
    question, (options, numbers, _, ends) = played.question, listed(played, step)
    for at, option in enumerate(options):
        after, turned_up = played.imagined(*option.hands_in) if option.id else (None, False)
        yield Moment(
            played.view(),
            played.viewer,
            question,
            options,
            at,
            names_at(played),
            after,
            turned_up=turned_up,
            numbers=numbers,
            ends=ends,
        )


def _unreadable(match: Match[State]) -> list[str]:
    """Draw the prompt with each choice highlighted; give what cannot be read in it."""
    played, kit = seated_at(match)
    if match.question is None:
        return []
    steps = ["", *[option.under for option in listed(played).options if not option.id]]
    problems = []
    for moment in chain.from_iterable(_moments(played, step) for step in steps):
        option, prompt = moment.options[moment.highlighted], Prompt()
        prompt.at = moment.highlighted
        drawn = prompt.draw(kit, moment, *INSIDE)
        rows = [plain(row) for row in drawn]
        text = " ".join(" ".join(rows).split())
        choice = kit.columns(moment).choices[moment.highlighted]
        # What has a shorter name may stand there by it: the part beside the question shows the rest.
        band = [span.text for row in drawn for span in row if span.style == BAND]
        read, brief = " ".join(" ".join(band).split()), choice.brief.strip()
        says = brief if brief and brief in read else choice.name
        asked = [plain(arrows(kit.headline(moment, is_brief=is_brief))).split() for is_brief in (False, True)]
        lost = min(([word for word in each if word not in text] for each in asked), key=len)
        lost += [word for word in says.split() if word not in read]
        if not band or lost or len(rows) > INSIDE[1] or max(map(len, rows)) > INSIDE[0]:
            problems.append(f"{option.id}: lost {lost} in\n" + "\n".join(rows))
    return problems


@pytest.mark.parametrize("point", ASKED)
def test_a_decision_point_can_be_read(point: str) -> None:
    """The whole question, and every option in full when it is highlighted, stand in the prompt."""
    assert not _unreadable(_position(point))


@pytest.mark.parametrize("file", files_of([SCENARIOS])[:: 1 if IS_TORTURE else 40], ids=lambda path: path.stem)
def test_every_question_can_be_read(file: Path) -> None:
    """Whatever is asked in a scenario can be read whole; the long tests look at every scenario."""
    if "expect_error" in file.read_text(encoding="utf-8"):
        return
    for match in _questions(file):
        assert not _unreadable(match)


@pytest.mark.parametrize("point", ASKED)
def test_a_decision_point_is_answered_by_keys(point: str) -> None:
    """Going back from the first option to the last and Enter leads to the position that the engine gives."""
    match = _position(point)
    played, kit = seated_at(match)
    wanted, _ = seated_at(match)

    @in_a_terminal
    async def answered() -> None:
        screen = MatchScreen(kit, referee_of(played), Look("dark"), Settings(pace="instant", open_play=True))
        async with at_table(screen, (80, 24)) as pilot:
            question = played.question
            assert question is not None
            assert question.point == point
            moment, prompt = screen.desk.moment(), screen.desk.seen.prompt
            choice = kit.columns(moment).choices[prompt.at]
            assert (choice.brief or choice.name)[:20].strip() in shown(pilot) or choice.name[:20].strip() in shown(
                pilot
            )
            # What is not possible now lies between the first and the last.
            await pilot.press(*["p"] * (prompt.at + 1 + len(kit.denied(moment))), "enter")
        wanted.is_open = True
        assert wanted.hand_in(wanted.number, moment.options[-1].hands_in)
        wanted.settle()
        assert match.game.digest(played.match.state) == match.game.digest(wanted.match.state)
        assert played.number == wanted.number > 0

    answered()


def test_no_decision_point_is_missing() -> None:
    """Every point that the rules of the game name is answered here, or is asked nowhere for a reason."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "maracaibo_tui" / "games").rglob("*.py"))
    named = set(re.findall(r"DEC-\d\d", code))
    assert named <= ASKED.keys() | NOT_ASKED.keys()
    assert not ASKED.keys() & NOT_ASKED.keys()
    asked = set(re.findall(r'"(DEC-\d\d)"', code)) - NOT_ASKED.keys()
    assert asked == ASKED.keys()
