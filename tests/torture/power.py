"""A power cut at every moment of everything that is done with saves and settings: what was not waited for may be lost.

The calls of each deed are recorded once. Then every state that a disk may legally be in after any of them is made up:
names that were not waited for are there or not, in every combination, and data that was not waited for is missing,
half there, zeros, or whole. In each the file must be what it was before or after, and after it once the deed is done.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from itertools import chain, combinations, product
from pathlib import Path
from typing import Any, NamedTuple

from maracaibo_tui.library import saves, settings, shelf
from maracaibo_tui.library.settings import Settings

from . import disk
from .outcome import Outcome
from .reference import after

BEFORE = 30
Files = Mapping[str, bytes]
FOLDER = -1
"""What the name of a folder means; without it there is nothing in it."""


class Step(NamedTuple):
    """What a call does to a disk: data in a file, waiting for a file or a folder, or names that come and go."""

    kind: str
    file: int = 0
    data: bytes = b""
    folder: str = ""
    names: tuple[tuple[str, int | None], ...] = ()
    """Paths and the file that each then means; None where a name goes."""


class Recorder:
    """Follows the calls of one deed, and knows which file every name and every handle means."""

    def __init__(self, folder: Path) -> None:
        """Begin with the files that are there; they are safe."""
        self.steps: list[Step] = []
        self.names: dict[str, int] = {}
        self.contents: dict[int, bytes] = {}
        self._handles: dict[int, tuple[str, int]] = {}
        for path in folder.rglob("*"):
            if path.is_file():
                self.names[str(path)] = number = len(self.contents)
                self.contents[number] = path.read_bytes()
        self.before = dict(self.names)
        self.safe = dict(self.contents)

    def react(self, call: disk.Call, really: Callable[..., Any]) -> Any:  # noqa: ANN401 - whatever the system gives
        """Carry a call out and note what it did."""
        result = really()
        note = getattr(self, f"_{call.name}", None)
        if note is not None:
            note(call.arguments, result)
        return result

    def _open(self, arguments: tuple[Any, ...], handle: int) -> None:
        path, number = str(arguments[0]), -1
        if not os.path.isdir(path):  # noqa: PTH112 - Path would ask through what is being watched
            if path not in self.names:
                number = len(self.contents)
                self.contents[number] = b""
                self._name((path, number))
            number = self.names[path]
        self._handles[handle] = (path, number)

    def _write(self, arguments: tuple[Any, ...], written: int) -> None:
        _, number = self._handles[arguments[0]]
        data = bytes(arguments[1])[:written]
        self.contents[number] += data
        self.steps.append(Step("data", number, data))

    def _fsync(self, arguments: tuple[Any, ...], _result: None) -> None:
        path, number = self._handles[arguments[0]]
        self.steps.append(Step("wait", number) if number >= 0 else Step("wait for names", folder=path))

    def _close(self, arguments: tuple[Any, ...], _result: None) -> None:
        self._handles.pop(arguments[0], None)

    def _rename(self, arguments: tuple[Any, ...], _result: None) -> None:
        source, target = map(str, arguments)
        self._name((source, None), (target, self.names[source]))

    _replace = _rename

    def _link(self, arguments: tuple[Any, ...], _result: None) -> None:
        source, target = map(str, arguments)
        self._name((target, self.names[source]))

    def _mkdir(self, arguments: tuple[Any, ...], _result: None) -> None:
        self._name((str(arguments[0]), FOLDER))

    def _unlink(self, arguments: tuple[Any, ...], _result: None) -> None:
        self._name((str(arguments[0]), None))

    def _name(self, *names: tuple[str, int | None]) -> None:
        self.steps.append(Step("names", names=names))
        for path, number in names:
            if number is None:
                self.names.pop(path, None)
            else:
                self.names[path] = number


def states(recorder: Recorder, upto: int) -> Iterator[Files]:
    """Make up every state of the disk that a power cut after so many steps may leave."""
    loose: list[Step] = []
    settled = dict(recorder.before)
    data = dict(recorder.safe)
    waiting: dict[int, bytes] = {}
    for step in recorder.steps[:upto]:
        if step.kind == "names":
            loose.append(step)
        elif step.kind == "data":
            waiting[step.file] = waiting.get(step.file, b"") + step.data
        elif step.kind == "wait":
            data[step.file] = data.get(step.file, b"") + waiting.pop(step.file, b"")
        else:
            loose = _settled(loose, step.folder, settled)
    for kept in chain.from_iterable(combinations(loose, number) for number in range(len(loose) + 1)):
        names = dict(settled)
        for step in kept:
            _apply(step, names)
        for parts in product(*(_parts(whole) for whole in waiting.values())):
            found = data | {file: data.get(file, b"") + part for file, part in zip(waiting, parts, strict=True)}
            yield {path: found.get(number, b"") for path, number in names.items() if _is_there(path, names, recorder)}


def _is_there(path: str, names: Mapping[str, int], recorder: Recorder) -> bool:
    made = {step.names[0][0] for step in recorder.steps if step.kind == "names" and step.names[0][1] == FOLDER}
    above = [str(each) for each in Path(path).parents]
    return names[path] != FOLDER and all(each in names for each in above if each in made)


def _parts(whole: bytes) -> tuple[bytes, ...]:
    return (b"", whole[: len(whole) // 2], bytes(len(whole)), whole)


def _settled(loose: list[Step], folder: str, names: dict[str, int]) -> list[Step]:
    """Apply the steps whose names all lie in a folder that was waited for; give the others."""
    left = []
    for step in loose:
        # What lies in two folders is safe only with both; the first of them counts as waited for from here on.
        rest = tuple(path for path, _ in step.names if os.path.dirname(path) != folder)  # noqa: PTH120 - only text
        if rest and step.folder != _other(rest):
            left.append(step._replace(folder=folder))
        else:
            _apply(step, names)
    return left


def _other(rest: tuple[str, ...]) -> str:
    return os.path.dirname(rest[0])  # noqa: PTH120 - only text


def _apply(step: Step, names: dict[str, int]) -> None:
    for path, number in step.names:
        if number is None:
            names.pop(path, None)
        else:
            names[path] = number


class Deed(NamedTuple):
    """Something done with saves or settings, and what must be there before and after, by its files."""

    name: str
    do: Callable[[], object]
    before: Files
    after: Files
    sound: frozenset[bytes]
    """What any file of a game or of settings may hold, earlier states among them."""


def deeds(old: bytes, new: bytes) -> list[Deed]:
    """List everything that changes the folders of games and settings; each goes on from what the one before left."""
    sound = frozenset({old, new, *map(_text, (_LIGHT, _SAFE))})
    return [Deed(*each, sound) for each in (*_with_games(old, new), *_with_settings())]


def _with_games(old: bytes, new: bytes) -> list[tuple[str, Callable[[], object], Files, Files]]:
    path = saves.path_of("sunday")
    other, aside = saves.path_of("monday"), path.parent / shelf.DELETED / "monday.json"
    return [
        ("begin", lambda: saves.write(path, old), {}, {str(path): old}),
        ("answer", lambda: saves.write(path, new), {str(path): old}, {str(path): new}),
        ("answer again", lambda: saves.write(path, old), {str(path): new}, {str(path): old}),
        ("rename", lambda: shelf.rename("sunday", "monday"), {str(path): old}, {str(other): old}),
        ("delete", lambda: shelf.delete("monday"), {str(other): old}, {str(aside): old}),
        ("bring back", lambda: shelf.bring_back("monday"), {str(aside): old}, {str(other): old}),
        ("take in", lambda: shelf.take_in(new, "sunday"), {}, {str(path): new}),
    ]


def _with_settings() -> list[tuple[str, Callable[[], object], Files, Files]]:
    path = settings.path_of(settings.SETTINGS_FILE)
    light, safe = ({str(path): _text(each)} for each in (_LIGHT, _SAFE))
    return [
        ("set", lambda: settings.write(path, _LIGHT), {}, light),
        ("set again", lambda: settings.write(path, _SAFE), light, safe),
    ]


_LIGHT, _SAFE = Settings(theme="light"), Settings(theme="safe")


def _text(chosen: Settings) -> bytes:
    return f'theme = "{chosen.theme}"\n'.encode()


def run(count: int, seed: int) -> Outcome:
    """Cut the power everywhere; `count` is not asked, for every state is tried."""
    failures, tried = [], 0
    with tempfile.TemporaryDirectory(prefix="maracaibo-power-") as home:
        before = os.environ.get("MARACAIBO_HOME")
        os.environ["MARACAIBO_HOME"] = home
        try:
            for deed in deeds(after(seed, BEFORE), after(seed, BEFORE + 1)):
                found, problems = cut(deed, Path(home))
                tried += found
                failures += problems
        finally:
            _put_back("MARACAIBO_HOME", before)
    return Outcome("power", max(count, tried), tuple(failures), {"states": tried})


def _put_back(name: str, value: str | None) -> None:
    if value is None:
        del os.environ[name]
    else:
        os.environ[name] = value


def cut(deed: Deed, folder: Path) -> tuple[int, list[str]]:
    """Do something, and try every state that a power cut on the way there, or right after it, may leave."""
    recorder = Recorder(folder)
    with disk.watched(recorder.react):
        deed.do()
    tried, problems = 0, []
    for upto in range(len(recorder.steps) + 1):
        is_done = upto == len(recorder.steps)
        for state in states(recorder, upto):
            tried += 1
            if problem := _wrong(state, deed, is_done=is_done):
                problems.append(f"{deed.name}, after step {upto} of {len(recorder.steps)}: {problem}")
    return tried, problems


def _wrong(state: Files, deed: Deed, *, is_done: bool) -> str:
    allowed = [deed.after] if is_done else [deed.before, deed.after]
    if not any(all(state.get(path) == data for path, data in each.items()) for each in allowed):
        return f"what was kept is in none of {sorted(path for each in allowed for path in each)}"
    damaged = [
        path for path, data in state.items() if path.endswith((saves.ENDING, ".toml")) and data not in deed.sound
    ]
    return f"{damaged[0]} is neither old nor new" if damaged else ""
