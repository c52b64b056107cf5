"""The rulebook of Maracaibo."""

from maracaibo_tui.library.paths import rules_folder
from maracaibo_tui.library.rulebook import Rulebook, read_rulebook


def rulebook() -> Rulebook:
    """Read its pages."""
    return read_rulebook(rules_folder() / "maracaibo")
