"""The first line tells of every seat in a group of its own, and cuts none of them; the last one cuts no entry."""

import pytest

from maracaibo_tui.tui.screen.lines import line, plain, width
from maracaibo_tui.tui.shell.key_bar import key_bar
from maracaibo_tui.tui.shell.kit import Moment
from maracaibo_tui.tui.shell.status_groups import grouped
from tests.support.screens import FOUR, middle
from tests.support.seated import kit, names_at, placed


def _moment() -> Moment:
    played = middle()
    return Moment(played.view(), played.viewer, None, (), 0, names_at(played))


@pytest.mark.parametrize("cells", [60, 80, 100, 120, 150, 200])
def test_the_figures_of_a_seat_stand_behind_its_own_letter(cells: int) -> None:
    """Points behind every letter, one's own money behind one's own, and no group is cut (F-06)."""
    moment = _moment()
    text = plain(kit().status(moment, cells))
    assert len(text) <= cells
    groups = [text.index(f" {each} ") for each in "ABCD"]
    assert groups == sorted(groups)
    parts = [text[at : [*groups, len(text)][number + 1]] for number, at in enumerate(groups)]
    for part, p in zip(parts, moment.view.players, strict=True):
        assert f" {p.vp} VP" in part
        assert (f" {p.doubloons}$" in part) or (p.seat != moment.seat and cells < 120)
        assert (f"{p.combat_points} CP" in part) == (p.seat == moment.seat and cells >= 80)
        assert (FOUR[p.seat - 1].name in part) == (cells >= 200)


def test_rounds_are_shown_one_by_one_where_there_is_room() -> None:
    """Rounds that have begun are full."""
    assert " Round 2 of 4 ●●○○ turn 7" in plain(kit().status(_moment(), 120))
    assert "●" not in plain(kit().status(_moment(), 80))


def test_groups_without_room_go_from_the_middle() -> None:
    """Whole groups go; the own one and those at the ends stay longest."""
    groups = [line(each * 10) for each in "abcde"]
    head = line("head")
    left = {cells: plain(grouped(head, [groups], cells, 3)) for cells in range(4, 70)}
    assert all(len(text) <= cells for cells, text in left.items())
    assert all(set(map(len, text.split()[1:])) <= {10} for text in left.values())
    assert left[64].split()[1:] == [plain(each) for each in groups]
    assert [each[0] for each in left[63].split()[1:]] == ["a", "b", "d", "e"]
    assert [each[0] for each in left[16].split()[1:]] == ["d"]


def test_the_past_takes_the_whole_line() -> None:
    """Every cell of it lies on the ground of a warning."""
    moment = _moment()._replace(past="Ada sails to 5 Santo Domingo")
    for cells in (60, 80, 200):
        told = kit().status(moment, cells)
        assert width(told) == cells
        assert {span.style for span in told} == {"onaccent on warn bold"}
        assert plain(told).startswith(" This is the past: round 2, turn 7")
        assert plain(told).endswith("Esc returns ")


def test_a_figure_that_has_changed_is_underlined() -> None:
    """It is another than at the seat's last answer (F-28)."""
    played = placed({"players.1.doubloons": 9})
    before = placed({"players.1.doubloons": 4}).view()
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played), before=before)
    changed = [span.text for span in kit().status(moment, 120) if "underline" in span.style]
    assert changed == ["9$"]


@pytest.mark.parametrize("cells", range(20, 80, 7))
def test_keys_are_bold_and_no_entry_is_cut(cells: int) -> None:
    """Between two entries are two cells."""
    told = key_bar(("accept", "rule", "undo", "search", "hint", "quit"), cells, {"accept": "take"})
    assert plain(told).startswith(" Enter take  ? ")
    assert width(told) <= cells
    assert {span.style for span in told if span.text.strip()} == {"key bold", "faint"}
