"""The score sheet says where every point came from, as far as the log of the game is known."""

import random
from functools import cache

import pytest

from maracaibo_tui.engine.scores import won_by
from maracaibo_tui.games.maracaibo.state.events import RoundEnded, Scored
from maracaibo_tui.games.maracaibo.state.position import Jacques, Options
from maracaibo_tui.games.maracaibo.state.sight import scorers
from maracaibo_tui.games.maracaibo.words.sources import KINDS, OTHER, Sources, before_the_end, kind_of
from maracaibo_tui.play.plan import Plan
from maracaibo_tui.play.referee import Heard
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting, old_game
from maracaibo_tui.tui.plain.talk import Talk
from maracaibo_tui.tui.plain.talk import play as play_in_lines
from maracaibo_tui.tui.screen.lines import Line, plain, width
from maracaibo_tui.tui.screen.surface import NAME
from maracaibo_tui.tui.shell.kit import Moment, Result
from maracaibo_tui.tui.shell.pages import progress
from maracaibo_tui.tui.shell.pages.finished import FinishedPage
from maracaibo_tui.tui.shell.pages.score_table import bars_of, columns_of, rows_of
from maracaibo_tui.tui.shell.pages.title import Way
from tests.support.played import TABLES, TITLE, called, game
from tests.support.screens import FOUR
from tests.support.seated import ALONE, JEAN, SIZES, kit, names_at, play, session
from tests.support.typed import numbers_said

GAMES = [
    *[(options, seed) for options in TABLES for seed in (1, 2)],
    (Options(players=1, bot="jacques", bot_level=4), 3),
    (Options(players=3, bot="jacques", bot_level=2, story_card=77), 4),
    (Options(players=2, edition="first", assistant_vp_round_four=True, story_card=76), 5),
    (Options(players=1, bot="jean", bot_level=5, assistant_vp_round_four=True), 6),
]
LEGACY = Options(players=4, prestige_all_faceup=True, story_card=77)


def _named(each: Options | int) -> str:
    return called(each) if isinstance(each, Options) else str(each)


@cache
def _over(options: Options, seed: int) -> Session:
    """Play a game to its end; only looked at."""
    return play(session(FOUR[: options.players], options, seed), 9000, seed)


def _moment(played: Session) -> Moment:
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))


def _sources(played: Session) -> Sources:
    return before_the_end(game().printed, played.match.state, [each.event for each in played.log])


def _result(played: Session) -> Result:
    return kit().result(_moment(played), [each.event for each in played.log], ())


@pytest.mark.parametrize("options,seed", GAMES, ids=_named)
def test_every_point_has_a_source(options: Options, seed: int) -> None:
    """For every captain and automatic opponent the sources add up to the points of the game, none of them unnamed."""
    played = _over(options, seed)
    found = _sources(played)
    for each in scorers(played.match.state):
        final = {} if isinstance(each, Jacques) else each.score
        at_the_end = sum(amount for part, amount in final.items() if part != "total")
        assert sum(found[each.seat].values()) == each.vp - at_the_end
        assert set(found[each.seat]) <= set(KINDS) - {OTHER}


@pytest.mark.parametrize(
    "source,kind",
    [
        ("quest/Q02/reward/0", "quests"),
        ("quest track", "quests"),
        ("assistants passed", "assistants"),
        ("card/A37/assistant", "assistants"),
        ("card/A31/permanent", "project cards"),
        ("card/B92/immediate/0", "project cards"),
        ("location/10/action", "city actions"),
        ("tile/CT12/action/0", "city actions"),
        ("location/21a/action/0", "homeward spaces"),
        ("jacques/home", "homeward spaces"),
        ("jacques/A1", "automa cards"),
        ("jean/B1", "automa cards"),
        ("location/10/flag/0", "combat"),
        ("tile/CT08/flag/0", "combat"),
        ("token/T02", "combat"),
        ("space/e12/reward/0", "explorer"),
        ("barrier/blue", "explorer"),
        ("theft/2", "explorer"),
        ("area/three_vp/bonus/0", "ship areas"),
        ("va:three_goods", "ship areas"),
        ("career/fellowship/2", "career"),
        ("prestige/abbey/first", "first investments"),
        ("income", "interim income"),
        ("instead of a purchase", "instead of buying"),
        ("legacy/LT05", "legacy tiles"),
        ("jean/B1/overflow", "influence"),
        ("card/A31/permanent/overflow", "influence"),
        ("a source of tomorrow", OTHER),
    ],
)
def test_sources_of_one_kind_are_told_together(source: str, kind: str) -> None:
    """What paid the points is told by what a player did for them."""
    assert kind_of(game().printed, source) == kind
    assert kind in KINDS


