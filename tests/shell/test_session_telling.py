"""Automatic turns and scorings are told step by step, each with the table right after it."""

import pytest
from msgspec.structs import replace

from maracaibo_tui.games.maracaibo.state.events import (
    AutomaSailed,
    JacquesCompared,
    JeanCompared,
    JeanIncomeCounted,
    Scored,
)
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.seats import Seat
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.screen.lines import plain, width
from maracaibo_tui.tui.screen.surface import BAND, chip
from maracaibo_tui.tui.shell.kit import ASK
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from maracaibo_tui.tui.shell.pictures import picture
from maracaibo_tui.tui.shell.teller import SECONDS
from maracaibo_tui.tui.shell.telling import Telling, last_scenes, scenes_of
from tests.support.quick import until
from tests.support.seated import (
    ALONE,
    JEAN,
    TWO,
    WITH_BOT,
    at_table,
    in_a_terminal,
    kit,
    play_to,
    referee_of,
    screen_of,
    session,
    shown,
    watch,
)


def _automa_has_moved(played: Session) -> bool:
    return any(isinstance(step.event, AutomaSailed) for step in played.steps)


def _before_the_automa() -> Session:
    """Go to a question whose first answer ends the person's turn."""

    def ends(played: Session) -> bool:
        question = played.question
        return question is not None and question.point == "DEC-11" and len(played.match.state.players[0].hand) == 4

    return play_to(session(ALONE, JEAN), ends)


def test_each_step_has_its_own_table() -> None:
    """Jean's ship moves with the step that says so, not before."""
    played = play_to(session(ALONE, JEAN), _automa_has_moved)
    scenes = scenes_of(kit(), referee_of(played))
    sailed = next(at for at, scene in enumerate(scenes) if "sails" in scene.text)
    places = [scene.view.jean.ship for scene in scenes]
    assert places[sailed] == played.match.state.jean.ship
    assert places[sailed - 1] != places[sailed] or "stays" in scenes[sailed].text
    assert f"place/{places[sailed]}" in scenes[sailed].touched


def test_a_persons_own_answers_are_not_told() -> None:
    """Only what happens by itself is told: no step of a telling is the person's own."""

    def look(played: Session) -> None:
        scenes = scenes_of(kit(), referee_of(played))
        assert "Ada" not in {scene.who for scene in scenes}
        texts = [scene.text for scene in scenes if scene.who == "Jean"]
        assert not [text for text in texts if text.startswith("Ada") and "(" not in text]

    watch(session(ALONE, JEAN), look, most=150)


def test_bots_are_told_like_automas() -> None:
    """The turn of a bot at the table is told from its beginning."""
    played = play_to(session(WITH_BOT), lambda each: bool(scenes_of(kit(), referee_of(each))))
    scenes = scenes_of(kit(), referee_of(played))
    assert scenes[0].opens
    assert {scene.who for scene in scenes} == {"Rob"}


def test_scorings_are_told_to_people_as_well() -> None:
    """What a scoring pays, clears and reveals is told, also when only people play."""

    def scored(played: Session) -> bool:
        return any(isinstance(step.event, Scored) and step.event.source == "income" for step in played.steps)

    scenes = scenes_of(kit(), referee_of(play_to(session(TWO), scored)))
    assert {scene.who for scene in scenes} == {"Scoring"}
    said = "\n".join(scene.text for scene in scenes)
    assert all(words in said for words in ("doubloons (income)", "The markets are emptied", "you can invest in"))


@pytest.mark.parametrize(
    "opponent, wanted",
    [
        (JEAN, (JeanIncomeCounted, JeanCompared)),
        (Options(players=1, bot="jacques", bot_level=1), (JacquesCompared,)),
    ],
    ids=["jean", "jacques"],
)
def test_what_the_scorings_make_of_the_opponent_is_told(opponent: Options, wanted: tuple[type, ...]) -> None:
    """How Jean comes to her income and bonuses, and how a person compares with Jacques, stands among the steps."""
    played, told = session(ALONE, opponent), set[int]()
    watch(played, lambda each: told.update(scene.entry for scene in scenes_of(kit(), referee_of(each))))
    told.update(scene.entry for scene in scenes_of(kit(), referee_of(played)))
    said = [(type(entry.event), at in told) for at, entry in enumerate(played.log) if isinstance(entry.event, wanted)]
    assert {kind for kind, _told in said} == set(wanted)
    assert all(is_told for _kind, is_told in said)
    assert played.is_over


def test_a_telling_goes_on_and_back_and_ends() -> None:
    """Steps follow one another, beginning with what happens first in the turn; after the last there is nothing left."""
    played = play_to(session(ALONE, JEAN), _automa_has_moved)
    telling = Telling(scenes_of(kit(), referee_of(played)))
    steps = 1
    while telling.next():
        steps += 1
    assert steps == sum(not scene.opens for scene in telling.scenes)
    assert telling.progress == f"step {steps} of {steps}"
    telling.previous()
    assert telling.progress == f"step {steps - 1} of {steps}"
    text = telling.draw(40, 6, "Enter")
    assert all(width(each) <= 40 for each in text)
    assert any(plain(each).startswith(" Enter go on") for each in text)


