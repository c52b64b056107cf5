"""A toy game, the smallest customer of engine and house: divers bring up shells out of a bag nobody may look into.

What each file is for, and so how a game is added, says README.md.
"""

from pathlib import Path


def in_the_house() -> None:
    """Put the toy at the end of the list of titles, and its folder where content and rules are looked for."""
    from maracaibo_tui.games import TITLES
    from maracaibo_tui.library.paths import FURTHER

    TITLES["toy"] = "tests.support.toy.title"
    FURTHER.append(Path(__file__).parent)
