"""The title of the toy game: all that the house asks of it, each part loaded when it is first used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from maracaibo_tui.engine.choices import Choice, PartKey, Value

if TYPE_CHECKING:
    from maracaibo_tui.engine.campaigns import Campaigns
    from maracaibo_tui.engine.examining import Checks, Paths, Scenarios
    from maracaibo_tui.engine.judging import Judge
    from maracaibo_tui.engine.sight import Sight
    from maracaibo_tui.engine.title import Content, Naming, Options, Pieces, Reasons, Rules
    from maracaibo_tui.engine.words import Words

    from .box import Printed

SHELL, LIGHT, CONTRAST = ("#f4d675", 222), ("#664700", 237), ("#ffffff", 231)


class ToyTitle:
    """Divers."""

    id = "toy"
    name = "Divers"
    seat = "diver"
    seats = (2, 3)
    company = "two or three divers, people or bots"
    rival: Value | None = None
    prefixes = ("TOY-",)
    table = "tests.support.toy.table"
    keys = (
        PartKey("sea", ("m",), "sea", "look at the sea"),
        PartKey("basket", ("b",), "baskets", "look at what was brought up"),
        PartKey("wish", ("w",), "wishes", "look at your wish"),
        PartKey("log", ("g",), "log", "what happened; look back from any line"),
        PartKey("points", ("v",), "points", "points now"),
    )
    orders = Choice(
        "order",
        "Shells",
        (Value("drawn", "in the order they came"), Value("worth", "the dearest first")),
        "In the order they came (drawn), or the dearest first.",
    )

    @property
    def inks(self) -> Mapping[str, Mapping[str, tuple[str, int]]]:
        """By theme: its own ink, that of shells."""
        shades = {
            "dark": SHELL,
            "light": LIGHT,
            "safe": SHELL,
            "contrast": CONTRAST,
            "few": ("", 11),
            "few.light": ("", 3),
        }
        return {theme: {"shell": shade} for theme, shade in shades.items()} | {"mono": {}}

    def where(self, turn: Sequence[int]) -> str:
        """Say how far a game is."""
        return f"turn {turn[0]}" if turn and turn[0] else "before the first turn"

    def against(self, options: Mapping[str, Any]) -> str:
        """Name no automatic opponent: there is none."""
        del options
        return ""

    @property
    def content(self) -> Content:
        """How its packs are read and checked."""
        from . import box

        return box

    @property
    def naming(self) -> Naming:
        """What its pieces are called."""
        from . import naming

        return naming

    @property
    def pieces(self) -> Pieces:
        """What is in the box."""
        from . import pieces

        return pieces

    @property
    def options(self) -> Options:
        """What there is to choose before a game."""
        from . import choices

        return choices

    @property
    def sight(self) -> Sight:
        """Who may know what."""
        from . import sight

        return sight

    def campaigns(self) -> Campaigns:
        """Give what a summer of games carries over."""
        from . import summer

        return summer

    @property
    def checks(self) -> Checks:
        """What is noticed, counted and written down while games are played."""
        from . import audit

        return audit

    @property
    def paths(self) -> Paths:
        """Everything on the table by name."""
        from .audit import PATHS

        return PATHS

    @property
    def scenarios(self) -> Scenarios:
        """How positions of scenario files are built."""
        from . import scenarios

        return scenarios

    def rules(self, printed: Printed) -> Rules:
        """Give the rules with what is printed."""
        from .rules import Toy

        return Toy(printed)

    def words(self, language: str = "en") -> Words:
        """Give how all of it reads; whatever the language, it is English."""
        from . import words

        del language
        return words

    @property
    def reasons(self) -> Reasons:
        """What speaks for an answer, in words."""
        from . import reasons

        return reasons

    def judge(self, printed: Printed, weights: Mapping[str, Any]) -> Judge:
        """Give what values positions."""
        from .judge import Judge

        return Judge(printed, weights)


TITLE = ToyTitle()