def test_a_telling_never_looks_like_a_question() -> None:
    """The chip of who acts, the sentence, and how one goes on: no number and no band."""
    played = play_to(session(WITH_BOT), lambda each: bool(scenes_of(kit(), referee_of(each))))
    telling = Telling(scenes_of(kit(), referee_of(played)))
    telling.next()
    first, *others = telling.draw(78, 9, "Enter")
    assert first[1] == chip(" B ", "seat2")
    assert telling.scene.text.split()[0] in plain(first)
    assert BAND not in {span.style for each in (first, *others) for span in each}
    assert not [each for each in others if plain(each).strip()[:1].isdigit()]


@in_a_terminal
async def test_the_edge_has_the_colour_of_whoever_acts() -> None:
    """While Jean's turn is told it is hers; once something is asked it is the accent."""
    screen = screen_of(_before_the_automa())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("e")
        assert _edge(screen) == "automa"
        await pilot.press("escape")
        assert _edge(screen) == "accent"


def _edge(screen: MatchScreen) -> str:
    desk = screen.desk
    return picture(desk, ASK, desk.moment(), desk.planned(desk.size)[ASK])[0][0].style


@in_a_terminal
async def test_the_table_is_drawn_from_the_step_being_told() -> None:
    """After the last answer of a turn Jean's turn is told; Enter goes on, Esc hurries to the question."""
    screen = screen_of(_before_the_automa())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("e")
        text = shown(pilot)
        assert "Jean · step 1 of" in text
        await pilot.press("enter")
        assert "Jean · step 2 of" in shown(pilot)
        await pilot.press("p")
        assert "Jean · step 1 of" in shown(pilot)
        await pilot.press("escape")
        assert screen.desk.asks
        await pilot.press("R")
        assert "Jean · step 1 of" in shown(pilot)


@in_a_terminal
async def test_a_turn_is_told_on_the_map() -> None:
    """On a small screen the map is seen while Jean sails, whichever part the player was looking at."""
    screen = screen_of(_before_the_automa())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("e")
        await pilot.press("escape", "c")
        assert "Cards" in shown(pilot)
        await pilot.press("R")
        assert "Jean · step 1 of" in shown(pilot)
        assert "Havana" in shown(pilot)
        await pilot.press("escape")
        assert "Havana" not in shown(pilot)


def test_all_automatic_turns_since_a_persons_are_told_again() -> None:
    """The log leads back to the turns of both bots, as they were told when they were taken."""
    seats = (Seat("Ada"), Seat("Rob", "busy"), Seat("Tim", "busy"))

    def is_ada_again(played: Session) -> bool:
        return played.match.state.turn > 1 and played.question is not None and played.question.seat == 1

    played = play_to(session(seats, Options(players=3)), is_ada_again)
    told = [(scene.entry, scene.text, scene.who) for scene in scenes_of(kit(), referee_of(played))]
    assert {who for _entry, _text, who in told} >= {"Rob", "Tim"}
    assert [(scene.entry, scene.text, scene.who) for scene in last_scenes(kit(), referee_of(played))] == told


@in_a_terminal
async def test_at_the_fastest_pace_nothing_is_told() -> None:
    """With the pace "instant" the next question is there at once, and R still tells."""
    screen = screen_of(_before_the_automa(), Settings(pace="instant"))
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("e")
        assert screen.desk.asks
        assert screen.desk.seen.last_told


@pytest.mark.parametrize("pace", SECONDS)
@in_a_terminal
async def test_at_a_pace_between_the_steps_follow_one_another(pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody presses a key, and one step after the other is told, each on the screen, until the question is there."""
    seen = []
    monkeypatch.setattr("maracaibo_tui.tui.shell.teller.SECONDS", {pace: 0.001})
    screen = screen_of(_before_the_automa(), replace(Settings(), pace=pace))
    redraw = screen.redraw

    def redraw_and_note() -> None:
        redraw()
        seen.extend([screen.desk.seen.telling.progress] if screen.desk.seen.telling is not None else [])

    monkeypatch.setattr(screen, "redraw", redraw_and_note)
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("e")
        await until(lambda: screen.desk.asks, pilot.pause)
        steps = sum(not scene.opens for scene in screen.desk.seen.last_told)
        assert steps > 1
        assert list(dict.fromkeys(seen)) == [f"step {step} of {steps}" for step in range(1, steps + 1)]


@in_a_terminal
async def test_no_timer_runs_at_the_manual_pace() -> None:
    """Nothing goes on by itself unless a pace that does was chosen; a faster pace starts the clock."""
    screen = screen_of(_before_the_automa())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("e")
        assert not screen.teller.goes_on_by_itself
        await pilot.press("plus")
        assert screen.teller.goes_on_by_itself
        await pilot.press("minus")
        assert not screen.teller.goes_on_by_itself