@pytest.mark.parametrize("options,seed", GAMES[::2], ids=_named)
def test_the_rows_of_the_sheet_add_up(options: Options, seed: int) -> None:
    """Sources make what was scored during the game, parts the final scoring, and both together the total."""
    played = _over(options, seed)
    result = _result(played)
    totals = result.total.amounts
    assert list(totals.values()) == [each.vp for each in scorers(played.match.state)]
    for group in result.groups:
        assert group.sources
        assert {seat: sum(row.amounts.get(seat, 0) for row in group.sources) for seat in totals} == group.whole.amounts
    assert {seat: sum(group.whole.amounts[seat] for group in result.groups) for seat in totals} == totals


def test_what_is_scored_after_the_last_round_is_told_once() -> None:
    """A last purchase and all it leads to, income and parts are the final scoring; what is stolen from Jean is not."""
    played = session(ALONE, JEAN)
    scored = [
        Scored(1, 5, "quest track"),
        RoundEnded(1, played.match.state.round),
        Scored(1, 2, "instead of a purchase"),
        Scored("jean", -2, "theft/1"),
        Scored(1, 2, "theft/jean"),
        Scored(1, 3, "final/income"),
        Scored("jean", 20, "income"),
        Scored("jean", 9, "final/leaders"),
        Scored(1, 1, "assistants unreached"),
    ]
    played.log = [Heard(0, event) for event in scored]
    assert _sources(played) == {1: {"quests": 5, "assistants": 1}, "jean": {"explorer": -2}}


def test_only_what_somebody_has_points_of_is_told() -> None:
    """No row is empty, and Jean's cards stand there only where she plays."""
    for options, seed in GAMES:
        rows = [row for group in _result(_over(options, seed)).groups for row in group.sources]
        assert all(any(row.amounts.values()) for row in rows)
        assert any(row.label == "automa cards" for row in rows) <= (options.bot != "none")


def test_a_game_that_is_opened_again_has_its_sources() -> None:
    """The journal brings the log back, and with it where the points came from."""
    plan = Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean", "level": "1"}, seed=5)
    sitting = SetUp(TITLE).begin(plan)
    play(sitting.session, 5000)
    sitting.saving.release()
    again = old_game(sitting.saving.path)
    again.saving.release()
    assert again.session.is_over
    assert _sources(again.session) == _sources(sitting.session) != {}


