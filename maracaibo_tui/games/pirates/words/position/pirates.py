"""Pirates and Jordan: what everybody has, and in full one's own cards, missions and ship."""

from collections.abc import Iterator, Mapping

from maracaibo_tui.games.pirates.box.printed import CARD_KINDS, KINDS
from maracaibo_tui.games.pirates.rules.possessions import (
    all_treasures,
    cards_of,
    discount,
    doubloon_income,
    explore_steps,
    swords,
    vp_income,
)
from maracaibo_tui.games.pirates.state.position import Jordan, Player
from maracaibo_tui.games.pirates.words.called import CARD_KINDS as KIND_NAMES
from maracaibo_tui.games.pirates.words.called import SEA, capital, space_name, upgrade_name
from maracaibo_tui.games.pirates.words.counting import how_far, known_missions
from maracaibo_tui.games.pirates.words.effects import several
from maracaibo_tui.games.pirates.words.points import PARTS
from maracaibo_tui.games.pirates.words.things import (
    card_name,
    card_text,
    figurehead_text,
    known_mission,
    lying_at,
    treasures_text,
    upgrade_text,
)

from .listener import Listener

_PHASES: Mapping[str, str] = {
    "setup": "set-up",
    "sail": "sailing",
    "act": "acting",
    "income": "income",
    "final": "final scoring",
    "over": "the game is over",
}


def whole(listener: Listener) -> Iterator[str]:
    """Say everything that can be said in a few words."""
    state = listener.state
    yield f"Round {state.round} of {listener.printed.turn.rounds}, turn {state.turn}, {_PHASES[state.phase]}."
    yield from captains(listener)
    markers = ", ".join([f"{kind} {state.islands[kind]}" for kind in KINDS])
    yield f"Markers on the islands: {markers}."
    figureheads = ", ".join([listener.printed.box.figureheads[each].name for each in state.offer_figureheads])
    missions = ", ".join(filter(None, state.offer_missions))
    yield f"Figureheads on offer: {figureheads or 'none'}. Open missions: {missions or 'none'}."
    yield f"Decks: {several(len(state.level2), 'card')}, {several(len(state.missions), 'mission')}."


def captains(listener: Listener) -> Iterator[str]:
    """Say what everybody has, side by side."""
    for p in (*listener.told_of, *listener.others):
        yield from _pirate(listener, p)
    if listener.state.jordan is not None:
        yield from _jordan(listener, listener.state.jordan)


def _pirate(listener: Listener, p: Player) -> Iterator[str]:
    t = listener.t
    income = f"{several(doubloon_income(t, p), 'doubloon')} and {vp_income(t, p)} VP"
    yield f"{listener.has(p)} {several(p.doubloons, 'doubloon')}, {several(p.vp, 'victory point')}; income {income}."
    where = lying_at(listener.printed, listener.state, p.ship)
    more = [
        *[f"prices {discount(t, p)} lower"] * bool(discount(t, p)),
        *[f"{several(swords(t, p), 'sword')} more in Raids"] * bool(swords(t, p)),
        *[f"Explore {explore_steps(t, p)} further"] * bool(explore_steps(t, p)),
    ]
    yield f"  Ship at {where}, {_explorer(p)}{''.join(f', {each}' for each in more)}."
    held = [several(count, kind) for kind in CARD_KINDS if (count := cards_of(t, p, kind))]
    treasures = f"{several(all_treasures(p), 'treasure')}, {len(p.dig)} buried"
    upgrades = several(len(p.upgrades), "ship upgrade")
    yield f"  {', '.join(held) or 'no cards'}; {treasures}; {upgrades}; {_others(listener, p)}."
    yield from _score(p)


def _others(listener: Listener, p: Player) -> str:
    """Say missions, residences, figurehead, tiles and rubies."""
    figurehead = listener.printed.box.figureheads[p.figurehead].name if p.figurehead else "none"
    built = ", ".join([card_name(listener.printed, card) for card in p.residences])
    parts = [
        several(len(p.missions), "mission"),
        f"residences: {built or 'none'}",
        f"figurehead: {figurehead}",
        f"{several(len(p.tiles), 'black-market tile')} to lay",
        *[f"rubies: {p.rubies}"] * bool(p.rubies),
    ]
    return "; ".join(parts)


