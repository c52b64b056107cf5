"""Where the figures of each colour are (INV-01, INV-24..26)."""

from collections.abc import Iterator

from maracaibo_tui.games.maracaibo.box import vocabulary as v
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable


def figures_of_a_colour(t: MaracaiboTable) -> Iterator[str]:
    """Count the figures of every colour over all places (INV-01)."""
    wanted = t.printed.setup.figures
    for p in t.state.players:
        places = {
            "own supply": p.figures,
            "general supply": p.figures_general,
            "career card": _on_career(t, p),
            "assistants": sum(len(cards) for cards in p.assistants.values()),
            "buildings": _on_buildings(t, p),
            "cards": sum(p.figures_on_cards.values()),
        }
        if sum(places.values()) != wanted or min(places.values()) < 0:
            yield f"INV-01: seat {p.seat} has {sum(places.values())} figures {places}, not {wanted}"


def _on_career(t: MaracaiboTable, p: Player) -> int:
    return t.printed.setup.figures_career - len(p.career_done) if p.career else 0


def _on_buildings(t: MaracaiboTable, p: Player) -> int:
    invested = sum(seats.count(p.seat) for seats in t.state.investors.values())
    return invested * t.printed.scoring.prestige_figures


def assistants_and_cards(t: MaracaiboTable) -> Iterator[str]:
    """See that every assistant stands where a card of the tableau put it, one a card (INV-24)."""
    for p in t.state.players:
        standing = sorted((card, place) for place, cards in p.assistants.items() for card in cards)
        printed = sorted(
            (card, cost.location)
            for card in p.tableau
            for cost in t.printed.cards[card].requires
            if isinstance(cost, v.CostAssistant)
        )
        if standing != printed:
            yield f"INV-24: seat {p.seat} has assistants {standing}, but its cards placed {printed}"


def figures_on_buildings(t: MaracaiboTable) -> Iterator[str]:
    """See that a building holds a colour once at most, and that face-down ones hold none (INV-25)."""
    state = t.state
    face_up = state.prestige[: state.prestige_faceup]
    for building, seats in state.investors.items():
        if len(set(seats)) != len(seats):
            yield f"INV-25: {building} holds the figures of seats {seats}, one colour twice"
        if seats and building not in face_up:
            yield f"INV-25: {building} holds figures of seats {seats}, but only {face_up} are face up"


def career_tasks(t: MaracaiboTable) -> Iterator[str]:
    """See that the tasks done are tasks of the card, each once; the others hold their figure (INV-26)."""
    for p in t.state.players:
        tasks = t.printed.box.careers[p.career].task if p.career else ()
        numbers = range(1, len(tasks) + 1)
        if len(set(p.career_done)) != len(p.career_done) or not set(p.career_done) <= set(numbers):
            yield f"INV-26: seat {p.seat} has done tasks {p.career_done} of {len(tasks)} on career {p.career!r}"
