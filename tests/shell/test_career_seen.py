"""The career stands in the ship part at every size, and its page tells how far each task is."""

import pytest

from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Moment
from tests.support.seated import kit, names_at, placed


def _moment() -> Moment:
    played = placed({})
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    p = moment.view.players[0]
    p.career = next(each.id for each in kit().printed.box.careers.values() if each.name == "Fellowship")
    p.synergies = tuple(kit().printed.box.synergies)[:5]
    p.career_done = (1,)
    return moment


@pytest.mark.parametrize("cells,rows", [(38, 11), (38, 18), (58, 5), (78, 11), (118, 27)])
def test_the_career_has_its_line_however_many_synergies_there_are(cells: int, rows: int) -> None:
    """With many synergies the ship part still names the career and marks the tasks that are done."""
    assert any("career Fellowship ■□□" in plain(each) for each in kit().draw("ship", _moment(), cells, rows))


def test_the_ship_part_counts_what_the_tasks_ask_for_where_there_is_room() -> None:
    """Beside the career stands how far each task is."""
    shown = "\n".join(map(plain, kit().draw("ship", _moment(), 118, 27)))
    assert "career Fellowship ■□□  quests done  0/2 assistants  5/4 synergies" in shown


def test_the_page_of_the_own_career_tells_how_far_its_tasks_are() -> None:
    """Tasks that are done are marked, the others counted; careers of others tell nothing."""
    moment = _moment()
    text = [plain(each) for each in kit().thing(f"career/{moment.view.players[0].career}", moment, 90)]
    assert "– task 1: done" in text
    assert "– task 2: 0 of 2 assistants (4 for the higher level)" in text
    assert "– task 3: 5 of 4 synergies, can be completed" in text
    p = moment.view.players[0]
    other = next(each for each in kit().printed.box.careers if each not in {p.career, *p.careers})
    assert "Just now" not in [plain(each) for each in kit().thing(f"career/{other}", moment, 90)]
