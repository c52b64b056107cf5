"""Jacques, the second automa: one line of a card each turn (MAR-SOLO-70..79)."""

from maracaibo_tui.engine.agenda import push
from maracaibo_tui.engine.chance import shuffled
from maracaibo_tui.engine.forms import for_each, value_of
from maracaibo_tui.engine.question import Question
from maracaibo_tui.games.maracaibo.state import events
from maracaibo_tui.games.maracaibo.state.frames import EndTurn, JacquesChoice, JacquesTurn
from maracaibo_tui.games.maracaibo.state.memory import remember_shown, turn_up
from maracaibo_tui.games.maracaibo.state.position import AUTOMA, BOX_DISC, JACQUES, Jacques, Player
from maracaibo_tui.games.maracaibo.state.table import RULES, MaracaiboTable

from .automa import miss, take_quest
from .automa_explorer import explore, lead
from .gains import score
from .places import has_room, is_city
from .quest_pile import top_quest
from .quests import take_from
from .ship import lay_in_market

END = "E"


def jacques_of(t: MaracaiboTable) -> Jacques:
    """Give what belongs to Jacques; he must be at the table."""
    if t.state.jacques is None:
        raise ValueError("Jacques is not at this table")
    return t.state.jacques


@RULES.acts(JacquesTurn)
def jacques_turn(t: MaracaiboTable, _f: JacquesTurn) -> None:
    """Reveal a card and perform the line of this turn's number, or sail home (MAR-SOLO-72, MAR-SOLO-76)."""
    state, jacques = t.state, jacques_of(t)
    state.turn += 1
    state.phase = "main"
    if t.tell is not None:
        t.tell(events.TurnStarted(JACQUES, state.round, state.turn))
    push(t, EndTurn(AUTOMA))
    if jacques.home:
        _sail_home(t, jacques)
        return
    t.revealed = True
    card = turn_up(jacques)
    jacques.discard = (card, *jacques.discard)
    jacques.turns += 1
    printed = t.printed.box.jacques[card]
    line = printed.lines[jacques.turns - 1]
    if t.tell is not None:
        t.tell(events.AutomaRevealed(JACQUES, card, late=False))
        t.tell(events.JacquesActed(card, line, jacques.turns))
    score(t, jacques, printed.vp, f"jacques/{card}")
    _perform(t, jacques, line)


def _sail_home(t: MaracaiboTable, jacques: Jacques) -> None:
    """Score for the last space of the round; in round IV one turn later (MAR-SOLO-76)."""
    jacques.home += 1
    _tell_way_home(t, jacques)
    if has_ended_round(t, jacques):
        score(t, jacques, t.printed.box.numbers.jacques.round_end, "jacques/home")


def has_ended_round(t: MaracaiboTable, jacques: Jacques) -> bool:
    """Tell whether he is on the last space of the round: one turn after 20, in round IV two (MAR-SOLO-76)."""
    return jacques.home > _turns_home(t)


def _turns_home(t: MaracaiboTable) -> int:
    return 2 if t.state.round == t.printed.turn.rounds else 1


def _tell_way_home(t: MaracaiboTable, jacques: Jacques) -> None:
    if t.tell is not None:
        t.tell(events.JacquesSailed(1 + _turns_home(t) - jacques.home))


def _perform(t: MaracaiboTable, jacques: Jacques, line: str) -> None:
    if line == END:
        jacques.home = 1
        _tell_way_home(t, jacques)
    elif line.startswith("c"):
        _city_disc(t, line[1:])
    elif line.startswith("e"):
        explore(t, jacques, int(line[1:]))
    else:
        first, last = line[1:].split("-")
        _quest(t, jacques, first, last)


def _city_disc(t: MaracaiboTable, city: str) -> None:
    """Put a disc from the box into a free market space of a place that is a city now (MAR-SOLO-73)."""
    if not is_city(t, city):
        miss(t, JACQUES, "city", city)
    elif not has_room(t, city):
        miss(t, JACQUES, "market", city)
    else:
        lay_in_market(t, city, BOX_DISC)
        if t.tell is not None:
            t.tell(events.AutomaDelivered(JACQUES, city, 0))


def _quest(t: MaracaiboTable, jacques: Jacques, first: str, last: str) -> None:
    """Take a tile from the lowest-numbered location that holds one, else the top of the pile (MAR-SOLO-74)."""
    order, state = t.printed.order, t.state
    held = [place for place, quests in state.quests.items() if quests and order[first] <= order[place] <= order[last]]
    if held:
        place = min(held, key=order.__getitem__)
        tile, *more = state.quests[place]
        if more:
            push(t, JacquesChoice(place, seat=1))
        else:
            _take_at(t, jacques, tile, place)
        return
    miss(t, JACQUES, "range", f"{first}-{last}")
    quest = top_quest(t)
    if quest:
        take_quest(t, jacques, quest, "pile")
    else:
        miss(t, JACQUES, "pile")


@RULES.asks(JacquesChoice)
def ask_tile(t: MaracaiboTable, f: JacquesChoice) -> Question:
    """Let a person choose which of several tiles he takes (DEC-68)."""
    options = for_each("tile", t.state.quests[f.location])
    return Question(seat=f.seat, point="DEC-68", options=options, rule="MAR-SOLO-74", source=f"location/{f.location}")


@RULES.answers(JacquesChoice)
def take_tile(t: MaracaiboTable, f: JacquesChoice, option: str) -> None:
    """Give him the tile."""
    _take_at(t, jacques_of(t), value_of(option), f.location)


def _take_at(t: MaracaiboTable, jacques: Jacques, quest: str, place: str) -> None:
    take_quest(t, jacques, quest, place, len(t.state.quests[place]))
    take_from(t, place, quest)


def end_round(t: MaracaiboTable, jacques: Jacques) -> None:
    """Shuffle his discard pile and put it under his draw pile (MAR-SOLO-77)."""
    remember_shown(jacques)
    t.state.chance, order = shuffled(t.state.chance, jacques.discard)
    jacques.deck = (*jacques.deck, *order)
    jacques.discard, jacques.turns, jacques.home = (), 0, 0
    if t.tell is not None:
        t.tell(events.Reshuffled("automa", jacques.deck))


def compare(t: MaracaiboTable, jacques: Jacques, p: Player) -> int:
    """Count what a person gains or loses against him (MAR-SOLO-78); nobody goes below zero (MAR-GEN-16)."""
    worth = t.printed.box.numbers.jacques.comparison
    spaces, quests = -lead(t, jacques, p), len(p.quests) - len(jacques.quests)
    if t.tell is not None:
        t.tell(events.JacquesCompared(p.seat, spaces, quests))
    points = worth * (_sign(spaces) + _sign(quests))
    return max(points, -p.vp)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
