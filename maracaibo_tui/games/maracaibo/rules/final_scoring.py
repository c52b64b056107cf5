"""The final scoring after round IV and the end of the game (MAR-FINAL)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.box.printed import NATIONS
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import ChoiceMade, FinalStep, ScoringPurchase, ScoringWindow
from maracaibo_tui.games.maracaibo.state.position import Jean, Player, State
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable, humans_from, player

from .assistants import score_unreached
from .gains import score
from .influence import cleared_spaces, markers_on_board, rank_value
from .jacques import compare
from .jean_scoring import bonuses, count_income
from .prestige import building_points, doubloon_income_points
from .story_check import check_story


@RULES.acts(FinalStep)
def final_step(t: MaracaiboTable, f: FinalStep) -> None:
    """Carry out one step for everybody, then go on to the next (MAR-FINAL-02)."""
    if f.step < len(STEPS):
        push(t, FinalStep(f.step + 1))
    STEPS[f.step - 1](t)


def _purchases(t: MaracaiboTable) -> None:
    """Step 1, with a window for career tasks before and after each choice (MAR-FINAL-03, MAR-FINAL-05, R-54)."""
    t.state.phase = "final"
    second = not t.state.options.first_edition
    push(t, *[ChoiceMade(p.seat, p.vp) for p in t.state.players])
    for seat in reversed(humans_from(t, t.state.ended_by)):
        if second:
            push(t, ScoringWindow(seat, "DEC-66"))
        push(t, ScoringPurchase(seat, final=True))
        if second:
            push(t, ScoringWindow(seat, "DEC-64"))


@RULES.asks(ScoringWindow)
def ask_window(_t: MaracaiboTable, f: ScoringWindow) -> Question:
    """Leave room for career tasks (DEC-64, DEC-66)."""
    return Question(seat=f.seat, point=f.point, options=("continue",), rule="MAR-FINAL-05")


@RULES.answers(ScoringWindow)
def close_window(_t: MaracaiboTable, _f: ScoringWindow, _option: str) -> None:
    """Go on."""


@RULES.acts(ChoiceMade)
def note_choice(t: MaracaiboTable, f: ChoiceMade) -> None:
    """Note what the seat gained in step 1."""
    p = player(t, f.seat)
    _note(p, "choice", p.vp - f.before)


def _note(p: Player | Jean, part: str, points: int) -> None:
    p.score = {**p.score, part: points}


def _award(t: MaracaiboTable, p: Player | Jean, part: str, points: int) -> None:
    # Noted first: whoever hears of the points finds them on the sheet, and counts them once.
    _note(p, part, points)
    score(t, p, points, f"final/{part}")


def _income(t: MaracaiboTable) -> None:
    """Step 2: points of both income tracks (MAR-FINAL-07, MAR-FINAL-08)."""
    for p in t.state.players:
        _award(t, p, "income", p.income_vp + doubloon_income_points(t, p))
    jean = t.state.jean
    if jean is not None:
        points = count_income(t, jean)
        _note(jean, "income", points)
        score(t, jean, points, "income")
    t.state.income_paid = True


def _conversions(t: MaracaiboTable) -> None:
    """First edition: the last moment to turn figures into combat points (DEC-67, R-16)."""
    if not t.state.options.first_edition:
        return
    for seat in reversed(humans_from(t, t.state.ended_by)):
        if player(t, seat).figures and t.printed.conversion(player(t, seat).tableau):
            push(t, ScoringWindow(seat, "DEC-67"))


def _cards(t: MaracaiboTable) -> None:
    """Step 3: printed points of cards, then prestige buildings (MAR-FINAL-09..12)."""
    for p in t.state.players:
        _award(t, p, "cards", sum([t.printed.cards[card].vp for card in p.tableau]))
        owned = [building for building, seats in t.state.investors.items() if p.seat in seats]
        _award(t, p, "prestige", sum([building_points(t, p, building) for building in owned]))


def _leaders(t: MaracaiboTable) -> None:
    """Step 4: the leaders of each nation (MAR-FINAL-13..15)."""
    everybody = _everybody(t)
    points = dict.fromkeys([p.seat for p in everybody], 0)
    for nation in NATIONS:
        furthest = max(p.influence[nation] for p in everybody)
        for p in everybody:
            if furthest and p.influence[nation] == furthest:
                points[p.seat] += t.printed.scoring.leader
    for p in everybody:
        _award(t, p, "leaders", points[p.seat])


def _everybody(t: MaracaiboTable) -> list[Player | Jean]:
    """List the players and, in a solo game, Jean (MAR-SOLO-51)."""
    return [*t.state.players, *([] if t.state.jean is None else [t.state.jean])]


def multiplier(t: MaracaiboTable, nation: str) -> int:
    """Give what a rank with a nation counts (MAR-FINAL-16)."""
    return multipliers(t)[nation]


def multipliers(t: MaracaiboTable) -> dict[str, int]:
    """Give what a rank with each nation counts: cleared supply spaces and majority (MAR-FINAL-16..19)."""
    counts: dict[str, int] = {nation: markers_on_board(t, nation) for nation in NATIONS}
    majority = t.printed.scoring.majority
    return {
        nation: cleared_spaces(t.printed, t.state.supply[nation])
        + majority[sum([more > count for more in counts.values()])]
        for nation, count in counts.items()
    }


def _ranks(t: MaracaiboTable) -> None:
    """Step 5: noble ranks times multipliers (MAR-FINAL-20)."""
    times = multipliers(t)
    for p in _everybody(t):
        points = sum([rank_value(t.printed, nation, p.influence[nation]) * times[nation] for nation in NATIONS])
        _award(t, p, "ranks", points)


def _solo(t: MaracaiboTable) -> None:
    """Score Jean's bonuses, or compare everybody with Jacques (MAR-SOLO-52..55, MAR-SOLO-78)."""
    jean = t.state.jean
    if jean is not None:
        for part, points in bonuses(t, jean, t.state.players[0]):
            _award(t, jean, part, points)
    jacques = t.state.jacques
    if jacques is not None:
        for p in t.state.players:
            _award(t, p, "jacques", compare(t, jacques, p))


def _story(t: MaracaiboTable) -> None:
    """Check the story of a campaign; what comes next waits for the next game (MAR-FINAL-22)."""
    if t.state.story is not None:
        check_story(t)


def _end(t: MaracaiboTable) -> None:
    """End the game; most points win, and a tie is shared (MAR-FINAL-24, MAR-GEN-03, MAR-ASSIST-21)."""
    state = t.state
    for p in state.players:
        if state.options.assistant_vp_round_four:
            score_unreached(t, p)
        _note(p, "total", p.vp)
    if state.jean is not None:
        _note(state.jean, "total", state.jean.vp)
    state.winners = winners(state)
    state.phase = "over"
    if t.tell is not None:
        t.tell(events.GameEnded(state.winners))
        if state.story is not None and state.story.ending:
            t.tell(events.CampaignEnded(state.story.ending))


def winners(state: State) -> tuple[int | str, ...]:
    """Give everybody with the most points; a tie with Jean is hers (MAR-GEN-04, MAR-SOLO-59)."""
    most = max(p.vp for p in state.players)
    if state.jean is not None and state.jean.vp >= most:
        return (state.jean.seat,)
    if state.jacques is not None and state.jacques.vp >= most:
        shared = [p.seat for p in state.players if p.vp == state.jacques.vp]
        return (*shared, state.jacques.seat)
    return tuple(p.seat for p in state.players if p.vp == most)


STEPS = (_purchases, _income, _conversions, _cards, _leaders, _ranks, _solo, _story, _end)
