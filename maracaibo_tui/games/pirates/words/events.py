"""What happened, one line an event, for the log; what needs no line has none."""

from collections.abc import Callable, Mapping
from typing import Any

from maracaibo_tui.engine.words import Names
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.state import events as e
from maracaibo_tui.games.pirates.state.position import HIDDEN, JORDAN

from .called import FINAL_PARTS, capital, dig_name, space_name, upgrade_name
from .effects import effects_text, many, several
from .jordan import JORDAN_LINES
from .questions import dice_text
from .teller import Teller
from .things import option_source


def log_line(event: object, printed: Printed, names: Names) -> str:
    """Say an event in one line; what a seat may not hear of must have been taken out before."""
    saying = _LINES.get(type(event))
    text = saying(Teller(printed, names), event) if saying is not None else ""
    # A name may end with a full stop of its own.
    return f"{text[:-2]}." if text.endswith("..") else text


def _gained(t: Teller, x: e.Gained) -> str:
    verb, amount = ("takes", x.amount) if x.amount >= 0 else ("pays", -x.amount)
    return f"{t.who(x.seat)} {verb} {several(amount, 'doubloon')}{t.cause(x.source)}."


def _scored(t: Teller, x: e.Scored) -> str:
    kind, _, part = x.source.partition("/")
    cause = f" ({FINAL_PARTS.get(part, part)})" if kind == "final" else t.cause(x.source)
    return f"{t.who(x.seat)} {'scores' if x.amount >= 0 else 'loses'} {abs(x.amount)} VP{cause}."


def _fee(t: Teller, x: e.FeePaid) -> str:
    to = "back to the supply, because of Jordan" if x.to == JORDAN else f"to {t.who(x.to)}"
    return f"{t.who(x.seat)} pays a fee of {several(x.amount, 'doubloon')} {to}."


def _battle(t: Teller, x: e.BattleFought) -> str:
    sums = ", ".join(
        f"{t.who(seat)} {total}" + (f" (die {die})" if total != die else "")
        for seat, die, total in zip(x.fighters, x.dice, x.sums, strict=True)
    )
    return f"Battle: {sums}. {f'{t.who(x.winner)} wins' if x.winner else 'Nobody wins'}."


def _treasure(t: Teller, x: e.TreasureGained) -> str:
    on_top = ", onto the bonus space" if x.on_top else ""
    return f"{t.who(x.seat)} gains {several(1, x.kind)}{on_top}{t.cause(x.source)}."


def _marker(t: Teller, x: e.MarkerAdded) -> str:
    by = " (treasure tile)" if x.by == "tile" else t.cause(x.by)
    more = f"{several(x.count, 'marker')} {'goes' if x.count == 1 else 'go'}"
    return f"{more} to the {x.island} island{by}."


def _option(t: Teller, x: e.RaidOptionUsed) -> str:
    own = {"vp": "points", "doubloons": "doubloons", "treasure": "a treasure"}.get(x.option)
    return f"{t.who(x.seat)} spends {several(x.swords, 'sword')} on {own or option_source(t.printed, x.option)}."


def _explored(t: Teller, x: e.Explored) -> str:
    rivers = f", across {several(len(x.rivers), 'river')}" if x.rivers else ""
    return f"{t.who(x.seat)} explores to {space_name(x.to)}{rivers}."


def _bought(t: Teller, x: e.CardBought) -> str:
    paid = several(x.price, "doubloon") if x.price else "nothing"
    return f"{t.who(x.seat)} buys {t.card(x.card)} at {x.space} for {paid}."


def _laid(t: Teller, x: e.CardLaid) -> str:
    if x.is_filler:
        return f"A card of the box is laid face down at {x.space}."
    return f"{t.card(x.card)} is laid at {x.space}." if x.is_faceup else f"A card is laid face down at {x.space}."


def _mission_taken(t: Teller, x: e.MissionTaken) -> str:
    if not x.is_open:
        found = "" if x.mission == HIDDEN else f": {x.mission}"
        return f"{t.who(x.seat)} takes a mission from the deck{found}."
    return f"{t.who(x.seat)} takes the open {t.mission(x.mission)}."


def _upgraded(t: Teller, x: e.ShipUpgraded) -> str:
    return f"{t.who(x.seat)} makes a ship upgrade: {upgrade_name(x.upgrade, t.printed.box.upgrades[x.upgrade].name)}."


def _built(t: Teller, x: e.ResidenceBuilt) -> str:
    paid = several(x.price, "doubloon") if x.price else "nothing"
    return f"{t.who(x.seat)} builds {t.card(x.residence)} for {paid}."


