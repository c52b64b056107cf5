"""What is missing to buy a card, also where somebody else's hand is looked at."""

from maracaibo_tui.engine.agenda import Table
from maracaibo_tui.games.maracaibo.advice import shortages
from maracaibo_tui.games.maracaibo.state.position import Options
from maracaibo_tui.games.maracaibo.state.table import MaracaiboTable
from maracaibo_tui.games.maracaibo.state.views import view
from tests.support.played import begun, game


def test_a_hand_that_lies_face_down_pays_with_nothing() -> None:
    """Whoever looks at the planned cards of another is told what they cost, and that nothing seen shows it."""
    printed = game().printed
    seen = view(begun(Options(players=2), 1).state, 2)
    table: MaracaiboTable = Table(seen, printed)
    told = [shortages.of_card(table, seen.players[0], card) for card in printed.cards]
    assert any("no cards that show" in each for each in told)
