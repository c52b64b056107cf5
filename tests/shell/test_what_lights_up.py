"""Whatever is highlighted, what it concerns lights up on the map, the tracks, the ship, the hand or the offers."""

from collections.abc import Sequence

import pytest

from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain
from maracaibo_tui.tui.screen.surface import BAND, UNFILLED
from maracaibo_tui.tui.shell.kit import ASK, Moment
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pictures import picture as picture_of
from tests.support.every_question import picture
from tests.support.played import described
from tests.support.seated import asked, at_table, in_a_terminal, kit, names_at, placed, play_to, screen_of, session


def _at(played: Session, option: str) -> Moment:
    """Highlight an option."""
    question, view = played.question, played.view()
    assert question is not None
    options = described(view, question)
    at = next(number for number, each in enumerate(options) if each.id.startswith(option))
    return Moment(view, played.viewer, question, options, at, names_at(played))


def _marked(part: str, moment: Moment) -> list[str]:
    """Give the rows of a part that are others without anything highlighted."""
    unlit = moment._replace(highlighted=len(moment.options))
    pairs = zip(picture(kit(), part, moment), picture(kit(), part, unlit), strict=True)
    return [plain(row) for row, dark in pairs if row != dark]


@pytest.mark.parametrize(
    "given,answers,option",
    [
        ({"players.1.ship": "3"}, ("sail:4",), "city"),
        ({"players.1.ship": "7", "players.1.assistants": {"8": ["A39"]}}, ("sail:8",), "assist:"),
        ({"players.1.ship": "7", "locations.8.quests": ["Q01"]}, ("sail:8",), "quest:"),
        ({"players.1.hand": []}, ("sail:1", "city"), "do"),
        ({"players.1.ship": "3", "players.1.hand": ["A01"]}, ("sail:4", "city"), "deliver:"),
    ],
)
def test_what_is_done_where_the_ship_lies_lights_that_place_up(
    given: dict[str, object], answers: tuple[str, ...], option: str
) -> None:
    """Main actions, deliveries and the action of a city have their place on the map."""
    place = answers[0].removeprefix("sail:")
    moment = _at(placed(given, answers), option)
    rows = [row for row in picture(kit(), "map", moment) if any(span.style == BAND for span in row)]
    name = kit().printed.locations[place].name
    assert any(name in "".join([span.text for span in row if span.style == BAND]) for row in rows)


def test_a_combat_lights_the_nation_up_that_is_fought_for() -> None:
    """Whatever combat value is spent for shows with which nation influence is gained; a figure spent, the figures."""
    played = play_to(session(), lambda each: asked("DEC-44")(each) and "spend:figure" in _options(each))
    nation = getattr(played.match.state.agenda[-1], "nation", "")
    assert any(row.startswith(nation.capitalize()) for row in _marked("tracks", _at(played, "ca:influence")))
    assert not _marked("tracks", _at(played, "spend:figure"))
    assert any("figures " in row for row in _marked("ship", _at(played, "spend:figure")))


def _options(played: Session) -> Sequence[str]:
    return played.question.options if played.question is not None else ()


def test_a_career_lights_up_on_the_ship() -> None:
    """Careers to choose from stand on the ship board, and later the one whose task is completed."""
    played = play_to(session(), asked("DEC-03"))
    for option in _options(played):
        name = kit().printed.box.careers[option.partition(":")[2]].name
        assert any(f" {name}" in row for row in _marked("ship", _at(played, option)))


@in_a_terminal
async def test_nothing_is_filled_while_enter_means_something_else() -> None:
    """While one reads a part or a page, what is highlighted keeps its ink and has no ground; back at it, it has."""
    screen = screen_of(placed({"players.1.ship": "5"}))
    async with at_table(screen, (120, 40)) as pilot:
        assert BAND in _styles(screen)
        for opens in ("g", "question_mark"):
            await pilot.press(opens)
            assert BAND not in _styles(screen)
            assert UNFILLED in _styles(screen)
            await pilot.press("escape")
            assert BAND in _styles(screen)


def _styles(screen: MatchScreen) -> set[str]:
    desk = screen.desk
    moment = desk.moment()
    areas = desk.planned(desk.size)
    return {span.style for name in ("map", ASK) for row in picture_of(desk, name, moment, areas[name]) for span in row}
