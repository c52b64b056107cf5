"""Parts mark what is highlighted, what was just told, where a cursor stands, and what is new or changed."""

from collections.abc import Callable

import pytest

from maracaibo_tui.games.maracaibo.state.position import copied
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import Lines, Span, plain
from maracaibo_tui.tui.screen.surface import BAND, NAME
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.screens import FOUR, middle
from tests.support.seated import kit, names_at, placed

COLUMN = (37, 30)


def _moment(played: Session) -> Moment:
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))


def _spans(drawn: Lines) -> list[Span]:
    return [span for row in drawn for span in row]


def _draw(part: str, moment: Moment, size: tuple[int, int] = COLUMN) -> Lines:
    return kit().draw(part, kit().as_shown(part, moment), *size)


def test_what_was_just_told_wears_the_chip_of_whoever_acts() -> None:
    """The name of the nation is in the colour of the seat whose turn is told; without a telling it is only bold."""
    moment = _moment(middle())._replace(lit=("nation/spain",))
    told = _draw("tracks", moment._replace(told_of=FOUR[2].name))
    assert Span("S", "onaccent on seat3 bold") in told[3]
    lit = _draw("tracks", moment)
    assert lit[3][0] == Span("S", f"{NAME} on raised")
    assert not [span for span in _spans(lit) if span.style == BAND]


@pytest.mark.parametrize("part", ["tracks", "ship", "hand", "display", "others", "explorer"])
def test_a_cursor_is_one_sign_and_no_band(part: str) -> None:
    """A filled band always means that Enter takes something; a cursor that reads is a sign of its own, once."""
    for cells in (37, 76):
        drawn = _draw(part, _moment(middle())._replace(cursors={part: 1}), (cells, 30))
        spans = _spans(drawn)
        assert not [span for span in spans if span.style == BAND]
        rows = [plain(row) for row in drawn if "►" in plain(row)]
        assert len(rows) == (2 if part == "explorer" else 1)


def test_nothing_moves_for_a_cursor() -> None:
    """With and without it every word stands in the same cell."""
    for part in ("tracks", "ship", "others"):
        moment = _moment(middle())
        with_it = [plain(row).replace("►", " ") for row in _draw(part, moment._replace(cursors={part: 1}))]
        assert [row.rstrip() for row in with_it] == [plain(row).rstrip() for row in _draw(part, moment)]


CHANGES: dict[str, tuple[str, Callable[[Moment], None]]] = {
    "combat": ("ship", lambda before: _set(before, combat_points=0)),
    "income": ("ship", lambda before: _set(before, income_doubloons=3)),
    "points": ("others", lambda before: _set(before, vp=1)),
    "money": ("others", lambda before: _set(before, doubloons=1)),
}


def _set(moment: Moment, **values: int) -> None:
    for name, value in values.items():
        setattr(moment.before.players[moment.seat - 1], name, value)


@pytest.mark.parametrize("what", CHANGES)
def test_a_changed_figure_is_underlined_until_the_next_answer(what: str) -> None:
    """What is another figure than at the seat's last answer has a line below it, and nothing else has (F-28)."""
    part, change = CHANGES[what]
    moment = _moment(placed({"players.1.combat_points": 4}))
    moment = moment._replace(before=copied(moment.view))
    assert not _underlined(_draw(part, moment))
    change(moment)
    assert len(_underlined(_draw(part, moment))) == 1


def _underlined(drawn: Lines) -> list[str]:
    return [span.text for span in _spans(drawn) if "underline" in span.style]


def test_new_cards_areas_and_quests_have_a_mark() -> None:
    """Behind what came since the seat's last answer stands a plus in the ink of gains."""
    moment = _moment(middle())
    moment = moment._replace(before=copied(moment.view))
    assert not _new("hand", moment) + _new("display", moment) + _new("ship", moment)
    before = moment.before.players[moment.seat - 1]
    before.hand = before.hand[1:]
    area = next(iter(before.discs))
    before.discs = {**before.discs, area: 9}
    moment.before.display = ()
    assert len(_new("hand", moment)) == 1
    assert len(_new("ship", moment)) == 1
    assert len(_new("display", moment)) == len(moment.view.display)


def _new(part: str, moment: Moment) -> list[Span]:
    return [span for span in _spans(_draw(part, moment)) if span.text.strip() == "+" and span.style == "gain"]


def test_a_preview_shows_where_a_marker_would_go_and_what_its_rank_would_be_worth() -> None:
    """The letter stands there without a ground of its own, and the points say what becomes of them."""
    moment = _moment(middle())
    after = copied(moment.view)
    p = after.players[moment.seat - 1]
    p.influence = {**p.influence, "france": 8}
    moment = moment._replace(after=after)
    drawn = kit().draw("tracks", moment, *COLUMN)
    letter = "ABCD"[moment.seat - 1]
    assert Span(letter, f"seat{moment.seat} bold") in drawn[1]
    assert Span(letter, f"onaccent on seat{moment.seat} bold") in drawn[1]
    assert plain(drawn[0]).endswith("0 → 6 VP")
    assert plain(drawn[3]).endswith("  0 VP")
