"""What voyages cost and bring can be compared at a glance: beside the answers, on the map, in the lists of places."""

import re
from collections.abc import Iterator

import pytest

from maracaibo_tui.games.maracaibo.advice.voyages import reach
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.columns import Choice
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.prompt import Prompt
from maracaibo_tui.tui.tables.maracaibo.map_columns import MARGIN
from maracaibo_tui.tui.tables.maracaibo.map_list import COLUMNS
from tests.support.played import described
from tests.support.seated import kit, names_at, placed

SMALLEST, USUAL = (60, 9), (78, 9)
"""The map on a screen of 60 by 18, and the inside of the prompt on one of 80 by 24."""
SAILING: dict[str, object] = {
    "players.1.ship": "4",
    "players.1.explorer": "e14",
    "players.1.assistants": {"8": ["A39"]},
    "players.1.doubloons": 9,
    "legacy": ["L4", "L11"],
}
"""A voyage past an assistant, with a toll, and to villages."""


def _moment(given: dict[str, object], at: int = 0) -> Moment:
    played = placed(given)
    view, question = played.view(), played.question
    assert question is not None
    return Moment(view, played.viewer, question, described(view, question), at, names_at(played))


def _rows(part: str, moment: Moment, cells: int, rows: int) -> list[str]:
    return [plain(each) for each in kit().draw(part, kit().as_shown(part, moment), cells, rows)]


def test_beside_every_voyage_stands_what_it_costs_and_brings() -> None:
    """Movement points, village actions, points for assistants on the way, and a toll."""
    moment = _moment(SAILING)
    choices = kit().columns(moment).choices
    said = {option.id: _figures(choices[at]) for at, option in enumerate(moment.options)}
    assert said["sail:6"] == ("6 San Juan", "1 MP", "•", "")
    assert said["sail:9"] == ("9 Cumaná", "4 MP", "••", "+2 VP")
    assert said["sail:11"] == ("11 Maracaibo", "6 MP", "", "+2 VP -2$")
    assert said["sail:12"] == ("12 Santa Marta", "7 MP", "•••", "+2 VP -2$")


def _figures(choice: Choice) -> tuple[str, str, str, str]:
    """Read where a voyage goes and the figures of its short row."""
    cost, acts, _, more = map(plain, choice.short or ())
    return (choice.brief or choice.name).strip(), cost, acts, more


@pytest.mark.parametrize("ship", ["", "2", "4", "9", "11", "12"])
def test_every_voyage_says_what_waits_there(ship: str) -> None:
    """However long the names, the kind of the place stands behind every voyage."""
    moment = _moment({"players.1.ship": ship} if ship else {})
    shown = [plain(row) for row in Prompt().draw(kit(), moment, *USUAL)]
    voyages = [row for row in shown if " MP " in row and "?" not in row]
    kinds = re.findall(r"\b(?:city|quest|vill\.|village|home)(?=\W|$)", " ".join(voyages))
    assert len(kinds) == sum(row.count(" MP ") for row in voyages) == len(moment.options)


@pytest.mark.parametrize("ship", ["", "4", "6", "9", "12"])
def test_voyages_stand_side_by_side_on_the_usual_screen(ship: str) -> None:
    """Ten of them or all, each whole with its figures, in two columns."""
    given = {**SAILING, "legacy": ["L4"], "players.1.ship": ship} if ship else {}
    moment = _moment(given)
    shown = "\n".join(plain(row) for row in Prompt().draw(kit(), moment, *USUAL))
    choices = kit().columns(moment).choices
    whole = [each for each in choices if (each.brief or each.name) in shown]
    assert len(whole) >= min(10, len(moment.options))
    assert all(figure in shown for each in whole for figure in _figures(each))
    assert "…" not in shown


@pytest.mark.parametrize("size", [(80, 13), (80, 23), (120, 35)])
def test_the_map_has_signs_at_every_place_in_reach(size: tuple[int, int]) -> None:
    """Its movement points at the least, and all else where there is room."""
    moment = _moment(SAILING)
    text = "\n".join(_rows("map", moment, *size)[:-1])
    assert "(6) San Juan S 1MP 1v" in text
    assert ("Santa Marta 7MP 3v +2VP -2$ (12)" if size[1] > 13 else "Santa Marta (12) 7MP 3v") in text
    for place in reach(kit().printed, moment):
        chip, name = rf"[( ]{place}[) ]", kit().printed.locations[place].name
        ways = (rf"{chip} {name}[^()]*MP", rf"{name}[^()]*MP[^()]*{chip}", rf"{name} {chip}[^()]*MP")
        assert any(re.search(way, text) for way in ways), place


def test_where_ways_differ_each_has_its_signs() -> None:
    """From Santa Marta the upper way to Camarco is short, the lower one brings more village actions."""
    text = "\n".join(_rows("map", _moment({"players.1.ship": "12"}), 120, 35))
    assert "(19) Camarco 2/6MP 1/2v" in text


def _sailing() -> Iterator[Moment]:
    for ship in ("3", "4", "9", "12", "14"):
        for goods in ({}, {"locations.11.quests": ["Q01", "Q02"]}):
            yield _moment({**SAILING, **goods, "players.1.ship": ship})


def test_nothing_is_cut_on_the_smallest_screen() -> None:
    """Every label of the list has room in its column, every place in reach has its movement points."""
    wide = (SMALLEST[0] - MARGIN) // COLUMNS
    for moment in _sailing():
        rows = _rows("map", moment, *SMALLEST)[:-1]
        labels = [row[at : at + wide].strip() for row in rows for at in (1, 1 + wide)]
        assert not [label for label in labels if "…" in label]
        found = {re.split(r"[() ‹›]+", label.strip("(‹"))[0]: label for label in labels}
        for place in reach(kit().printed, moment):
            assert place not in found or ("MP" in found[place] and kit().printed.locations[place].name in found[place])
        prompt = [plain(row) for row in Prompt().draw(kit(), moment, 58, 7)]
        assert not [row for row in prompt[:-1] if "…" in row and "MP" in row]
