"""Opening what lies upon the table; each kind is loaded when it is first opened."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .match_screen import MatchScreen

ESCAPE = "\x1b"


def rules(screen: MatchScreen) -> None:
    """Open the rule of what is highlighted, and say what is not possible now and why."""
    from .overlays.help import Help

    moment = screen.moment()
    address = screen.kit.at_cursor(screen.focus_part, moment) if screen.focus_part in screen.cursors else ""
    if address:
        named = [*screen.kit.thing_rules(address, moment)]
    else:
        option, question = moment.option, moment.question
        named = [option.rule] * (option is not None) if option else []
        named += [question.rule] if question is not None else []
    denied = screen.kit.denied(moment) if moment.question is not None and not address else ()
    screen.overlays.append(Help(screen.kit.rulebook(), tuple(dict.fromkeys(named)), denied))


def search(screen: MatchScreen) -> None:
    """Open the search."""
    from .overlays.search import Search

    things = screen.kit.things(screen.moment())
    screen.overlays.append(Search(screen.kit.rulebook(), things, lambda address: found(screen, address)))


def found(screen: MatchScreen, address: str) -> None:
    """Open what was found: a rule or a thing."""
    from .overlays.help import Help
    from .overlays.search import RULE

    if address.startswith(RULE):
        screen.overlays.append(Help(screen.kit.rulebook(), (address.removeprefix(RULE),)))
    else:
        thing(screen, address)


def thing(screen: MatchScreen, address: str) -> None:
    """Open the page of a card, a place or the like."""
    from .overlays.card import Card
    from .overlays.help import Help

    moment = screen.moment()
    called = next((each.called for each in screen.kit.things(moment) if each.address == address), "")
    named = screen.kit.thing_rules(address, moment)
    screen.overlays.append(
        Card(
            called,
            lambda cells: screen.kit.thing(address, screen.moment(), cells),
            lambda: screen.overlays.append(Help(screen.kit.rulebook(), named)),
        )
    )


def places(screen: MatchScreen) -> None:
    """Open the list of places."""
    from .overlays.places import Places

    screen.overlays.append(
        Places(lambda cells: screen.kit.places(screen.moment(), cells), lambda address: thing(screen, address))
    )


def commands(screen: MatchScreen) -> None:
    """Open the list of all commands."""
    from .overlays.commands import Commands

    def do(action: str) -> None:
        screen.overlays.clear()
        screen.actions.do(action)

    screen.overlays.append(Commands(do, screen.habits.keys))


def confirm_undo(screen: MatchScreen, do: Callable[[], None]) -> None:
    """Ask whether an answer that showed something hidden is to be taken back."""
    text = "Something hidden was revealed after that. Taking it back means that you know more than you should."
    _confirm(screen, ("Take back", text, "Yes, take it back"), do)


def leave(screen: MatchScreen) -> None:
    """Leave the table; ask before, where that is wished for."""
    text = "The game is saved after every answer; it goes on where you leave it."
    if screen.habits.confirm_leave:
        _confirm(screen, ("Leave the table", text, "Yes, leave"), screen.leave)
    else:
        screen.leave()


def _confirm(screen: MatchScreen, words: tuple[str, str, str], do: Callable[[], None]) -> None:
    from .overlays.confirm import Confirm

    screen.overlays.append(Confirm(*words, do))
