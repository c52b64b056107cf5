"""What lies ahead of the ship: cities, quests and own assistants."""

from __future__ import annotations

from maracaibo_tui.games.maracaibo.rules.payment import symbols_of
from maracaibo_tui.games.maracaibo.rules.quests import can_fulfil
from maracaibo_tui.games.maracaibo.state.position import Player
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable

from .board import stops
from .cards import use
from .outlook import DONE, Outlook


def assistants(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value own assistants: those still ahead this round, and all of them in the rounds to come."""
    total, order = 0.0, t.printed.order
    here = order[p.ship]
    home = t.state.phase in DONE
    for place, cards in p.assistants.items():
        ahead = order[place] > here and not home
        for card in cards:
            value = use(look, card)
            total += look.rounds * value + (look.tastes.assistant_ahead * value if ahead else 0.0)
    return total


def position(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value what lies ahead of the ship this round, and the time that sailing takes."""
    if t.state.phase in DONE or t.state.phase == "setup":
        return 0.0
    tastes, order = look.tastes, t.printed.order
    here = order[p.ship]
    total = -tastes.step * here / 10
    return total + sum([value for at, value in stops(look) if at > here])


def card_quests(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value the quests ahead that the cards in hand could pay."""
    return look.tastes.quest_ahead * sum([can_fulfil(t, p, quest) for quest in _ahead(t, p) if _takes_cards(t, quest)])


def other_quests(t: MaracaiboTable, p: Player, look: Outlook) -> float:
    """Value the quests ahead that doubloons, figures or combat points could pay."""
    found = [can_fulfil(t, p, quest) for quest in _ahead(t, p) if not _takes_cards(t, quest)]
    return look.tastes.quest_ahead * sum(found)


def _ahead(t: MaracaiboTable, p: Player) -> list[str]:
    if t.state.phase in DONE:
        return []
    order = t.printed.order
    here = order[p.ship]
    return [quest for place, quests in t.state.quests.items() if order[place] > here for quest in quests]


def _takes_cards(t: MaracaiboTable, quest: str) -> bool:
    return any(symbols_of(entry) for entry in t.printed.quests[quest].cost)