def _explorer(each: Player | Jordan) -> str:
    return f"explorer at {space_name(each.explorer)}, {several(len(each.rivers), 'river')} crossed"


def _score(each: Player | Jordan) -> Iterator[str]:
    parts = [f"{name} {each.score[part]}" for part, name in PARTS.items() if part in each.score]
    if parts:
        yield f"  Final scoring: {', '.join(parts)}."


def _jordan(listener: Listener, j: Jordan) -> Iterator[str]:
    """Say what Jordan has (PIR-SOLO-03, PIR-SOLO-04)."""
    where = SEA.get(j.ship) or lying_at(listener.printed, listener.state, j.ship)
    yield f"{listener.called(j.seat)} has {several(j.vp, 'victory point')}; step {j.step} of his track."
    yield f"  Ship at {where}, {_explorer(j)}."
    built = ", ".join([card_name(listener.printed, card) for card in j.residences])
    treasures = treasures_text(j.treasures.items())
    parts = [
        treasures,
        several(len(j.cards), "card"),
        several(len(j.missions), "mission"),
        several(j.upgrades, "ship upgrade"),
        f"residences: {built or 'none'}",
        *[f"rubies: {j.rubies}"] * bool(j.rubies),
    ]
    yield f"  {'; '.join(parts)}. {several(len(j.deck), 'card')} in his deck, seen: {', '.join(j.used) or 'none'}."
    yield from _score(j)


def cards(listener: Listener) -> Iterator[str]:
    """Say one's own improvement cards and missions in full, and name the cards of others (PIR-GEN-20)."""
    for p in listener.told_of:
        for kind in CARD_KINDS:
            held = [card for card in p.cards if listener.printed.card_kind[card] == kind]
            yield f"{listener.whose(p)}{capital(KIND_NAMES[kind])}: {'' if held else 'none.'}".rstrip()
            for card in held:
                found = listener.printed.box.improvements[card]
                yield f"  {found.name}: {card_text(found)}."
        yield from _missions(listener, p)
    for p in listener.others:
        names = ", ".join([card_name(listener.printed, card) for card in p.cards])
        yield f"{listener.called(p.seat)} has {names or 'no cards'}; {several(len(p.missions), 'mission')}."


def _missions(listener: Listener, p: Player) -> Iterator[str]:
    """Say the missions that may be known, each with how far it is (PIR-MISS-02)."""
    known = known_missions(listener.t, p)
    for mission in known:
        told = known_mission(listener.printed, listener.state, mission)
        yield f"{listener.whose(p)}Mission {told} ({how_far(listener.t, p, mission)})."
    for mission in [each for each in p.dealt if each in listener.printed.box.missions]:
        yield f"{listener.whose(p)}To choose from: {known_mission(listener.printed, listener.state, mission)}."
    if len(known) < len(p.missions):
        yield f"{listener.whose(p)}{several(len(p.missions) - len(known), 'secret mission')}."


def ship(listener: Listener) -> Iterator[str]:
    """Say every space of one's own ship board by group, the figurehead and the tiles that are left (PIR-UPGR-03)."""
    upgrades = listener.printed.box.upgrades
    for p in listener.told_of:
        yield f"{listener.whose(p)}{several(len(p.upgrades), 'ship upgrade')} of {len(upgrades)}."
        for group in dict.fromkeys(each.group for each in upgrades.values()):
            line = listener.printed.line(group)
            is_open = len(p.upgrades) >= line
            head = "Left of the first line" if not line else f"From {line} upgrades on{', open' if is_open else ''}"
            yield f"{head}:"
            for each in [found for found in upgrades.values() if found.group == group]:
                made = ", made" if each.id in p.upgrades else ""
                yield f"  {upgrade_name(each.id, each.name)}{made}: {upgrade_text(each)}."
        yield from _companion(listener, p)


def _companion(listener: Listener, p: Player) -> Iterator[str]:
    if p.figurehead:
        found = listener.printed.box.figureheads[p.figurehead]
        yield f"Figurehead {found.name}: {figurehead_text(found)}."
    yield f"Black-market tiles to lay: {', '.join(p.tiles) or 'none'}."
