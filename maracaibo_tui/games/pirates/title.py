"""The title of Pirates of Maracaibo: all that the house asks of the game, each part loaded when it is first used."""

# ruff: noqa: PLC0415 - each part is loaded when it is first asked for

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from maracaibo_tui.engine.choices import Choice, PartKey, Value

if TYPE_CHECKING:
    from maracaibo_tui.engine.campaigns import Campaigns
    from maracaibo_tui.engine.examining import Checks, Paths, Scenarios
    from maracaibo_tui.engine.judging import Judge
    from maracaibo_tui.engine.sight import Sight
    from maracaibo_tui.engine.title import Content, Naming, Options, Pieces, Reasons, Rules
    from maracaibo_tui.engine.words import Words

    from .box.printed import Printed


class PiratesTitle:
    """Pirates of Maracaibo."""

    id = "pirates"
    name = "Pirates of Maracaibo"
    seat = "captain"
    seats = (1, 2, 3, 4)
    company = "one to four pirates, people or bots"
    prefixes = ("PIR-", "EFF-PI")
    table = "maracaibo_tui.tui.tables.pirates"
    orders: Choice | None = None
    campaigns: Callable[[], Campaigns] | None = None

    rival = Value("jordan", "Jordan", "an automatic rival of seven levels")
    keys = (
        PartKey("map", ("m",), "map", "look at the Caribbean"),
        PartKey("cards", ("c",), "cards", "look at your cards and missions"),
        PartKey("ship", ("s",), "ship", "look at your ship board"),
        PartKey("treasures", ("t",), "treasures", "look at treasures, islands and the dig board"),
        PartKey("explorer", ("x",), "explorer", "look at the explorer track"),
        PartKey("captains", ("o",), "captains", "look at what everybody has"),
        PartKey("log", ("g",), "log", "see what happened, and look back from any line"),
        PartKey("points", ("v",), "points", "see the points now, and if the game ended now"),
        PartKey("offers", ("d",), "offers", "look at open missions, figureheads and the other offers"),
    )

    @property
    def inks(self) -> Mapping[str, Mapping[str, tuple[str, int]]]:
        """By theme: its own inks and grounds."""
        from .words.inks import INKS

        return INKS

    def where(self, turn: Sequence[int]) -> str:
        """Say how far a game is."""
        round_, *turns = turn or (1,)
        return f"round {round_}" + (f", turn {turns[0]}" if turns and turns[0] else "")

    def against(self, options: Mapping[str, Any]) -> str:
        """Say against whom."""
        opponent, level = str(options.get("bot", "none")), options.get("bot_level", "")
        return "" if opponent == "none" else f"against {opponent.capitalize()}, level {level}"

    @property
    def options(self) -> Options:
        """What there is to choose before a game."""
        from .words import choices

        return choices

    @property
    def sight(self) -> Sight:
        """Who may know what, and what nobody need be asked."""
        from .state import sight

        return sight

    @property
    def checks(self) -> Checks:
        """What is noticed, counted and written down while games are played."""
        from .audit import checks

        return checks

    @property
    def content(self) -> Content:
        """How its packs are read and checked."""
        from .box import reading

        return reading

    @property
    def naming(self) -> Naming:
        """What its pieces are called."""
        from .words import called

        return called

    @property
    def pieces(self) -> Pieces:
        """What is in the box: as tables, and as pages of the rulebook."""
        from .words import pieces

        return pieces

    @property
    def paths(self) -> Paths:
        """Everything on the table by name."""
        from .audit.paths import PATHS

        return PATHS

    @property
    def scenarios(self) -> Scenarios:
        """How positions of scenario files are built."""
        from . import scenarios

        return scenarios

    def rules(self, printed: Printed) -> Rules:
        """Give the rules with what is printed."""
        from .rules.game import Pirates

        return Pirates(printed)

    def words(self, language: str = "en") -> Words:
        """Give how all of it reads; whatever the language, it is English so far."""
        from .words import english

        return {"en": english}.get(language, english)

    @property
    def reasons(self) -> Reasons:
        """What speaks for an answer, in words."""
        from .advice import reasons

        return reasons

    def judge(self, printed: Printed, weights: Mapping[str, Any]) -> Judge:
        """Give what values positions."""
        from .judgement.judge import Judgement
        from .judgement.weights import weights_from

        return Judgement(printed, weights_from(weights))


TITLE = PiratesTitle()
