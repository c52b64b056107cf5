"""The table of every game: keys, prompt, panels on top, the veil, what is taken back, what is told."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.rulebook import rulebook_of
from maracaibo_tui.library.settings import Settings
from maracaibo_tui.play.referee import names_of
from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.app import MaracaiboApp
from maracaibo_tui.tui.screen.palette import PANEL
from maracaibo_tui.tui.shell.kit import kit_of
from maracaibo_tui.tui.shell.match_screen import MatchScreen
from tests.support.advising import hint_for
from tests.support.any_table import BESIDE_A_BOT, digest, play_on, rules_of, screen_at, session_at
from tests.support.screens import shown
from tests.support.seated import at_table, in_a_terminal
from tests.support.seated import shown as shows

LARGE = (200, 60)
AT_ONCE = Settings(pace="instant", confirm_undo=False)


def _frame(screen: MatchScreen, keys: Sequence[str] = (), size: tuple[int, int] = (80, 24)) -> str:
    return shown(MaracaiboApp(screen.look, screen), keys, size)


def _asked(title: Title, played: Session) -> tuple[str, str, list[str]]:
    """Give the question in a sentence, what asks it, and the labels of its options."""
    printed, view, question = rules_of(title.id).printed, played.view(), played.question
    assert question is not None
    words = title.words()
    options = words.describe(printed, view, question)
    return (*words.in_words(printed, view, question), [option.label for option in options])


def _names(title: Title, played: Session) -> list[str]:
    """Give the options as they are called in columns."""
    moment = screen_at(title, played).desk.moment()
    return [choice.name for choice in kit_of(title, rules_of(title.id).printed).columns(moment).choices]


def _band(screen: MatchScreen) -> int:
    """Give the number of the option that is highlighted."""
    return screen.desk.moment().number(screen.desk.seen.prompt.at)


def test_the_prompt_asks_in_the_words_of_the_game(title: Title) -> None:
    """The question, what asks it and every option stand on a large screen; the first is highlighted."""
    played = session_at(title)
    sentence, source, labels = _asked(title, played)
    text = _frame(screen_at(title, played), size=LARGE)
    assert sentence.partition("?")[0] in text
    assert source in text
    assert all(name in text for name in _names(title, played))
    assert labels


def test_every_part_has_a_key_and_a_frame(title: Title) -> None:
    """The key of a part shows it under its title, and the key bar names it."""
    kit = kit_of(title, rules_of(title.id).printed)
    keys = {key.id: key for key in title.keys}
    for part in kit.parts:
        key = keys[part.key]
        text = _frame(screen_at(title, session_at(title)), key.keys[:1])
        assert part.ground != PANEL or f" {part.title} ─" in text, part.name
    bar = _frame(screen_at(title, session_at(title)), size=(400, 60)).splitlines()[-1]
    assert all(f"{keys[name].keys[0]} {keys[name].does}" in bar for name in kit.bar)


def test_a_part_is_shown_by_the_key_that_somebody_chose_for_it(title: Title) -> None:
    """Keys of parts can be changed like those of the house; the old one does nothing then."""
    part = kit_of(title, rules_of(title.id).printed).parts[-1]
    usual = next(key.keys[0] for key in title.keys if key.id == part.key)
    changed = Settings(keys={part.key: ("y",)})
    assert f" {part.title} ─" in _frame(screen_at(title, session_at(title), changed), ("y",))
    assert f" {part.title} ─" not in _frame(screen_at(title, session_at(title), changed), (usual,))


@pytest.mark.parametrize("size", [(60, 18), (80, 24), (120, 40), (200, 60)], ids=str)
def test_the_question_is_seen_on_every_screen(title: Title, size: tuple[int, int]) -> None:
    """However small a screen may be, the first option can be read, and nothing is broken."""
    played = session_at(title)
    name = _names(title, played)[0]
    text = _frame(screen_at(title, played), size=size)
    assert name[:20] in text
    assert [len(row) <= size[0] for row in text.splitlines()] == [True] * size[1]


@in_a_terminal
async def test_keys_move_take_and_narrow_down(title: Title) -> None:
    """Down goes to the second option, a filter leaves what has its words, and a digit takes an option."""
    played = session_at(title)
    labels = _asked(title, played)[2]
    screen = screen_at(title, played, AT_ONCE)
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("down")
        assert _band(screen) == 2
        await pilot.press("f", *labels[0].lower()[:60])
        assert _band(screen) == 1
        await pilot.press("escape", "1")
        await pilot.pause()
    assert [entry.answer for entry in played.match.journal if not entry.auto][:1] != []


def test_the_rule_of_what_is_highlighted_is_one_key_away(title: Title) -> None:
    """The help panel opens at the rule that explains the option, and its index lists all pages."""
    played = session_at(title)
    question = played.question
    assert question is not None
    rule = title.words().describe(rules_of(title.id).printed, played.view(), question)[0].rule
    entry = rulebook_of(title.id).find(rule)
    assert entry is not None
    assert entry.title[:30] in _frame(screen_at(title, played), ("question_mark",), LARGE)
    assert rulebook_of(title.id).pages["first-game"] in _frame(screen_at(title, played), ("question_mark",) * 2, LARGE)


def test_everything_with_a_name_is_found(title: Title) -> None:
    """The search finds a thing by its name, and Enter opens its page."""
    thing = kit_of(title, rules_of(title.id).printed).things()[0]
    keys = ["space" if letter == " " else letter for letter in thing.called]
    assert thing.called in _frame(screen_at(title, session_at(title)), ("slash", *keys), LARGE)
    assert thing.called in _frame(screen_at(title, session_at(title)), ("slash", *keys, "enter"), LARGE)


def test_all_commands_are_listed(title: Title) -> None:
    """The list of commands has those of the parts of the game among them."""
    text = _frame(screen_at(title, session_at(title)), ("colon", *title.keys[0].tells), LARGE)
    assert title.keys[0].tells in text


@in_a_terminal
async def test_the_veil_falls_between_two_persons(title: Title) -> None:
    """After an answer nothing of the table is left until the next person presses a key, and sits at the question."""
    played = session_at(title)
    async with at_table(screen_at(title, played, AT_ONCE), (80, 24)) as pilot:
        while not played.waits_for_other():
            await pilot.press("enter")
            await pilot.pause()
        text = shows(pilot)
        assert "Pass the keyboard to Ben." in text
        assert not any(label in text for label in _asked(title, played)[2])
        await pilot.press("y")
        await pilot.pause()
        assert played.viewer == 2
        assert " B " in shows(pilot)


@in_a_terminal
async def test_answers_are_taken_back_and_given_again(title: Title) -> None:
    """Who plays with a bot takes an answer back, and gives it again: each time it is the very position."""
    played = session_at(title, BESIDE_A_BOT)
    before = digest(played)
    async with at_table(screen_at(title, played, AT_ONCE), (80, 24)) as pilot:
        await pilot.press("1")
        await pilot.pause()
        after = digest(played)
        assert after != before
        await pilot.press("u")
        await pilot.pause()
        assert digest(played) == before
        await pilot.press("U")
        await pilot.pause()
    assert digest(played) == after


@in_a_terminal
async def test_what_a_bot_does_is_told_step_by_step(title: Title) -> None:
    """The turn of a bot is told under its name, one step a key, and then one's own question is there."""
    played = play_on(session_at(title, BESIDE_A_BOT), 1)
    screen = screen_at(title, played, Settings())
    async with at_table(screen, (80, 24)) as pilot:
        for _ in range(30):
            if screen.desk.seen.telling is not None:
                break
            await pilot.press("enter")
            await pilot.pause()
        assert screen.desk.seen.telling is not None
        assert "Rob · step 1 of" in shows(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert screen.desk.seen.telling is None
        assert " A " in shows(pilot)


def test_the_log_tells_what_happened_and_leads_back(title: Title) -> None:
    """The log has the last line of all that was heard; Enter on one shows the table as it was then."""
    played = play_on(session_at(title, BESIDE_A_BOT), 6)
    words, printed = title.words(), rules_of(title.id).printed
    lines = [
        words.log_line(title.sight.heard(each.event, 1), printed, names_of(title, played.seats)) for each in played.log
    ]
    last = [line for line in lines if line][-1]
    log = next(key.keys[0] for key in title.keys if key.id == "log")
    assert last[:40].removesuffix(".") in _frame(screen_at(title, played), (log,), LARGE)
    assert "This is the past" in _frame(screen_at(title, played), (log, "enter"))


def test_a_hint_names_one_of_the_options(title: Title) -> None:
    """What a bot would do is among what may be done."""
    played = session_at(title)
    question = played.question
    assert question is not None
    assert hint_for(title, rules_of(title.id).printed, played.view(), question).option in question.options
    assert _frame(screen_at(title, played), ("i",))


def test_places_are_listed_where_there_are_any(title: Title) -> None:
    """A game without places says so."""
    played = session_at(title)
    kit = kit_of(title, rules_of(title.id).printed)
    screen = screen_at(title, played)
    has_places = bool(kit.places(screen.desk.moment(), 80))
    assert ("There are no places in this game." in _frame(screen, ("M",))) != has_places


def test_the_end_shows_who_won(title: Title) -> None:
    """When the game is over the prompt says who won, and the part with the points is shown."""
    played = play_on(session_at(title, BESIDE_A_BOT), 2000)
    assert played.is_over
    kit = kit_of(title, rules_of(title.id).printed)
    text = _frame(screen_at(title, played))
    assert next(part.title for part in kit.parts if part.is_summary) in text
    winners = title.sight.winners(played.view())
    assert all(names_of(title, played.seats)[seat] in text for seat in winners)
    result = kit.result(screen_at(title, played).desk.moment(), [each.event for each in played.log], ())
    assert result.total.amounts == title.sight.standings(played.view()) == kit.if_ended(played.view())
    assert all(played.seats[seat - 1].name.partition(" ")[0] in result.won for seat in winners if isinstance(seat, int))
    for group in result.groups:
        sums = {seat: sum(row.amounts.get(seat, 0) for row in group.sources) for seat in group.whole.amounts}
        assert sums == group.whole.amounts


@pytest.mark.parametrize("size", [(60, 17), (80, 23), (120, 39), (200, 59)], ids=str)
def test_behind_a_story_nothing_of_a_game_is_seen(title: Title, size: tuple[int, int]) -> None:
    """The backdrop fills the screen at every size, in every manner of drawing a coast, and has no word on it."""
    kit = kit_of(title, rules_of(title.id).printed)
    for coast in ("full", "half", "line", "ascii"):
        drawn = kit.backdrop(*size, coast)
        assert {sum(len(span.text) for span in row) for row in drawn} == {size[0]}
        assert len(drawn) == size[1]
        assert not any(span.text.strip().isalnum() for row in drawn for span in row)
