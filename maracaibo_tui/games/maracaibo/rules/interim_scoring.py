"""The interim scoring after rounds I to III, and the first step it shares with the final scoring (MAR-INTERIM)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import Draw, InterimStep, RefillDisplay, ScoringPurchase
from maracaibo_tui.games.maracaibo.state.position import Turn
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, after, humans_from, player

from .assistants import score_unreached
from .cards import purchases
from .drawing import refill_display
from .gains import gain_doubloons, score
from .jacques import end_round
from .jean_scoring import score_income
from .story import carry_out
from .story_check import check_story
from .turn import begin_turn
from .village import purchase


@RULES.asks(ScoringPurchase)
def ask_scoring_purchase(t: MaracaiboTable, f: ScoringPurchase) -> Question:
    """Ask for a purchase or points (DEC-61, DEC-65, MAR-INTERIM-03..06, MAR-FINAL-03)."""
    options = (*purchases(t, player(t, f.seat)), "vp")
    point, rule = ("DEC-65", "MAR-FINAL-03") if f.final else ("DEC-61", "MAR-INTERIM-03")
    return Question(seat=f.seat, point=point, options=options, rule=rule)


@RULES.answers(ScoringPurchase)
def take_scoring_purchase(t: MaracaiboTable, f: ScoringPurchase, option: str) -> None:
    """Score the points, or purchase and, in an interim scoring, refill the hand (MAR-INTERIM-07..10, MAR-FINAL-04)."""
    p = player(t, f.seat)
    if option == "vp":
        score(t, p, t.printed.scoring.instead_of_purchase, "instead of a purchase")
        return
    if not f.final:
        push(t, Draw(f.seat, "DEC-62"), RefillDisplay())
    # A Combat that the purchase leads to is no part of the turn played last, whoever's turn that was.
    t.state.this_turn = Turn()
    purchase(t, p, option)


@RULES.acts(InterimStep)
def interim_step(t: MaracaiboTable, f: InterimStep) -> None:
    """Carry out one step for everybody, then go on to the next (MAR-INTERIM-02)."""
    if f.step < len(STEPS):
        push(t, InterimStep(f.step + 1))
    STEPS[f.step - 1](t)


def _purchases(t: MaracaiboTable) -> None:
    """Step 1, from the seat that ended the round on (MAR-INTERIM-03)."""
    t.state.phase = "interim"
    push(t, *[ScoringPurchase(seat, final=False) for seat in humans_from(t, t.state.ended_by)])


def _income(t: MaracaiboTable) -> None:
    """Step 2: pay the incomes (MAR-INTERIM-13..15)."""
    for p in t.state.players:
        gain_doubloons(t, p, p.income_doubloons, "income")
        score(t, p, p.income_vp, "income")
    if t.state.jean is not None:
        score_income(t, t.state.jean)
    t.state.income_paid = True


def _markets(t: MaracaiboTable) -> None:
    """Step 3: empty the city markets (MAR-INTERIM-18)."""
    for discs in t.state.goods.values():
        for seat in discs:
            if seat > 0:
                player(t, seat).discs_removed += 1
    t.state.goods = {}
    if t.tell is not None:
        t.tell(events.MarketsCleared())


def _display(t: MaracaiboTable) -> None:
    """Step 4: a new display (MAR-INTERIM-20)."""
    state = t.state
    old = tuple(card for card in state.display if card)
    state.discard = (*old[::-1], *state.discard)
    state.display = ("",) * t.printed.setup.display
    refill_display(t, RefillDisplay())


def _prestige(t: MaracaiboTable) -> None:
    """Step 5: the next prestige building (MAR-INTERIM-21, MAR-SETUP-27)."""
    state = t.state
    if state.prestige_faceup < len(state.prestige):
        t.revealed = True
        state.prestige_faceup += 1
        if t.tell is not None:
            t.tell(events.BuildingRevealed(state.prestige[state.prestige_faceup - 1]))


def _quests(t: MaracaiboTable) -> None:
    """Step 6: new quests by the story card, or the story of a campaign (MAR-INTERIM-22..24)."""
    if t.state.story is not None:
        check_story(t)
        return
    carry_out(t, t.printed.box.stories[str(t.state.options.story_card)].rounds.get(t.state.round, ()))


def _return(t: MaracaiboTable) -> None:
    """Step 7: everybody goes home, and the next round begins left of who ended this one (MAR-INTERIM-27, -28)."""
    state = t.state
    for p in state.players:
        score_unreached(t, p)
    for p in state.players:
        p.ship = t.printed.start
    if state.jean is not None:
        state.jean.ship = t.printed.start
    if state.jacques is not None:
        end_round(t, state.jacques)
    state.round += 1
    state.turn = 0
    state.income_paid = False
    push(t, begin_turn(t, after(t, state.ended_by)))


STEPS = (_purchases, _income, _markets, _display, _prestige, _quests, _return)
