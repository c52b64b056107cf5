"""A pack in which every hidden piece carries a sign of its own, and what each seat has seen of the pieces."""

import re
import shutil
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import msgspec

from maracaibo_tui.games.maracaibo.state.memory import known_hand
from maracaibo_tui.library.paths import content_folder

KINDS = ("project_cards_a", "project_cards_b", "project_cards_c", "prestige", "careers")
"""The files whose pieces have names; quests and tokens are told by their ids, which are shown."""
_LETTERS = "БГДЖЗИЛПФЦЧШЩЪЭЮЯбвгджзиклмнптфцчшщъыьэюя"
_NAME = re.compile(r'^name = "(.*)"$', re.MULTILINE)
_PIECE = re.compile(r'^id = "(.*)"\n(?:^(?!\[\[).*\n)*?^name = "(.*)"$', re.MULTILINE)
_SHOWN = re.compile(rf"[{_LETTERS}]{{2}}|\b[QT]\d\d\b")


def write_pack(folder: Path) -> None:
    """Write the pack."""
    shutil.copytree(content_folder() / "maracaibo", folder, dirs_exist_ok=True)
    signs = ("".join(pair) for pair in permutations(_LETTERS, 2))
    named: dict[str, str] = {}
    for kind in KINDS:
        path = folder / f"{kind}.toml"
        text = path.read_text(encoding="utf-8")
        for name in _NAME.findall(text):
            named.setdefault(name, next(signs))
        path.write_text(_NAME.sub(lambda found: f'name = "{named[found[1]] * 2}"', text), encoding="utf-8")


def pieces_of(folder: Path) -> dict[str, set[str]]:
    """Give the pieces of such a pack that carry each sign."""
    pieces: dict[str, set[str]] = {}
    for kind in KINDS:
        for piece, name in _PIECE.findall((folder / f"{kind}.toml").read_text(encoding="utf-8")):
            pieces.setdefault(name[:2], set()).add(piece)
    return pieces


class Knowledge:
    """What has been in sight of everybody, and of each seat alone, since the game began."""

    def __init__(self, pieces: dict[str, set[str]], kept: Path | None = None) -> None:
        """Begin with nothing seen, or with what was kept in a file when the program was started before."""
        self._pieces, self._kept = pieces, kept
        self._seen: dict[int, set[str]] = {}
        self._open: set[str] = set()
        if kept is not None and kept.exists():
            self._open, self._seen = msgspec.json.decode(kept.read_bytes(), type=tuple[set[str], dict[int, set[str]]])

    def look(self, state: Any) -> None:  # noqa: ANN401 - the game's own state
        """Take in a position (MAR-GEN-28, MAR-GEN-29)."""
        self._open.update(_open(state))
        for p in state.players:
            self._seen.setdefault(p.seat, set()).update((*p.hand, *p.committed, *p.careers))
        if self._kept is not None:
            # The program may be killed at any moment.
            whole = self._kept.with_suffix(".part")
            whole.write_bytes(msgspec.json.encode((self._open, self._seen)))
            whole.replace(self._kept)

    def leaks(self, text: str, seat: int) -> set[str]:
        """Give the signs in a text of pieces that this seat has never seen; seat 0 has no hand."""
        seen = self._open | self._seen.get(seat, set())
        return {sign for sign in _SHOWN.findall(text) if not self._pieces.get(sign, {sign}) & seen}


def _open(state: Any) -> Iterator[str]:  # noqa: ANN401 - the game's own state
    """List the pieces that lie open."""
    yield from (*state.display, *state.discard, *state.prestige[: state.prestige_faceup], *state.quest_pile[:1])
    yield from (quest for quests in state.quests.values() for quest in quests)
    yield from state.track_quests.values()
    # Whatever has left the piles of combat tokens was turned up before everybody.
    yield from {f"T{number:02}" for number in range(1, 26)} - {*state.combat_1, *state.combat_2}
    for p in state.players:
        yield from (*p.planning, *p.tableau, *p.quests, *p.card_quests.values(), p.career)
        # Taken from the display before everybody, they are no secret in the hand.
        yield from known_hand(p)
    for automa in (state.jean, state.jacques):
        if automa is not None:
            yield from (*automa.quests, *automa.discard, *getattr(automa, "cards", ()))
