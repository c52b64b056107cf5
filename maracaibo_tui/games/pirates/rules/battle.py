"""The module pirate battle: all ships on a card fight (PIR-BATTLE)."""

from maracaibo_tui.engine.chance import rolled
from maracaibo_tui.games.pirates.state import events
from maracaibo_tui.games.pirates.state.frames import Battle
from maracaibo_tui.games.pirates.state.position import JORDAN
from maracaibo_tui.games.pirates.state.table import RULES, PiratesTable, jordan_of, others_from, player

from .gains import gain_doubloons, pay_doubloons, score
from .possessions import swords
from .raid import FACES

Fighter = int | str


@RULES.acts(Battle)
def battle(t: PiratesTable, f: Battle) -> None:
    """Fight where the ship has arrived (PIR-BATTLE-01, PIR-BATTLE-05)."""
    fight(t, f.seat)


def fight(t: PiratesTable, arriving: Fighter) -> None:
    """Let everybody with a ship on the card of the one who arrived throw a die (PIR-BATTLE-01..05, PIR-BATTLE-07)."""
    fighters = fighters_with(t, arriving)
    dice = rolled(t, FACES, len(fighters))
    sums = tuple([_sum(t, fighter, die) for fighter, die in zip(fighters, dice, strict=True)])
    best = [fighter for fighter, found in zip(fighters, sums, strict=True) if found == max(sums)]
    winner = best[0] if len(best) == 1 else 0
    if t.tell is not None:
        t.tell(events.BattleFought(fighters, dice, sums, winner))
    if winner == JORDAN:
        score(t, jordan_of(t), t.printed.solo.battle_vp, "battle")
    elif winner:
        _reward(t, int(winner), fighters)


def fighters_with(t: PiratesTable, arriving: Fighter) -> tuple[Fighter, ...]:
    """Name who fights, in the order in which dice are thrown (PIR-BATTLE-05)."""
    jordan = t.state.jordan
    if arriving == JORDAN:
        place = jordan_of(t).ship
        return (JORDAN, *[p.seat for p in t.state.players if p.ship == place])
    seat = int(arriving)
    place = player(t, seat).ship
    others = [each for each in others_from(t, seat) if player(t, each).ship == place]
    return (seat, *others, *([JORDAN] if jordan is not None and jordan.ship == place else []))


def _sum(t: PiratesTable, fighter: Fighter, die: int) -> int:
    """Add the own sword bonuses but those bound to a die, for Jordan the round (PIR-BATTLE-02, PIR-BATTLE-07)."""
    return die + (t.state.round if fighter == JORDAN else swords(t, player(t, int(fighter))))


def _reward(t: PiratesTable, winner: int, fighters: tuple[Fighter, ...]) -> None:
    """Give the winner points, and up to a doubloon of each other person (PIR-BATTLE-03, PIR-BATTLE-07)."""
    p, modules = player(t, winner), t.printed.modules
    score(t, p, modules.battle_vp, "battle")
    for fighter in fighters:
        if fighter not in {winner, JORDAN}:
            other = player(t, int(fighter))
            taken = min(modules.battle_doubloon, other.doubloons)
            pay_doubloons(t, other, taken, "battle")
            gain_doubloons(t, p, taken, "battle")
