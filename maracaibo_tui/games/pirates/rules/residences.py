"""Residences: building, and the half price of the retired pirate (PIR-RES, PIR-BUY-07, PIR-RETIRE)."""

from maracaibo_tui.engine.forms import for_each, made, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import BuildAnywhere, HalfPrice, ResidenceCard
from maracaibo_tui.games.pirates.state.position import Player
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, everybody, player

from .caribbean import buildable, free_residences, half_price, price
from .exploring import return_explorer
from .gains import gain_doubloons, pay_doubloons, score


def build(t: PiratesTable, p: Player, residence: str, paid: int) -> None:
    """Pay and lay a marker; the first one on the card is worth points at once (PIR-RES-01..04, PIR-RES-06)."""
    is_first = all(residence not in each.residences for each in everybody(t))
    if paid:
        pay_doubloons(t, p, paid, f"residence/{residence}")
    p.residences = (*p.residences, residence)
    if t.tell is not None:
        t.tell(events.ResidenceBuilt(p.seat, residence, paid))
    if is_first:
        score(t, p, t.printed.turn.first_residence, f"residence/{residence}")


def build_for_price(t: PiratesTable, p: Player, residence: str) -> None:
    """Build for the usual price (PIR-RES-01, PIR-BUY-07, PIR-BAY-04)."""
    build(t, p, residence, price(t, p, t.printed.box.residences[residence].cost))


@RULES.asks(ResidenceCard)
def ask_residence(t: PiratesTable, f: ResidenceCard) -> Question:
    """Ask whether the residence here is built, also where it cannot be (DEC-P21, PIR-RES-01, PIR-RES-05)."""
    p = player(t, f.seat)
    card = t.state.grid[p.ship]
    built = (made("build", card),) if card in buildable(t, p) else ()
    instead = "doubloons" if t.state.options.residence_doubloons else "skip"
    source = f"residence/{card}"
    return Question(seat=f.seat, point="DEC-P21", options=(*built, instead), rule="PIR-RES-01", source=source)


@RULES.answers(ResidenceCard)
def answer_residence(t: PiratesTable, f: ResidenceCard, option: str) -> None:
    """Build it; who does not gets nothing, or doubloons by an option (PIR-RES-05)."""
    p = player(t, f.seat)
    if option == "doubloons":
        gain_doubloons(t, p, t.printed.turn.ignore, f"residence/{t.state.grid[p.ship]}")
    elif option != "skip":
        build_for_price(t, p, value_of(option))


@RULES.asks(BuildAnywhere)
def ask_building(t: PiratesTable, f: BuildAnywhere) -> Question | None:
    """Ask which residence of the Caribbean is built (DEC-P48, EFF-PII-16)."""
    found = buildable(t, player(t, f.seat))
    if not found:
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("build", found), *passes)
    return Question(seat=f.seat, point="DEC-P48", options=options, rule="PIR-BUY-07", source=f.source)


@RULES.answers(BuildAnywhere)
def answer_building(t: PiratesTable, f: BuildAnywhere, option: str) -> None:
    """Build it for the usual price, or none."""
    if option != "skip":
        build_for_price(t, player(t, f.seat), value_of(option))


@RULES.asks(HalfPrice)
def ask_half_price(t: PiratesTable, f: HalfPrice) -> Question | None:
    """Ask what is built at half price; without one to pay the explorer stays (DEC-P61, PIR-RETIRE-06, -07)."""
    p, residences = player(t, f.seat), t.printed.box.residences
    found = [card for card in free_residences(t, p) if half_price(t, p, residences[card].cost) <= p.doubloons]
    if not found:
        return None
    options = (*for_each("build", found), "skip")
    return Question(seat=f.seat, point="DEC-P61", options=options, rule="PIR-RETIRE-02")


@RULES.answers(HalfPrice)
def answer_half_price(t: PiratesTable, f: HalfPrice, option: str) -> None:
    """Build once in the game with the marker of the tile; then the explorer returns (PIR-RETIRE-02..05)."""
    if option == "skip":
        return
    p, residence = player(t, f.seat), value_of(option)
    paid = half_price(t, p, t.printed.box.residences[residence].cost)
    p.retired = True
    build(t, p, residence, paid)
    return_explorer(t, p)
