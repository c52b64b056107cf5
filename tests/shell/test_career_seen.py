"""The career stands in the ship part at every size, and its page tells how far each task is."""

from itertools import pairwise

import pytest

from maracaibo_tui.games.maracaibo.words.careers import goals, goals_briefly
from maracaibo_tui.games.maracaibo.words.position import TELLS
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.shell.kit import Area, Moment
from maracaibo_tui.tui.shell.prompt import Prompt
from tests.support.played import described
from tests.support.seated import SIZES, asked, kit, names_at, placed, play_to, session


def _moment() -> Moment:
    played = placed({})
    moment = Moment(played.view(), played.viewer, None, (), 0, names_at(played))
    p = moment.view.players[0]
    p.career = next(each.id for each in kit().printed.box.careers.values() if each.name == "Fellowship")
    p.synergies = tuple(kit().printed.box.synergies)[:5]
    p.career_done = (1,)
    return moment


@pytest.mark.parametrize("cells,rows", [(37, 12), (37, 18), (58, 8), (76, 12), (118, 27)])
def test_the_career_has_its_line_however_many_synergies_there_are(cells: int, rows: int) -> None:
    """With many synergies the ship part still names the career and marks the tasks that are done."""
    assert any("career   Fellowship ●○○" in plain(each) for each in kit().draw("ship", _moment(), cells, rows))


def test_the_ship_part_counts_what_the_tasks_ask_for_where_there_is_room() -> None:
    """Beside the career stands how far each task is."""
    shown = "\n".join(map(plain, kit().draw("ship", _moment(), 118, 27)))
    assert "career   Fellowship ●○○  next: 0/2 assistants · 5/4 synergies" in shown


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


def inside(area: Area) -> tuple[int, int]:
    """Give the room in a part below its heading."""
    cells, rows = area.size
    return cells - 2, rows - 1


def _choosing(point: str, careers: tuple[str, str]) -> Moment:
    """Begin a game with these careers to choose from, at this question."""
    played = play_to(session(seed=3), asked(point), 3)
    assert played.question is not None
    played.match.state.players[played.question.seat - 1].careers = careers
    question = played.match.question = played.match.game.settle(played.match.table)
    assert question is not None
    view = played.view()
    return Moment(view, played.viewer, question, described(view, question), 0, names_at(played))


PAIRS = list(pairwise(kit().printed.box.careers))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("careers", PAIRS, ids="-".join)
def test_both_careers_are_whole_on_the_ship_while_cards_and_career_are_chosen(
    careers: tuple[str, str], size: tuple[int, int]
) -> None:
    """Every task stands there with what it asks for and what it brings, at every size that has room."""
    known = kit().printed.box.careers
    for point in ("DEC-02", "DEC-03"):
        moment = _choosing(point, careers)
        area = kit().plan(*size, "ship", read=point == "DEC-02")["ship"]
        drawn = [plain(each) for each in kit().draw("ship", moment, *inside(area))]
        text = " ".join(" ".join(drawn).split())
        assert all(len(each) <= inside(area)[0] for each in drawn)
        # Where one career is highlighted in the question, a low screen has the tasks of that one alone.
        shown = careers[:1] if point == "DEC-03" and size == SIZES[0] else careers
        forms = [[task for each in shown for task in told(known[each])] for told in (goals, goals_briefly)]
        assert any(all(task.casefold() in text.casefold() for task in tasks) for tasks in forms), text


@pytest.mark.parametrize("careers", PAIRS, ids="-".join)
def test_the_answer_tells_a_career_to_its_end_on_the_smallest_screen(careers: tuple[str, str]) -> None:
    """The prompt at 60x18 has room for all three tasks of the career that is highlighted."""
    moment = _choosing("DEC-03", careers)
    area = kit().plan(60, 18, "ship")["prompt"]
    drawn = Prompt().draw(kit(), moment, area.cells - 2, area.rows)
    text = " ".join(" ".join(map(plain, drawn)).split())
    first = kit().columns(moment).choices[0]
    assert first.name in text
    assert all(goal in text for goal in goals_briefly(kit().printed.box.careers[careers[0]]))


def test_a_cost_cannot_be_taken_for_a_reward() -> None:
    """A task says what one must have, and then what is gained."""
    for career in kit().printed.box.careers.values():
        assert all(each.startswith(("have ", "cross ")) and ": gain " in each for each in goals(career))


def test_in_lines_the_careers_are_named_before_the_first_card_and_told_with_the_ship() -> None:
    """Whoever hears no picture knows of the careers as early, and hears their tasks with the ship."""
    played = play_to(session(seed=3), asked("DEC-02"), 3)
    view, names = played.view(), names_at(played)
    assert played.question is not None
    moment = Moment(view, played.viewer, played.question, (), 0, names)
    known = [kit().printed.box.careers[each] for each in view.players[played.viewer - 1].careers]
    assert len(known) == 2
    (reminder,) = kit().reminders(moment)
    told = [*TELLS["ship"](kit().printed, view, names, played.viewer)]
    for career in known:
        assert career.name in plain(reminder)
        at = told.index(f"Career to choose from: {career.name}.")
        assert [each.strip().casefold() for each in told[at + 1 : at + 4]] == [
            each.casefold() for each in goals(career)
        ]
