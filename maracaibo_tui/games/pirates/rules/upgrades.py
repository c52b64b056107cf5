"""Ship upgrades (PIR-UPGR)."""

from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import UpgradeShip
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, player

from .plans import carry_out
from .possible import upgrades_to_choose


@RULES.asks(UpgradeShip)
def ask_upgrade(t: PiratesTable, f: UpgradeShip) -> Question | None:
    """Ask which space is covered; without one to choose no upgrade is made (DEC-P23, PIR-UPGR-03, PIR-UPGR-07)."""
    spaces = upgrades_to_choose(t, player(t, f.seat))
    if not spaces:
        return None
    passes = () if f.chosen else ("skip",)
    options = (*for_each("upgrade", spaces), *passes)
    return Question(seat=f.seat, point="DEC-P23", options=options, rule="PIR-UPGR-01", source=f.source)


@RULES.answers(UpgradeShip)
def upgrade(t: PiratesTable, f: UpgradeShip, option: str) -> None:
    """Put a marker there for good; its effect follows (PIR-UPGR-01, PIR-UPGR-02, PIR-UPGR-06)."""
    if option == "skip":
        return
    p, space = player(t, f.seat), value_of(option)
    p.upgrades = (*p.upgrades, space)
    if t.tell is not None:
        t.tell(events.ShipUpgraded(p.seat, space))
    carry_out(t, p, f"upgrade/{space}/immediate")
