"""A long list of pairs is chosen in two steps: what comes first, then what goes with it; one answer comes of it."""

from __future__ import annotations

from maracaibo_tui.play.session import Session
from maracaibo_tui.tui.plain.talk import answered
from maracaibo_tui.tui.plain.typed import chosen
from maracaibo_tui.tui.plain.words import Plain
from tests.support.seated import (
    asked,
    at_table,
    in_a_terminal,
    kit,
    listed,
    play_to,
    referee_of,
    screen_of,
    session,
    session_of,
    shown,
)

SEED = 19
"""A game in which a marker may go to any of nine villages, for any of three nations."""


def _markers() -> Session:
    return play_to(session(seed=SEED), asked("DEC-23"), SEED, 3000)


def test_the_nation_comes_first() -> None:
    """Instead of 28 options there are three nations and the end; under each are its villages."""
    played = _markers()
    assert played.question is not None
    assert len(played.question.options) == 28
    first = listed(played)
    assert [option.label for option in first.options] == [
        "Marker of France (9 ways)",
        "Marker of Spain (9 ways)",
        "Marker of England (9 ways)",
        "Place no marker",
    ]
    assert first.numbers == (1, 2, 3, 0)
    under = listed(played, first.options[1].under)
    assert len(under.options) == 9
    assert all(option.id.startswith("marker:spain:") for option in under.options)
    assert under.numbers == tuple(range(1, 10))


@in_a_terminal
async def test_two_keys_give_one_answer() -> None:
    """The number of the nation leads on and answers nothing; that of the village answers."""
    screen = screen_of(_markers())
    async with at_table(screen, (80, 24)) as pilot:
        played = session_of(screen)
        answers = len(played.match.journal)
        assert "Marker of England (9 ways)" in shown(pilot)
        assert "more below" not in shown(pilot)
        await pilot.press("2")
        assert len(played.match.journal) == answers
        assert "marker of Spain in" in shown(pilot)
        option = screen.desk.moment().options[4]
        await pilot.press("5")
        given = [entry for entry in played.match.journal[answers:] if not entry.auto]
        assert [entry.answer for entry in given] == [option.id]
        assert option.id.startswith("marker:spain:")


@in_a_terminal
async def test_esc_leads_back_to_the_first_step() -> None:
    """There the nation that was chosen is highlighted; what ends the question can be taken from either step."""
    screen = screen_of(_markers())
    async with at_table(screen, (80, 24)) as pilot:
        played = session_of(screen)
        number = played.number
        await pilot.press("down", "enter", "down", "escape")
        assert screen.desk.moment().options[screen.desk.seen.prompt.at].label == "Marker of Spain (9 ways)"
        await pilot.press("3", "e")
        assert screen.desk.moment().options[screen.desk.seen.prompt.at].label == "Place no marker"
        assert played.number == number
        await pilot.press("3", "0")
        assert "Nothing here ends or declines this." in shown(pilot)
        await pilot.press("escape", "0")
        assert played.number > number


@in_a_terminal
async def test_who_types_finds_all_of_them() -> None:
    """The filter narrows down the whole list, and what is highlighted previews where the marker would go."""
    screen = screen_of(_markers())
    async with at_table(screen, (120, 40)) as pilot:
        assert " then " not in shown(pilot)
        await pilot.press("f", *"spain", "space", *"tortuga")
        option = screen.desk.moment().option
        assert option is not None
        assert option.id == "marker:spain:3"
        assert " then " in shown(pilot)
        await pilot.press("enter")
        assert option.id in [entry.answer for entry in session_of(screen).match.journal]


@in_a_terminal
async def test_a_hint_leads_to_its_step() -> None:
    """What a bot would do is highlighted where it stands."""
    screen = screen_of(_markers())
    async with at_table(screen, (80, 24)) as pilot:
        await pilot.press("i")
        option = screen.desk.moment().option
        assert option is not None
        assert option.under == screen.desk.seen.prompt.within
        await pilot.press("enter")
        assert option.id in [entry.answer for entry in session_of(screen).match.journal]


def test_in_lines_the_steps_are_the_same() -> None:
    """A number leads on, then a number or a name answers; a whole name answers at once."""
    played = _markers()
    table = Plain(kit(), referee_of(played))
    head, refusal = chosen(table, "2")
    assert head is not None
    assert (head.id, head.under, refusal) == ("", "Marker of Spain", "")
    assert chosen(table, "marker of france")[0] == table.moment().options[0]
    assert chosen(table, table.offered[20].id)[0] == table.offered[20]
    table.within = head.under
    village, _ = chosen(table, "5")
    assert village is not None
    assert village.id.startswith("marker:spain:")
    assert chosen(table, "0")[0] is None


def test_in_lines_one_answer_comes_of_two_lines() -> None:
    """The question is said anew with what stands under the nation; u leads back to the nations."""
    played = _markers()
    table = Plain(kit(), referee_of(played))
    answers = len(played.match.journal)
    text = "\n".join(answered(table, "1"))
    assert "marker of France in" in text
    text = "\n".join(answered(table, "u"))
    assert "Marker of Spain (9 ways)" in text
    assert len(played.match.journal) == answers
    list(answered(table, "1"))
    list(answered(table, "1"))
    assert played.match.journal[answers].answer.startswith("marker:france:")
