"""Voyages in columns: where to, how many steps, what it costs there, the fee, and what it does now."""

from __future__ import annotations

import re
from collections.abc import Iterator

from maracaibo_tui.engine.forms import taken_apart
from maracaibo_tui.engine.question import Option
from maracaibo_tui.engine.who import letter
from maracaibo_tui.games.pirates.box.components import Improvement, Location, Residence
from maracaibo_tui.games.pirates.box.printed import Printed
from maracaibo_tui.games.pirates.box.sea import BAY, MARACAIBO
from maracaibo_tui.games.pirates.rules.caribbean import price, sea_of
from maracaibo_tui.games.pirates.rules.possessions import explore_steps, movement
from maracaibo_tui.games.pirates.state.position import FACEDOWN, FILLER, Player
from maracaibo_tui.games.pirates.state.table import PiratesTable, everybody, last_seat
from maracaibo_tui.games.pirates.words.arrivals import fee_at
from maracaibo_tui.games.pirates.words.called import SEA, capital
from maracaibo_tui.games.pirates.words.counting import residence_now
from maracaibo_tui.games.pirates.words.effects import actions_text, effect_text
from maracaibo_tui.games.pirates.words.marks import actions_marks, card_marks, mark
from maracaibo_tui.games.pirates.words.things import card_name, scrolls, tile_text
from maracaibo_tui.tui.screen.lines import Line, line
from maracaibo_tui.tui.shell.columns import Choice, Column
from maracaibo_tui.tui.shell.kit import Moment

from .on_tiles import KINDS
from .seen import own, table_of
from .short_names import short_names
from .telling import brief, in_few_words

HEADS = (
    Column("   to"),
    Column("steps", is_figure=True),
    Column("price", is_figure=True),
    Column("VP", is_figure=True),
    Column("fee"),
    Column("what it does now"),
)
BAND = 22
"""Cells of a space and its card."""
_SHORT = 8
"""Letters of its name where there is little room."""


def told(printed: Printed, moment: Moment, option: Option) -> Choice | None:
    """Tell a voyage, or a step of one."""
    form = taken_apart(option.id)
    if form.word not in {"sail", "step", "stop"}:
        return None
    table, p = table_of(printed, moment), own(moment)
    is_here = form.word == "stop"
    space = p.ship if is_here else form.values[0]
    cost, can_pay, forms = _there(table, p, space)
    name = capital(SEA[space]) if space in SEA else f"{space} {_called(table, space)}"
    name = f"Stop at {name}" if is_here else name
    steps = 0 if is_here else sea_of(table).within(p.ship, max(movement(table, p), 1)).get(space, 1)
    price_cell = line((f"{cost}$", "money" if can_pay else "faint")) if cost >= 0 else ()
    *words, signs = [line((text, "text")) for text in forms]
    phrase, *shorter = words or [signs]
    worth, fee = line((_worth(table, p, space), "points")), _fee(table, p, space)
    far = f"{steps}" if steps else ""
    cells = (line((far, "text")), price_cell, worth, fee, phrase)
    points = line((f"{worth[0].text}V" if worth[0].text else "", "points"))
    short = (line((far, "accent")), price_cell, points, fee, signs)
    card = short_names(printed, _SHORT).get(moment.view.grid.get(space, ""), "")
    return Choice(
        name,
        cells,
        f"{space} {card}" if card and not is_here and space not in moment.view.chests else name,
        short,
        shorter=tuple(shorter[:1]),
        in_words=(phrase, *shorter),
    )


def _worth(t: PiratesTable, p: Player, space: str) -> str:
    """Give the points of a card, or what a residence would score now."""
    box, card = t.printed.box, t.state.grid.get(space, "")
    if space in t.state.chests:
        return ""
    if card in box.improvements:
        return f"{box.improvements[card].vp}"
    if card in box.residences:
        return f"{residence_now(t, p, card)}"
    return f"{t.printed.numbers.maracaibo.vp}" if space == MARACAIBO else ""


def _called(t: PiratesTable, space: str) -> str:
    return "location face down" if space in t.state.chests else card_name(t.printed, t.state.grid[space])


def _fee(t: PiratesTable, p: Player, space: str) -> Line:
    """Say whom one meets there, and what that costs."""
    if space not in t.state.grid:
        return ()
    met = [letter(each.seat) for each in everybody(t) if each is not p and each.ship == space]
    if not met:
        return ()
    fight = ", fight" if t.state.options.pirate_battle else ""
    return line((f"{fee_at(t, p, space)}$ to {''.join(met)}{fight}", "cost"))


