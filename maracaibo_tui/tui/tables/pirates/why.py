"""What exists in the rules but not now, with the reason and the rule that says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from maracaibo_tui.engine.advice import Denied
from maracaibo_tui.engine.forms import taken_apart, value_of
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.rules.caribbean import faceup, free_residences, price, sea_of
from maracaibo_tui.games.pirates.rules.dig_board import can_bury
from maracaibo_tui.games.pirates.rules.possessions import movement, sources
from maracaibo_tui.games.pirates.rules.raid_options import DOUBLOONS, TREASURE, VP, raid_options
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import PiratesTable
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.things import option_source
from maracaibo_tui.tui.shell.kit import Moment

from .seen import own, table_of

Why = Callable[[PiratesTable, Player, Moment], Iterator[Denied]]


def denied(printed: Printed, moment: Moment) -> list[Denied]:
    """List what exists in the rules but not now."""
    question = moment.question
    why = _AT.get(question.point) if question is not None else None
    return [*why(table_of(printed, moment), own(moment), moment)] if why is not None else []


def _voyages(t: PiratesTable, p: Player, moment: Moment) -> Iterator[Denied]:
    """Say why the Bay and one's own black markets cannot be reached."""
    sea, steps = sea_of(t), movement(t, p)
    far = sea.within(p.ship, len(sea.places))
    options = {value_of(option.id) for option in moment.options}
    wanted = [MARACAIBO] if p.ship != BAY and BAY in options else [BAY] if far.get(BAY) == steps + 1 else []
    for space in wanted:
        name = {BAY: "the Bay", MARACAIBO: "Maracaibo"}[space]
        if space == MARACAIBO:
            yield Denied(name, "the Bay stops every ship first", "PIR-SAIL-12")
        else:
            yield Denied(name, f"{far[space]} steps away, you sail {steps}", "PIR-SAIL-01")


def _purchase(t: PiratesTable, p: Player, moment: Moment) -> Iterator[Denied]:
    """Say why the card cannot be bought."""
    card = t.printed.box.improvements.get(t.state.grid.get(p.ship, ""))
    if card is None:
        yield Denied("Buy", "the card lies face down for good", "PIR-IMPR-09")
    elif all(option.id != "buy" for option in moment.options):
        yield Denied(f"Buy {card.name}", _dear(t, p, card.cost), "PIR-IMPR-02")


def _dear(t: PiratesTable, p: Player, cost: int, surcharge: int = 0) -> str:
    return f"{price(t, p, cost, surcharge)}$, you have {p.doubloons}$"


def _from_afar(t: PiratesTable, p: Player, _moment: Moment) -> Iterator[Denied]:
    """Say which cards of the kind are too dear."""
    frame = t.state.agenda[-1]
    kind, surcharge = getattr(frame, "kind", ""), getattr(frame, "surcharge", 0)
    for _, card in faceup(t):
        if t.printed.card_kind.get(card) == kind:
            found = t.printed.box.improvements[card]
            if price(t, p, found.cost, surcharge) > p.doubloons:
                yield Denied(found.name, _dear(t, p, found.cost, surcharge), "PIR-BUY-01")


def _residences(t: PiratesTable, p: Player, moment: Moment) -> Iterator[Denied]:
    """Say which residences are too dear, or have one's marker."""
    residences = t.printed.box.residences
    offered = {value_of(option.id) or taken_apart(option.id).word for option in moment.options}
    if _is_here(moment):
        here = residences.get(t.state.grid.get(p.ship, ""))
        if here is not None and all(taken_apart(option.id).word != "build" for option in moment.options):
            yield Denied(f"Build {here.name}", _dear(t, p, here.cost), "PIR-RES-01")
        return
    for card in free_residences(t, p):
        if card not in offered:
            yield Denied(residences[card].name, _dear(t, p, residences[card].cost), "PIR-BUY-07")
    for card in p.residences:
        yield Denied(residences[card].name, "your marker stands there", "PIR-RES-03")


def _is_here(moment: Moment) -> bool:
    return moment.question is not None and moment.question.point == "DEC-P21"


def _upgrades(t: PiratesTable, p: Player, _moment: Moment) -> Iterator[Denied]:
    """Say which groups are not open yet."""
    for group in range(2, len(t.printed.numbers.ship.lines) + 2):
        opens = t.printed.line(group)
        if len(p.upgrades) < opens:
            yield Denied(f"Spaces {opens}+", f"open with {opens} markers, you have {len(p.upgrades)}", "PIR-UPGR-03")


def _swords(t: PiratesTable, p: Player, _moment: Moment) -> Iterator[Denied]:
    """Say which raid options are used up, and for which there are too few swords."""
    names = {VP: "Points", DOUBLOONS: "Doubloons", TREASURE: "A treasure"}
    has = getattr(t.state.agenda[-1], "swords", 0)
    for name, needs in raid_options(t, p):
        if needs > has:
            called = names.get(name) or option_source(t.printed, name)
            yield Denied(called, f"{several(needs, 'sword')}, {has} left", "PIR-RAID-08")
    for name in t.state.used:
        if name in names or name in sources(t.printed.raid_options, p):
            yield Denied(names.get(name) or option_source(t.printed, name), "used this turn", "PIR-RAID-12")


def _burials(t: PiratesTable, p: Player, moment: Moment) -> Iterator[Denied]:
    """Say why nothing can be buried where that is an action of the location."""
    frame = t.state.agenda[-1]
    names = {name for action in getattr(frame, "left", ()) for name in action}
    if (
        "bury" in names
        and all(taken_apart(option.id).word != "bury" for option in moment.options)
        and not can_bury(t, p)
    ):
        yield Denied("Bury", "you have no treasure above the line with a free space below it", "PIR-BURY-02")


_AT: Mapping[str, Why] = {
    **dict.fromkeys(("DEC-P10", "DEC-P11"), _voyages),
    "DEC-P20": _purchase,
    **dict.fromkeys(("DEC-P21", "DEC-P25", "DEC-P48", "DEC-P61"), _residences),
    "DEC-P23": _upgrades,
    "DEC-P24": _burials,
    "DEC-P32": _swords,
    "DEC-P47": _from_afar,
}
"""By decision point."""
