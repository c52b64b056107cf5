"""What the game tells the engine: which games it plays, what is given by itself, and how a position is known again."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from maracaibo_tui.commands.scenario import Packs, begun
from maracaibo_tui.commands.scenario_file import read_file
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.rules.game import CHAPTERS, Maracaibo
from maracaibo_tui.games.maracaibo.rules.income import scorings_to_come
from maracaibo_tui.games.maracaibo.rules.legacy import enter
from maracaibo_tui.games.maracaibo.rules.places import flags
from maracaibo_tui.games.maracaibo.rules.story import is_playable
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.sight import UNATTENDED
from maracaibo_tui.games.maracaibo.state.stored import RULES_VERSION
from maracaibo_tui.games.maracaibo.state.views import view
from tests.support.played import game

SCENARIOS = Path(__file__).parent / "scenarios"
JEAN = {"players": 1, "bot": "jean"}
JACQUES = {"players": 2, "bot": "jacques"}


def question(point: str, *options: str) -> Question:
    """Ask something."""
    return Question(seat=1, point=point, options=options, rule="MAR-GEN-01")


@pytest.mark.parametrize(
    "point, options, answer",
    [
        ("DEC-04", ("sail:9",), "sail:9"),
        ("DEC-04", ("sail:9", "sail:10"), None),
        ("DEC-13", ("skip", "hold:A01", "hold:A02"), "skip"),
        ("DEC-13", ("deliver:A01", "skip", "hold:A01"), None),
        ("DEC-13", ("skip", "career_task:1"), None),
        ("DEC-15", ("skip", "hold:A01"), "skip"),
        ("DEC-15", ("do", "skip", "hold:A01"), None),
        ("DEC-44", ("end", "hold:A01"), "end"),
        ("DEC-44", ("spend:cp", "end", "hold:A01"), None),
        ("DEC-10", ("end", "hold:A01"), None),
        ("DEC-11", ("end",), "end"),
        ("DEC-17", ("buy:A01",), "buy:A01"),
        ("DEC-61", ("vp",), "vp"),
        ("DEC-64", ("continue",), "continue"),
        ("DEC-67", ("continue",), "continue"),
        ("DEC-67", ("continue", "figure_to_cp"), None),
    ],
)
def test_an_only_answer_is_given(point: str, options: tuple[str, ...], answer: str | None) -> None:
    """Where one answer is left nobody is asked; that a card could be planned keeps nobody where it can be later."""
    assert game().given(question(point, *options)) == answer


def test_windows_of_the_final_scoring_need_nobody_at_the_keyboard() -> None:
    """Where a window of the last scoring leaves nothing to decide, nobody has to sit down for it."""
    assert {"DEC-64", "DEC-66", "DEC-67"} <= UNATTENDED


def test_the_last_window_of_the_first_edition_closes_by_itself() -> None:
    """After the last figure has become combat points the journal has a given answer, as for every question with one."""
    path = SCENARIOS / "permanent-effects" / "eff-prm-08p-last-figure-converted.toml"
    started, _audit = begun(read_file(path), Packs())
    for answer in ("vp", "vp", "figure_to_cp"):
        assert started.take(answer)
    last = [(entry.point, entry.answer, entry.auto) for entry in started.match.journal[-2:]]
    assert last == [("DEC-67", "figure_to_cp", False), ("DEC-67", "continue", True)]


@pytest.mark.parametrize(
    "options, said",
    [
        ({"players": 1}, ""),
        ({"players": 4}, ""),
        ({"players": 0}, "players: 0 cannot play; allowed are 1 to 4"),
        ({"players": 5}, "players: 5 cannot play; allowed are 1 to 4"),
        ({"campaign": True}, ""),
        ({"campaign": True, "story_card": 1}, ""),
        ({"story_card": 1}, "story_card: 1 cannot be played; allowed are 75, 76, 77"),
        ({**JEAN, "bot_level": 1}, ""),
        ({**JEAN, "bot_level": 5, "edition": "first"}, ""),
        ({**JEAN, "bot_level": 0}, "bot_level: Jean has no level 0; no level is the usual one, allowed are 1 to 5"),
        ({**JEAN, "bot_level": 6}, "bot_level: Jean has no level 6; allowed are 1 to 5"),
        ({**JEAN, "players": 2, "bot_level": 1}, "bot: Jean plays against one person alone, and 2 sit at this table"),
        ({**JACQUES, "bot_level": 1}, ""),
        ({**JACQUES, "bot_level": 4}, ""),
        ({**JACQUES, "players": 1, "bot_level": 4}, ""),
        (
            {**JACQUES, "bot_level": 0},
            "bot_level: Jacques has no level 0; no level is the usual one, allowed are 1 to 4",
        ),
        ({**JACQUES, "bot_level": 5}, "bot_level: Jacques has no level 5; allowed are 1 to 4"),
    ],
)
def test_a_game_that_cannot_be_played_is_refused_in_a_sentence(options: dict[str, Any], said: str) -> None:
    """Numbers of players, levels and story cards are looked at before anything is set up."""
    assert game().refusal(Options(**options)) == said


def test_a_position_that_cannot_be_played_is_refused() -> None:
    """What is loaded is looked at as well; a sound position comes back as it was."""
    state = game().begin(Options(), 1)
    assert game().decode(game().encode(state)) == state
    state.options = Options(campaign=True)
    with pytest.raises(ValueError, match="a game of a campaign without a story"):
        game().decode(game().encode(state))


def test_a_story_card_of_a_campaign_is_not_for_single_games() -> None:
    """Only cards without a kind are."""
    stories = game().printed.box.stories
    assert [name for name, story in stories.items() if is_playable(story)] == ["75", "76", "77"]
    assert game().refusal(Options(story_card=80)) == "story_card: 80 cannot be played; allowed are 75, 76, 77"


def test_a_pack_without_a_campaign_plays_none() -> None:
    """The sentence says so."""
    box = msgspec.structs.replace(game().printed.box, tale=None)
    assert Maracaibo(Printed(box)).refusal(Options(campaign=True)) == "campaign: this pack has no campaign"


def test_a_position_is_known_again_by_its_digest() -> None:
    """Two games with the same seed have one digest, of eight bytes; any difference gives another."""
    one, other = (game().begin(Options(), 7) for _ in range(2))
    assert game().digest(one) == game().digest(other)
    assert len(bytes.fromhex(game().digest(one))) == 8
    other.players[1].vp += 1
    assert game().digest(one) != game().digest(other)


def test_a_turn_is_named_by_round_and_number() -> None:
    """Both tell a turn from the one before."""
    state = game().begin(Options(), 1)
    state.round, state.turn = 3, 5
    assert game().turn(state) == (3, 5)


def test_what_the_engine_keeps_of_the_game() -> None:
    """Its name, its version, the options of a position, and a table for it with whoever listens."""
    state, told = game().begin(Options(players=3), 1), list[object]()
    assert (Maracaibo.name, Maracaibo.version) == ("maracaibo", RULES_VERSION)
    assert game().options(state).players == 3
    assert game().table(state, told.append).state is state
    assert game().unknown(state) == ""
    state.discard = ("nothing",)
    assert "nothing" in game().unknown(state)
    assert len(set(CHAPTERS)) == len(CHAPTERS)


def test_a_copy_does_not_follow() -> None:
    """What is done to a copy happens to nobody else: neither to the people nor to the automa."""
    for options in (Options(), *(msgspec.convert({**bot, "bot_level": 1}, Options) for bot in (JEAN, JACQUES))):
        state = game().begin(options, 1)
        before, twin = game().encode(state), game().copy(state)
        assert twin == state
        twin.round = 2
        for each in (*twin.players, *([twin.automa] if twin.automa else [])):
            each.vp += 1
        assert game().encode(state) == before


def test_scorings_whose_income_is_paid_are_not_to_come() -> None:
    """Before step 2 of a scoring it counts, afterwards no more; the next round begins anew (MAR-INCOME-11)."""
    table = game().table(game().begin(Options(), 1), None)
    for number, paid, left in ((1, False, 4), (1, True, 3), (3, False, 2), (4, False, 1), (4, True, 0)):
        table.state.round, table.state.income_paid = number, paid
        assert scorings_to_come(table) == left


def test_an_income_is_paid_once_a_scoring() -> None:
    """Whoever looks at the position knows whether the income of this round's scoring has been paid."""
    paths = (
        "interim-scoring/mar-interim-06-two-points.toml",
        "permanent-effects/eff-prm-08p-last-figure-converted.toml",
    )
    interim, final = (begun(read_file(SCENARIOS / path), Packs())[0] for path in paths)
    assert not interim.match.state.income_paid
    assert interim.take("vp")
    assert interim.take("vp")
    assert (interim.match.state.round, interim.match.state.income_paid) == (2, False)
    assert not final.match.state.income_paid
    assert final.take("vp")
    assert (final.match.state.phase, final.match.state.income_paid) == ("final", True)


def test_flags_are_those_of_the_edition() -> None:
    """Two games with one pack, one of each edition, never take the flags of the other (MAR-LEGACY-17)."""
    first, second = (Options(edition="first"), Options(edition="second"))
    tables = [game().table(game().begin(options, 1), None) for options in (first, second)]
    for table in tables:
        enter(table, "L3")
    for _twice in range(2):
        assert ["14" in flags(table, table.state.players[0]) for table in tables] == [True, False]


@pytest.mark.parametrize("seat", [-1, 3])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    """Only seats that play, and an onlooker, have a view."""
    state = game().begin(Options(), 1)
    assert view(state, 0).players[0].hand == view(state, 2).players[0].hand
    with pytest.raises(ValueError, match=f"seat {seat} does not play"):
        view(state, seat)
