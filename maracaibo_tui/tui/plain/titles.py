"""The first page in lines: which titles there are, and what can be begun or gone on with."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import PackError
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.choices import OPPONENT, Value
from maracaibo_tui.engine.title import Title
from maracaibo_tui.games import TITLES, titles
from maracaibo_tui.library.saves import Listed, SaveError
from maracaibo_tui.library.shelf import last_played, to_go_on_with
from maracaibo_tui.play.granting import planned
from maracaibo_tui.play.plan import Plan, usual_names
from maracaibo_tui.play.setting_up import SetUp, begun
from maracaibo_tui.play.sitting import Sitting, old_game

from .talk import Talk
from .typed import leaves

_ANY = NewGame()


def chosen(talk: Talk, title: Title, wish: NewGame = _ANY) -> Sitting | None:
    """Ask what to play, beginning with a title; what was wished for already holds for it."""
    last = last_played()
    _offer(talk, title, last)
    heard = talk.hear("> ")
    while heard is not None and not leaves(heard):
        other = _named(heard.strip())
        try:
            if other is not None:
                title, wish = other, NewGame(plain=wish.plain) if other.id != title.id else wish
                _offer(talk, title, last)
            elif heard.strip() or last is not None:
                return _meant(title, wish, heard.strip())
        except SaveError as error:
            talk.say(str(error))
        heard = talk.hear("> ")
    return None


def _offer(talk: Talk, title: Title, last: Listed | None) -> None:
    """Say what can be typed to begin a game of a title, to turn to another title, or to go on."""
    talk.say(f"{title.name} in plain lines. What do you want to play? Type")
    talk.say(f"  names     for a new game of these people, as in: {', '.join(usual_names(title)[:2])}")
    if title.rival is not None:
        levels = _levels(title, title.rival.id)
        numbers = f"1 to {len(levels)}" if len(levels) > 1 else "1"
        talk.say(f"  {numbers:<10}to play alone against {title.rival.label}{_how_hard(levels)}")
    others = ", ".join([each.name for each in titles() if each.id != title.id])
    if others:
        talk.say(f"  a title   to turn to that game: {others}")
    if last is not None:
        talk.say(f"  Enter     to go on with {last.name}")
    talk.say("  q         to leave")


def _levels(title: Title, opponent: str) -> Sequence[Value]:
    """List the levels of an automatic opponent; none where the pack cannot be read: that is said when a game begins."""
    options = title.options.options_of({OPPONENT: opponent}, 1)
    try:
        return title.options.levels(SetUp(title).game(Plan()).printed, opponent, options)
    except PackError:
        return ()


def _how_hard(levels: Sequence[Value]) -> str:
    """Say in words between which levels there is a choice."""
    words = [level.label.removeprefix(level.id).strip() for level in levels]
    return f", from {words[0]} to {words[-1]}" if len(words) > 1 and all(words) else ""


def _named(heard: str) -> Title | None:
    """Find the title that is called so, where there are several."""
    found = [each for each in titles() if heard.casefold() in {each.id, each.name.casefold()}]
    return found[0] if found and len(TITLES) > 1 else None


def _meant(title: Title, wish: NewGame, heard: str) -> Sitting:
    if not heard:
        return old_game(to_go_on_with(""))
    wish = replace(wish, solo=int(heard[:3])) if heard.isdecimal() else replace(wish, players=heard)
    return begun(title, planned(title, wish, Plan()))
