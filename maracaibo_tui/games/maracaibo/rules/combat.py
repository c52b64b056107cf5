"""The action Combat (MAR-COMBAT)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.forms import for_each, taken_apart, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.components import TokenSide
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import ChooseNation, ChoosePile, CombatActions, OfferCombat, StartCombat
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, player

from .combat_actions import available, perform
from .gains import (
    gain_combat_points,
    gain_doubloons,
    pay_combat_points,
    return_figures,
    score,
    take_figures,
)
from .influence import gain_influence, markers_on_board


@RULES.asks(OfferCombat)
def ask_combat(_t: MaracaiboTable, f: OfferCombat) -> Question:
    """Ask whether a granted Combat is started (DEC-40, MAR-COMBAT-43)."""
    return Question(seat=f.seat, point="DEC-40", options=("do", "skip"), rule="MAR-COMBAT-43", source=f.source)


@RULES.answers(OfferCombat)
def take_combat(t: MaracaiboTable, f: OfferCombat, option: str) -> None:
    """Start the Combat."""
    if option == "do":
        push(t, StartCombat(f.seat))


@RULES.acts(StartCombat)
def start_combat(t: MaracaiboTable, f: StartCombat) -> None:
    """Gain the points of permanent effects, then go to the piles (MAR-COMBAT-01, MAR-COMBAT-02, MAR-COMBAT-04)."""
    _points_before(t, player(t, f.seat))
    if t.state.combat_1 or t.state.combat_2:
        push(t, ChoosePile(f.seat))
    else:
        push(t, ChooseNation(f.seat, ""))


def _points_before(t: MaracaiboTable, p: Player) -> None:
    """Gain combat points before a Combat, in the second edition once a turn for each card (EFF-PRM-03, D-08)."""
    for card in p.tableau:
        points = t.printed.points_before.get(card)
        if points is None or card in t.state.this_turn.points_taken:
            continue
        if not t.state.options.first_edition:
            t.state.this_turn = t.state.this_turn.with_points(card)
        gain_combat_points(t, p, points, f"card/{card}/permanent")


@RULES.asks(ChoosePile)
def ask_pile(t: MaracaiboTable, f: ChoosePile) -> Question:
    """Ask for one of the piles that still hold tokens (DEC-41, MAR-COMBAT-03)."""
    piles = {"pile:1": t.state.combat_1, "pile:2": t.state.combat_2}
    options = tuple(name for name, pile in piles.items() if pile)
    return Question(seat=f.seat, point="DEC-41", options=options, rule="MAR-COMBAT-03")


@RULES.answers(ChoosePile)
def reveal_token(t: MaracaiboTable, f: ChoosePile, option: str) -> None:
    """Turn up the top token (MAR-COMBAT-03)."""
    state = t.state
    if option == "pile:1":
        token, state.combat_1 = state.combat_1[0], state.combat_1[1:]
    else:
        token, state.combat_2 = state.combat_2[0], state.combat_2[1:]
    t.revealed = True
    if t.tell is not None:
        t.tell(events.TokenRevealed(f.seat, token))
    if payable_nations(t, player(t, f.seat), token):
        push(t, ChooseNation(f.seat, token))
    else:
        store_token(player(t, f.seat), token)


def payable_nations(t: MaracaiboTable, p: Player, token: str) -> tuple[str, ...]:
    """List the nations whose cost on the token can be paid (MAR-COMBAT-06)."""
    if not token:
        return NATIONS
    return tuple(nation for nation in NATIONS if p.doubloons + side(t, token, nation).doubloons >= 0)


def side(t: MaracaiboTable, token: str, nation: str) -> TokenSide:
    """Give what a token shows for a nation."""
    found: TokenSide = getattr(t.printed.box.tokens[token], nation)
    return found


@RULES.asks(ChooseNation)
def ask_fighting_nation(t: MaracaiboTable, f: ChooseNation) -> Question:
    """Ask for the fighting nation (DEC-42, MAR-COMBAT-05)."""
    options = for_each("nation", payable_nations(t, player(t, f.seat), f.token))
    source = f"token/{f.token}" if f.token else ""
    return Question(seat=f.seat, point="DEC-42", options=options, rule="MAR-COMBAT-05", source=source)


@RULES.answers(ChooseNation)
def choose_fighting_nation(t: MaracaiboTable, f: ChooseNation, option: str) -> None:
    """Pay or receive what the token shows for the nation, then fight (MAR-COMBAT-07..09)."""
    p, nation = player(t, f.seat), value_of(option)
    if f.token:
        _token_gains(t, p, f.token, nation)
    for card in p.tableau:
        for effect in t.printed.nation_points.get(card, ()):
            if effect.nation == nation:
                gain_combat_points(t, p, effect.points, f"card/{card}/permanent")
    value = combat_value(t, f.token, nation)
    if t.tell is not None:
        t.tell(events.NationChosen(p.seat, nation, value))
    push(t, CombatActions(f.seat, nation, value, f.token))


def _token_gains(t: MaracaiboTable, p: Player, token: str, nation: str) -> None:
    printed, source = side(t, token, nation), f"token/{token}"
    gain_doubloons(t, p, printed.doubloons, source)
    if printed.influence:
        gain_influence(t, p, nation, printed.influence, source)
    score(t, p, printed.vp, source)
    take_figures(t, p, printed.figure, source)


def combat_value(t: MaracaiboTable, token: str, nation: str) -> int:
    """Give the value a nation starts with, modifiers included (MAR-COMBAT-04, MAR-COMBAT-10..13)."""
    numbers = t.printed.combat
    if not token:
        return numbers.empty_value
    value, modifiers = side(t, token, nation).value, t.printed.box.tokens[token].modifiers
    if modifiers:
        own = markers_on_board(t, nation)
        others = [markers_on_board(t, other) for other in NATIONS if other != nation]
        if "most" in modifiers and own > max(others):
            value += numbers.modifier_most
        if "least" in modifiers and own < min(others):
            value += numbers.modifier_least
    return value


@RULES.asks(CombatActions)
def ask_combat_action(t: MaracaiboTable, f: CombatActions) -> Question:
    """Ask for a combat action, for more value, or for the end (DEC-44, MAR-COMBAT-16, MAR-COMBAT-40)."""
    p = player(t, f.seat)
    options = [*available(t, p, f.nation, f.value)]
    options += ["spend:cp"] * bool(p.combat_points) + ["spend:figure"] * bool(p.figures) + ["end"]
    source = f"token/{f.token}" if f.token else ""
    return Question(seat=f.seat, point="DEC-44", options=tuple(options), rule="MAR-COMBAT-15", source=source)


@RULES.answers(CombatActions)
def take_combat_action(t: MaracaiboTable, f: CombatActions, option: str) -> None:
    """Raise the value, use a combat action, or end the Combat (MAR-COMBAT-15, MAR-COMBAT-16, MAR-COMBAT-41)."""
    p = player(t, f.seat)
    if option == "end":
        store_token(p, f.token)
    elif taken_apart(option).word == "spend":
        if option == "spend:cp":
            pay_combat_points(t, p, 1, "combat")
        else:
            return_figures(t, p, 1, "combat")
        push(t, CombatActions(f.seat, f.nation, f.value + 1, f.token))
    else:
        left = f.value - available(t, p, f.nation, f.value)[option]
        if t.tell is not None:
            t.tell(events.CombatActionUsed(f.seat, option, left))
        push(t, CombatActions(f.seat, f.nation, left, f.token))
        perform(t, p, f.nation, option)


def store_token(p: Player, token: str) -> None:
    """Lay the token face down on the ship board; it counts from now on (MAR-COMBAT-41, MAR-COMBAT-42, R-22)."""
    if token:
        p.combat_tokens = (*p.combat_tokens, token)
