"""What the pages lead to: each way from the title to a table and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maracaibo_tui.commands.play import NewGame, OldGame

from .app import MaracaiboApp
from .shell.look import Look
from .shell.match_screen import MatchScreen

if TYPE_CHECKING:
    from .shell.setup import Sitting


def shown(wish: NewGame | OldGame) -> int:
    """Show the first page, or at once the game that was asked for."""
    look = Look("dark")
    sitting = _sitting(wish)
    app = MaracaiboApp(look, MatchScreen(sitting.kit, sitting.session, look))
    app.run(mouse=False)
    return app.return_code or 0


def _sitting(wish: NewGame | OldGame) -> Sitting:
    from maracaibo_tui.commands.packs import load_printed
    from maracaibo_tui.games.maracaibo.rules import Maracaibo
    from maracaibo_tui.games.maracaibo.state import Options

    from .shell.seats import Seat
    from .tables.maracaibo import start

    game = Maracaibo(load_printed())
    names = wish.players.split(",")
    return start.new_game(game, Options(players=len(names)), 1, [Seat(name) for name in names])
