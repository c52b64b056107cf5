"""Looking on at a saved game in lines, also while another window plays it, and taking it over once it is free."""

from __future__ import annotations

from pathlib import Path

from maracaibo_tui.library.lock import holder
from maracaibo_tui.library.saves import SaveError, listed_file
from maracaibo_tui.play.looking_on import Onlooker
from maracaibo_tui.play.referee import NOBODY
from maracaibo_tui.play.sitting import Sitting, old_game

from .asking import BACK, heard, say
from .talk import Talk
from .words import sentences


def looked_on(talk: Talk, path: Path) -> Sitting | None:
    """Say the position as everybody may know it, again at every Enter; give the game if somebody takes it over."""
    onlooker, seen, text = Onlooker(), 0.0, ""
    while text not in BACK - {""}:
        game = listed_file(path)
        if text == "go" and not holder(path):
            try:
                return old_game(path)
            except SaveError as error:
                say(talk, [str(error)])
        elif seen == game.moved:
            say(talk, ["Nothing has happened since."])
        else:
            say(talk, [f"{game.name} as an onlooker sees it, without any hand:"])
            for line in _told(onlooker, path):
                talk.say(line)
        seen = game.moved
        held = holder(path)
        free = f"It is {'still ' if text else ''}played by {held}." if held else "Nobody plays it now: go plays on."
        say(talk, [f"{free} Enter looks again, back goes back."])
        text = heard(talk).casefold()
    return None


def _told(onlooker: Onlooker, path: Path) -> list[str]:
    try:
        seen = onlooker.look(path)
    except SaveError as error:
        return [str(error)]
    words = seen.title.words()
    return sentences(words, words.POSITION[""](seen.printed, seen.view, seen.names, NOBODY))
