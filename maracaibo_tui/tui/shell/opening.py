"""Opening what lies upon the table; each kind is loaded when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .kit import Denied
    from .match_screen import MatchScreen
    from .overlays.help import Help


def rules(screen: MatchScreen) -> None:
    """Open the rule of what is looked at, or why it is not possible, with what it is about and what else is not."""
    moment = screen.moment()
    address = screen.kit.at_cursor(screen.in_focus, moment) if screen.in_focus in screen.seen.cursors else ""
    about = screen.kit.about(screen.in_focus, moment)
    addresses = tuple(dict.fromkeys([address, *about])) if address else tuple(about)
    if addresses:
        screen.seen.overlays.append(_help(screen, addresses))
        return
    denied = screen.kit.denied(moment) if moment.question is not None else ()
    pointed = screen.seen.prompt.denied_at(moment, denied)
    named = [pointed.rule] if pointed is not None else []
    named += [moment.option.rule] if moment.option is not None else []
    named += [moment.question.rule] if moment.question is not None else []
    panel = _help(screen, (*dict.fromkeys(named), *screen.kit.concerned(moment)), denied)
    if pointed is not None:
        panel.point_at(pointed)
    screen.seen.overlays.append(panel)


def _help(screen: MatchScreen, addresses: Sequence[str], denied: Sequence[Denied] = (), name: str = "rule") -> Help:
    from .overlays.help import Help
    from .overlays.reference import Shelf

    things = {each.address: each for each in (*screen.kit.things(), *screen.kit.people(screen.moment()))}
    shelf = Shelf(
        find=things.get,
        page=lambda address, cells: screen.kit.thing(address, screen.moment(), cells),
        rules=screen.kit.thing_rules,
    )
    return Help(screen.kit.rulebook(), addresses, denied, shelf, name)


def search(screen: MatchScreen) -> None:
    """Open the search."""
    from .overlays.search import Search

    things = screen.kit.things()
    screen.seen.overlays.append(
        Search(screen.kit.rulebook(), things, lambda address: _found(screen, address), screen.seen.looked_up)
    )


def _found(screen: MatchScreen, address: str) -> None:
    """Open what was found: in the help that lies below the search, or in a new one."""
    from .overlays.help import Help

    below = screen.seen.overlays[-2] if len(screen.seen.overlays) > 1 else None
    if isinstance(below, Help):
        screen.seen.overlays.pop()
        below.go(address)
    else:
        screen.seen.overlays.append(_help(screen, (address,)))


def thing(screen: MatchScreen, address: str) -> None:
    """Open the page of a card, a place or the like."""
    screen.seen.overlays.append(_help(screen, (address,), name="accept"))


def places(screen: MatchScreen) -> None:
    """Open the list of places."""
    from .overlays.places import Places

    concerned = screen.kit.concerned(screen.moment())
    screen.seen.overlays.append(
        Places(
            lambda cells: screen.kit.places(screen.moment(), cells), lambda address: thing(screen, address), concerned
        )
    )


def commands(screen: MatchScreen) -> None:
    """Open the list of all commands."""
    from .overlays.commands import Commands

    def do(action: str) -> None:
        screen.seen.overlays.clear()
        screen.actions.do(action)

    screen.seen.overlays.append(Commands(do, screen.habits.keys))


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

    screen.seen.overlays.append(Confirm(*words, do))
