"""The cards of Jean and Jacques, line by line."""

from maracaibo_tui.engine.explained import Part
from maracaibo_tui.games.maracaibo.box.components import AutomaAction, AutomaCard
from maracaibo_tui.games.maracaibo.box.printed import Printed
from maracaibo_tui.games.maracaibo.words.asked import capital
from maracaibo_tui.games.maracaibo.words.cards import line_text
from maracaibo_tui.games.maracaibo.words.effects import nation, several

_ACTIONS = {
    "influence": "MAR-SOLO-28",
    "vp": "MAR-SOLO-29",
    "remove_disc": "MAR-SOLO-30",
    "quest_pile": "MAR-SOLO-31",
    "explore": "MAR-SOLO-32",
    "combat": "MAR-SOLO-41",
}
_LINES = {"c": "MAR-SOLO-73", "q": "MAR-SOLO-74", "e": "MAR-SOLO-75"}


def jean(printed: Printed, card: AutomaCard) -> list[Part]:
    """Explain a card of Jean: how she sails, which card she takes, what she does (MAR-SOLO-10)."""
    late = printed.numbers.solo.late_round
    parts = [
        Part(f"Sails over {several(card.sail, 'counted place')}", "MAR-SOLO-13"),
        Part(f"Takes the {card.fork} way at forks", "MAR-SOLO-15"),
        Part(f"Takes card {card.display} of the display where the market is full or there is none", "MAR-SOLO-23"),
    ]
    for action in card.actions:
        parts.append(Part(capital(_action(action, late)), _ACTIONS[action.does]))
        if action.village:
            parts.append(Part("Another marker in a village", "MAR-SOLO-40"))
    return parts


def _action(action: AutomaAction, late: int) -> str:
    later = f"{action.late} from round {late} on" if action.late is not None else ""
    amount = " / ".join(filter(None, (str(action.amount) if action.amount or not later else "", later)))
    match action.does:
        case "influence":
            return f"influence with {nation(action.nation or '')}: {amount}"
        case "vp":
            return f"VP: {amount}"
        case "remove_disc":
            return "remove the leftmost disc"
        case "quest_pile":
            return "take the top quest of the pile"
        case "explore":
            return f"explore: {amount}"
        case "combat":
            return f"combat, influence with its nation: {amount}"


def jacques(_printed: Printed, card: AutomaCard) -> list[Part]:
    """Explain a card of Jacques: one line for each of his turns of a round (MAR-SOLO-72)."""
    turns = [
        Part(f"Turn {number}: {line_text(line)}", _LINES.get(line[:1], "MAR-SOLO-76"))
        for number, line in enumerate(card.lines, 1)
    ]
    return [Part(f"Scores {card.vp} VP", "MAR-SOLO-72"), *turns]
