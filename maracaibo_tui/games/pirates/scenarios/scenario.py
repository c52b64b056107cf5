"""What the table `setup` of a scenario of Pirates may hold."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from maracaibo_tui.engine import scenario
from maracaibo_tui.engine.scenario import PackName
from maracaibo_tui.games.pirates.state.position import Options

Start = Literal["turn", "setup", "income", "final"]


class Setup(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of the game, and where the scenario begins."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    seed: int = 1
    start: Start = "turn"
    auto: bool = True
    game: str = ""
    pack: PackName = ""


Scenario: TypeAlias = scenario.Scenario[Setup]