def _kept(t: Teller, x: e.MissionKept) -> str:
    return f"{t.who(x.seat)} keeps {t.mission(x.mission)}."


def _ended(t: Teller, x: e.GameEnded) -> str:
    return f"The game is over: {t.all_of(x.winners)} {'win' if len(x.winners) > 1 else 'wins'}."


def _sold(t: Teller, x: e.RubySold) -> str:
    bonus = "" if x.seat == JORDAN else f" for {effects_text(t.printed.box.rubies[x.space].bonus)}"
    return f"{t.who(x.seat)} sells a ruby{bonus}."


def _sailed(t: Teller, x: e.Sailed) -> str:
    return f"{t.who(x.seat)} sails to {t.place(x.to, x.card)}."


def _ignored(t: Teller, x: e.CardIgnored) -> str:
    card = x.card
    left = f"leaves {t.card(card)}" if card in t.printed.card_type else "leaves the card"
    return f"{t.who(x.seat)} {left}."


_LINES: Mapping[type, Callable[[Teller, Any], str]] = {
    e.Gained: _gained,
    e.Scored: _scored,
    # What a part of the final scoring brings is told as the points that are scored.
    e.Counted: lambda _t, _x: "",
    e.TurnStarted: lambda t, x: f"Round {x.round}, turn {x.turn}: {t.who(x.seat)}.",
    e.Sailed: _sailed,
    e.Stepped: lambda t, x: f"{t.who(x.seat)} sails on to {t.place(x.to)}.",
    e.FeePaid: _fee,
    e.BattleFought: _battle,
    e.Flipped: lambda t, x: f"{t.who(x.seat)} turns up {t.card(x.card)} at {x.space}.",
    e.TreasureGained: _treasure,
    e.Buried: lambda t, x: f"{t.who(x.seat)} buries {several(1, x.kind)} on {dig_name(x.space)}.",
    e.MarkerAdded: _marker,
    e.DiceThrown: lambda t, x: f"{t.who(x.seat)} throws {dice_text(x.dice)}.",
    e.RaidBegun: lambda t, x: f"{t.who(x.seat)} raids for {many(x.kind)} with {several(x.swords, 'sword')}.",
    e.RaidOptionUsed: _option,
    e.RaidEnded: lambda _t, x: f"{several(x.left, 'sword').capitalize()} lost." if x.left else "",
    e.Explored: _explored,
    e.ExchangeUsed: lambda t, x: (
        f"{t.who(x.seat)} gives {several(x.less, 'space')} for {option_source(t.printed, x.source)}."
    ),
    e.ExplorerReturned: lambda t, x: f"{t.who(x.seat)}'s explorer goes back to the start.",
    e.RubyGained: lambda t, x: f"{t.who(x.seat)} finds a ruby on {t.card(x.location)}.",
    e.RubySold: _sold,
    e.RubyExchanged: lambda t, x: f"{t.who(x.seat)} exchanges a ruby for points.",
    e.CardBought: _bought,
    e.CardIgnored: _ignored,
    e.CardLaid: _laid,
    e.ResidenceBuilt: _built,
    e.TreasureTileLaid: lambda t, x: f"The treasure tile on {t.card(x.location)} names the {x.kind} island.",
    e.MissionTaken: _mission_taken,
    e.MissionLaid: lambda t, x: f"{capital(t.mission(x.mission))} is laid at place {x.place} of the row.",
    e.MissionsRenewed: lambda t, x: f"{t.who(x.seat)} puts the open missions under the deck.",
    e.MissionDiscarded: lambda t, x: f"{t.who(x.seat)} discards {t.mission(x.mission)}.",
    e.ShipUpgraded: _upgraded,
    e.FigureheadTaken: lambda t, x: (
        f"{t.who(x.seat)} takes the figurehead {t.printed.box.figureheads[x.figurehead].name}."
    ),
    e.TileLaid: lambda t, x: f"{t.who(x.seat)} lays black-market tile {x.tile} on {t.card(x.location)}.",
    e.TileUsed: lambda t, x: f"{t.who(x.seat)} uses black-market tile {x.tile} on {t.card(x.location)}.",
    e.MissionKept: _kept,
    e.MissionsReturned: lambda t, x: f"{t.who(x.seat)} puts {several(len(x.missions), 'mission')} back under the deck.",
    e.RoundEnded: lambda _t, x: f"Round {x.round} is over.",
    e.ShipsReturned: lambda t, x: f"All ships go back to the start; {t.who(x.starts)} begins round {x.round}.",
    e.GameEnded: _ended,
    **JORDAN_LINES,
}
