"""Opening what lies upon the table; each kind is loaded when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from .desk import Desk

if TYPE_CHECKING:
    from maracaibo_tui.engine.advice import Denied

    from .kit import Moment
    from .overlays.help import Help


def rules(desk: Desk) -> None:
    """Open the rule of what is looked at, or why it is not possible, with what it is about and what else is not."""
    moment = desk.moment()
    address = desk.kit.at_cursor(desk.in_focus, moment) if desk.in_focus in desk.seen.cursors else ""
    about = desk.kit.part_rules(desk.in_focus, moment)
    addresses = tuple(dict.fromkeys([address, *about])) if address else tuple(about)
    if addresses:
        desk.seen.overlays.append(_help(desk, addresses))
        return
    denied = desk.kit.denied(moment) if moment.question is not None else ()
    pointed = desk.seen.prompt.denied_at(moment, denied)
    named = [pointed.rule] if pointed is not None else []
    named += [moment.option.rule] if moment.option is not None else []
    named += [moment.question.rule] if moment.question is not None else []
    panel = _help(desk, (*dict.fromkeys(named), *desk.kit.concerned(moment)), denied)
    if pointed is not None:
        panel.point_at(pointed)
    desk.seen.overlays.append(panel)


def explain(desk: Desk, rule: str) -> None:
    """Open a rule."""
    desk.seen.overlays.append(_help(desk, (rule,)))


def _help(desk: Desk, addresses: Sequence[str], denied: Sequence[Denied] = (), name: str = "rule") -> Help:
    from maracaibo_tui.library.rulebook import rulebook_of

    from .overlays.help import Help
    from .overlays.reference import ThingPages

    things = {each.address: each for each in (*desk.kit.things(), *desk.kit.people(desk.moment()))}
    pages = ThingPages(
        find=things.get,
        page=lambda address, cells: desk.kit.thing(address, _heard_so_far(desk), cells),
        rules=desk.kit.thing_rules,
    )
    return Help(rulebook_of(desk.referee.title.id), addresses, denied, pages, name)


def _heard_so_far(desk: Desk) -> Moment:
    """Give what is looked at now, with all that has happened until then."""
    log, past = desk.referee.log, desk.seen.past
    until = len(log) if past is None else desk.seen.chronicle.lines[past.at].entry + 1
    return desk.moment()._replace(heard=tuple([entry.event for entry in log[:until]]))


def search(desk: Desk) -> None:
    """Open the search."""
    from maracaibo_tui.library.rulebook import rulebook_of

    from .overlays.search import Search

    book, things = rulebook_of(desk.referee.title.id), desk.kit.things()
    desk.seen.overlays.append(Search(book, things, lambda address: _found(desk, address), desk.seen.looked_up))


def _found(desk: Desk, address: str) -> None:
    """Open what was found: in the help that lies below the search, or in a new one."""
    from .overlays.help import Help

    below = desk.seen.overlays[-2] if len(desk.seen.overlays) > 1 else None
    if isinstance(below, Help):
        desk.seen.overlays.pop()
        below.go(address)
    else:
        desk.seen.overlays.append(_help(desk, (address,)))


def thing(desk: Desk, address: str) -> None:
    """Open the page of a card, a place or the like."""
    desk.seen.overlays.append(_help(desk, (address,), name="accept"))


def places(desk: Desk) -> None:
    """Open the list of places."""
    from .overlays.places import Places

    if not desk.kit.places(desk.moment(), desk.size[0]):
        desk.tell("There are no places in this game.")
        return
    concerned = desk.kit.concerned(desk.moment())
    desk.seen.overlays.append(
        Places(lambda cells: desk.kit.places(desk.moment(), cells), lambda address: thing(desk, address), concerned)
    )


def commands(desk: Desk, do: Callable[[str], None]) -> None:
    """Open the list of all commands; the one that is chosen is done."""
    from .overlays.commands import Commands

    def done(action: str) -> None:
        desk.seen.overlays.clear()
        do(action)

    elsewhere = () if desk.doors.campaign is not None else ("chronicle",)
    desk.seen.overlays.append(Commands(done, desk.bindings, desk.keys, elsewhere))


def chronicle(desk: Desk) -> None:
    """Open the chronicle of a campaign; a single game has none."""
    if desk.doors.campaign is None:
        desk.tell("This game stands alone: it has no chronicle.")
    else:
        desk.doors.campaign()


def confirm_undo(desk: Desk, do: Callable[[], None]) -> None:
    """Ask whether an answer that showed something hidden is to be taken back."""
    text = "Something hidden has been turned up since then, and you have already seen it."
    _confirm(desk, ("Undo", text, "Yes, undo it"), do)


def confirm_reopening(desk: Desk, do: Callable[[], None]) -> None:
    """Ask whether a game that is over is to be opened again."""
    text = "The game is over. To undo its last answer opens it again, until it is answered anew."
    _confirm(desk, ("Undo", text, "Yes, open it again"), do)


def leave(desk: Desk) -> None:
    """Leave the table; ask before, where that is wished for."""
    text = "The game is saved. It will go on where you leave it."
    if desk.settings.confirm_leave:
        _confirm(desk, ("Leave the table", text, "Yes, leave"), desk.doors.leave)
    else:
        desk.doors.leave()


def _confirm(desk: Desk, words: tuple[str, str, str], do: Callable[[], None]) -> None:
    from .overlays.confirm import Confirm

    desk.seen.overlays.append(Confirm(*words, do))