def test_without_its_past_a_game_has_one_row_and_says_so() -> None:
    """Where the log does not begin with the first answer nothing is made up."""
    played = _over(JEAN, 7)
    cut = session(ALONE, JEAN)
    cut.match, cut.log = played.match, played.log[len(played.log) // 2 :]
    during, final = _result(cut).groups
    assert not during.sources
    assert final.sources
    assert any("Where the points of the game came from is not known" in told for told in _result(cut).notes)
    assert not any("is not known" in told for told in _result(played).notes)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_total_and_winner_are_always_in_sight(size: tuple[int, int]) -> None:
    """Four captains with the longest names: page by page every row is seen, with it total, winner and notes."""
    cells, rows = size
    played = _over(LEGACY, 1)
    notes = ("2 undos after hidden information was seen.",)
    result = kit().result(_moment(played), [each.event for each in played.log], notes)
    page = FinishedPage(result, _nothing, _ways())
    seen: set[str] = set()
    for _ in range(9):
        drawn = page.draw(cells, rows)
        assert len(drawn) == rows
        assert max(map(width, drawn)) <= cells
        text = "\n".join(plain(row) for row in drawn)
        totals = next(plain(row).split() for row in drawn if plain(row).lstrip().startswith("total"))
        assert totals[1:5] == [str(amount) for amount in result.total.amounts.values()]
        assert all(said in " ".join(text.split()) for said in (result.won, *notes, "Look at the board"))
        seen.update(row.label for row in result.rows if f" {row.label} " in text)
        page.press("page_down", "")
    assert seen == {row.label for row in result.rows}


def test_the_best_of_each_row_stands_out_and_nothing_is_a_dot() -> None:
    """Who has most of a source is bold, who has none of it has a dot, and every figure but that has a bar."""
    result = kit().result(_moment(_over(LEGACY, 1)), [each.event for each in _over(LEGACY, 1).log], ())
    wide = columns_of(result, 78)
    drawn, places = rows_of(result, wide, -1)
    for row, place in zip(result.rows, places, strict=False):
        bold = {span.text.strip() for span in drawn[place] if span.style == NAME}
        if row.ink != "text":
            assert bold == {str(max(row.amounts.values()))}
            assert plain(drawn[place]).count("·") == sum(not row.amounts.get(seat) for seat in wide.seats)
            bars = [span for span in drawn[place][1:] if span.style == row.ink and span.text.strip("█▌") == ""]
            assert len([span for span in bars if span.text]) == sum(amount > 0 for amount in row.amounts.values())


def test_sources_are_told_apart_without_the_inks_of_seats() -> None:
    """No source wears the ink of a captain, and in the bars each begins with a letter that no other has."""
    result = kit().result(_moment(_over(LEGACY, 1)), [each.event for each in _over(LEGACY, 1).log], ())
    sources = [row for group in result.groups for row in group.sources]
    assert not [row.ink for row in sources if row.ink.startswith(("seat", "automa"))]
    signs = [row.sign for row in sources]
    assert len({*signs}) == len({row.label for row in sources})
    bars = [plain(row) for row in bars_of(result, 120, 9) if row]
    for seat, bar in zip(result.total.amounts, bars, strict=True):
        seen = [sign for row, sign in zip(sources, signs, strict=True) if row.amounts.get(seat, 0) > 4]
        assert all(f"{sign} " in bar for sign in seen)


def test_a_sheet_of_eighteen_lines_is_whole_at_eighty_by_twenty_four() -> None:
    """Neither an empty row nor a footnote stands where a line of the sheet is left out."""
    note = ("1 undo after hidden information was seen.",)
    result = kit().result(_moment(_over(JEAN, 7)), [each.event for each in _over(JEAN, 7).log], note)
    page = FinishedPage(result, _nothing, _ways(), lambda _at: None)
    drawn = [plain(row) for row in page.draw(80, 24)]
    assert len(result.rows) <= 19
    assert not [row for row in drawn if "more below" in row]
    assert note[0] in "".join(drawn)


def test_the_answers_keep_their_numbers_while_a_line_is_at_the_cursor() -> None:
    """A number below the sheet does what it says, wherever the cursor stands."""
    went: list[str] = []
    result = _result(_over(JEAN, 7))
    ways = [Way(label, "", lambda label=label: went.append(label)) for label in ("board", "replay")]  # type: ignore[misc]
    page = FinishedPage(result, _nothing, ways, lambda _at: None)
    page.draw(80, 24)
    page.press("next_part", "")
    page.press("pick2", "")
    assert went == ["replay"]


def test_the_winner_is_named_with_what_it_is_ahead() -> None:
    """One sentence says who won, with how many points, and by how much."""
    result = kit().result(_moment(_over(JEAN, 7)), [], ())
    best, second = sorted(result.total.amounts.values(), reverse=True)
    assert f"with {best} VP, {best - second} ahead of" in result.won


def test_who_came_second_is_named_in_full() -> None:
    """The first word of what a bot is called is no name."""
    assert won_by([1], {1: "Ada", 2: "Bot Ben"}, {1: 9, 2: 7}) == "Ada wins with 9 VP, 2 ahead of Bot Ben."
    assert won_by([1], {1: "Ada", 2: "Bot Ben"}, {1: 9, 2: 9}) == "Ada wins with 9 VP, before Bot Ben by the tie-break."


def test_four_long_names_stay_legible() -> None:
    """Every captain is called by name in 80 cells, all in the same way, and no amount touches another."""
    head, *rows = [each for each in kit().draw("points", _moment(_over(LEGACY, 1)), 80, 22) if each]
    assert [span.text.strip() for span in head[1:]] == ["Bartholomew", "Marguerite", "Ximena", "Jan"]
    for row in [each for each in rows if len(each) == len(head)]:
        assert len(plain(row).split()) >= 2
        assert all(span.text.startswith(" ") for span in row[1:])


def _nothing(_cells: int, _rows: int) -> list[Line]:
    return []


def _ways() -> list[Way]:
    return [Way(label, "", lambda: None) for label in ("Look at the board", "Same set-up again", "Back to the title")]


def _played_in_lines(sitting: Sitting) -> str:
    """Play by numbers, taking back once what revealed something; give what was said."""
    chance = random.Random(5)  # noqa: S311 - a game, not a secret
    said: list[str] = []
    undone: list[str] = []

    def hear(_prompt: str) -> str:
        numbers = numbers_said(said)
        if len(undone) < 2 and sitting.session.undo_reveals():
            undone.append("u")
            return "u"
        return chance.choice(numbers) if numbers else ""

    assert play_in_lines(sitting, Talk(hear, said.append))
    return "\n".join(said[said.index("The game is over.") :])


def test_lines_say_the_same() -> None:
    """The end of a game in lines has the sources, the parts, the total, and that something was taken back."""
    plan = Plan(seats=(Seat("Ada"),), chosen={"opponent": "jean", "level": "1"}, seed=5)
    sitting = SetUp(TITLE).begin(plan)
    end = _played_in_lines(sitting)
    for group in progress.result(kit(), sitting.referee).groups:
        head, (ada, jean) = group.whole.label, group.whole.amounts.values()
        assert f"\n{head}: Ada {ada}, Jean {jean}\n" in end
    assert "\n  city actions: " in end or "\n  quests: " in end
    assert end.endswith("1 undo after hidden information was seen.")
