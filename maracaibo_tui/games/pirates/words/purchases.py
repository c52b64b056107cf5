"""What is bought and built: price after discounts, what it brings at once, what it scores."""

from maracaibo_tui.games.pirates.box.components import Improvement, Residence
from maracaibo_tui.games.pirates.rules.caribbean import price
from maracaibo_tui.games.pirates.state.position import FILLER
from maracaibo_tui.games.pirates.state.table import everybody

from .arrivals import priced
from .asked import Asked, Change, Said, changed
from .counting import gains, residence_now
from .effects import several
from .things import card_text, figurehead_text, residence_text


def leave(a: Asked) -> Said:
    """Describe taking doubloons and leaving the card (PIR-IMPR-01)."""
    amount = a.printed.turn.ignore
    is_blank = a.table.state.grid.get(a.player.ship, "") == FILLER
    left = "" if is_blank else " and leave the card"
    return Said(f"Take {several(amount, 'doubloon')}{left}", "PIR-IMPR-01", changed(doubloons=amount))


def leave_residence(a: Asked) -> Said:
    """Describe taking doubloons instead of building, by an option (PIR-RES-05)."""
    amount = a.printed.turn.ignore
    return Said(f"Take {several(amount, 'doubloon')} and build nothing", "PIR-RES-05", changed(doubloons=amount))


def buy_here(a: Asked) -> Said:
    """Describe buying the card where the ship lies (PIR-IMPR-02)."""
    return _bought(a, a.printed.box.improvements[a.table.state.grid[a.player.ship]], 0, "PIR-IMPR-02")


def buy_afar(a: Asked) -> Said:
    """Describe buying a card from afar (PIR-BUY-01, PIR-BUY-02)."""
    card = a.printed.box.improvements[a.value]
    surcharge = a.frame.surcharge
    return _bought(a, card, surcharge, "PIR-BUY-02" if surcharge else "PIR-BUY-03")


def _bought(a: Asked, card: Improvement, surcharge: int, rule: str) -> Said:
    paid = priced(a.table, a.player, card.cost, surcharge)
    brings = dict(gains(a.table, a.player, card.immediate))
    brings["doubloons"] = brings.get("doubloons", 0) - price(a.table, a.player, card.cost, surcharge)
    return Said(f"Buy {card.name} for {paid}: {card_text(card)}", rule, changed(**brings))


def build(a: Asked) -> Said:
    """Describe building a residence for the usual price (PIR-RES-01, PIR-BUY-07, PIR-BAY-04)."""
    residence = a.printed.box.residences[a.value]
    paid = price(a.table, a.player, residence.cost)
    return built(a, residence, paid, priced(a.table, a.player, residence.cost))


def built(a: Asked, residence: Residence, paid: int, told: str) -> Said:
    """Describe building a residence: what it scores now and at most, and the points of the first (PIR-RES-02)."""
    first = all(residence.id not in each.residences for each in everybody(a.table))
    bonus = a.printed.turn.first_residence if first else 0
    now = residence_now(a.table, a.player, residence.id)
    more = f", {bonus} VP for the first" if bonus else ""
    label = f"Build {residence.name} for {told}{more}: {residence_text(residence)}, now {now} VP"
    return Said(label, "PIR-RES-01", _paid(paid, bonus))


def _paid(paid: int, bonus: int) -> Change:
    return changed(doubloons=-paid, vp=bonus)


def figurehead(a: Asked) -> Said:
    """Describe a figurehead of the offer (PIR-FIGURE-01)."""
    found = a.printed.box.figureheads[a.value]
    return Said(f"{found.name}: {figurehead_text(found)}", change=changed(doubloons=-a.frame.cost))