def _there(t: PiratesTable, p: Player, space: str) -> tuple[int, bool, list[str]]:
    """Give the price, whether it can be paid, and what waits in ever fewer words."""
    state, box = t.state, t.printed.box
    if space in {BAY, MARACAIBO}:
        return -1, True, _board(t, p, space)
    if space in state.chests:
        return -1, True, [f"take {state.chests[space]}$, then it is turned up"]
    card = state.grid[space]
    if card in {FACEDOWN, FILLER, ""}:
        return -1, True, ["it is turned up" if card == FACEDOWN else f"take {t.printed.turn.ignore}$"]
    found = box.improvements.get(card) or box.residences.get(card) or box.locations[card]
    if isinstance(found, Location):
        return -1, True, list(_location(t, p, found))
    cost = price(t, p, found.cost)
    is_own = found.id in p.residences
    left = p.doubloons - fee_at(t, p, space)
    can_pay = cost <= left and not is_own
    forms = list(
        _improvement(t, found, can_pay=can_pay) if isinstance(found, Improvement) else _residence(t, p, found, left)
    )
    return -1 if is_own else cost, can_pay, forms


def _board(t: PiratesTable, p: Player, space: str) -> list[str]:
    """Say what the explorer board offers."""
    if space == MARACAIBO:
        is_last = t.state.round >= t.printed.turn.rounds
        last = "the game ends" if p.seat == last_seat(t) else "the last turns follow"
        end = last if is_last else "ends the round"
        return [f"a ship upgrade · {end}", f"u · {end}"]
    swords, steps = t.printed.bay.swords, t.printed.bay.explore + explore_steps(t, p)
    return [
        f"a ship upgrade, then Raid with {swords} swords more, Explore {steps} or a residence",
        f"upgrade, then Raid +{swords}, Explore {steps} or build",
        f"u raid+{swords}/x{steps}/R",
    ]


def _improvement(t: PiratesTable, card: Improvement, *, can_pay: bool) -> Iterator[str]:
    word, dear = KINDS[card.kind][0], "" if can_pay else f" · too dear, take {t.printed.turn.ignore}$"
    whole = "; ".join(scrolls(card))
    for told in (whole, brief(whole)):
        yield f"{word}: {told}{dear}" if told else f"{word}{dear}"
    few = in_few_words(whole)
    yield " · ".join(filter(None, (f"{word}: {few}" if few else word, "" if can_pay else "too dear")))
    yield card_marks(card) if can_pay else f"{card_marks(card)} · too dear"


def _residence(t: PiratesTable, p: Player, card: Residence, left: int) -> Iterator[str]:
    if card.id in p.residences:
        yield "your residence"
        return
    first = all(card.id not in each.residences for each in everybody(t))
    bonus = f", first {t.printed.turn.first_residence} VP" if first else ""
    dear = " · too dear" if price(t, p, card.cost) > left else ""
    yield f"home: {effect_text(card.score)}{bonus}{dear}"
    yield f"home: {brief(effect_text(card.score))}{dear}"
    yield f"home: {in_few_words(effect_text(card.score))}{dear}"
    yield f"{mark(card.score)}{dear}"


def _location(t: PiratesTable, p: Player, card: Location) -> Iterator[str]:
    state = t.state
    kind, (seat, tile) = state.treasure_tiles.get(card.id, ""), state.market.get(card.id, (0, ""))
    own_tile = tile_text(t.printed, tile, state.sides[tile]) if seat == p.seat else ""
    island = f"{kind} {state.islands[kind]} -> {state.islands[kind] + 1}" if kind else ""
    ruby = "a ruby" if state.options.rubies and card.ruby else ""
    more = explore_steps(t, p)
    actions = re.sub(r"Explore \d+", rf"\g<0> (+{more})" if more else r"\g<0>", actions_text(card.actions))
    market = f"your market: {own_tile}" if own_tile else ""
    yield " · ".join(filter(None, (island, ruby, market, "upgrade", actions)))
    yield " · ".join(filter(None, (island, ruby, market and "your market", "upgrade", brief(actions))))
    marker, does = f"{kind} +1" if kind else "", in_few_words(actions_text(card.actions))
    yield " · ".join(filter(None, (marker, ruby, market and "your market", "upgrade", does)))
    yield " ".join(
        filter(
            None, (f"+{kind[:1].upper()}" if kind else "", "k" if own_tile else "", "u", actions_marks(card.actions))
        )
    )
