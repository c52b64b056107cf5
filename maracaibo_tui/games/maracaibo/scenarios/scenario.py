"""What the table `setup` of a scenario of Maracaibo may hold."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from maracaibo_tui.engine import scenario
from maracaibo_tui.engine.scenario import PackName
from maracaibo_tui.games.maracaibo.state.campaign import PATIENCE, Archive, Kept
from maracaibo_tui.games.maracaibo.state.position import Options

Start = Literal["turn", "setup", "interim", "final"]


class Begun(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a game of a campaign begins from; a card named alone is one whose front still waits."""

    cards: tuple[str | Kept, ...]
    tiles: tuple[str, ...] = ()
    c_cards: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    patience: Annotated[int, Meta(ge=0)] = PATIENCE

    @property
    def archive(self) -> Archive:
        """Give it as an archive."""
        cards = tuple([Kept(card=each) if isinstance(each, str) else each for each in self.cards])
        return Archive(cards=cards, tiles=self.tiles, c_cards=self.c_cards, facts=self.facts, patience=self.patience)


class Setup(Options, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of the game, and where the scenario begins."""

    players: Annotated[int, Meta(ge=1, le=4)] = 2
    campaign: Begun | bool = False  # type: ignore[assignment]  # for the rules it is true or false, here a table as well
    seed: int = 1
    start: Start = "turn"
    auto: bool = True
    game: str = ""
    pack: PackName = ""


Scenario: TypeAlias = scenario.Scenario[Setup]
