"""Automatic turns and scorings, told step by step: what happened, why, and the table right after it."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.play.referee import Referee, Told
from maracaibo_tui.tui.screen.lines import Lines, Span, line, width, wrapped
from maracaibo_tui.tui.screen.surface import NAME, chip

from .columns import with_arrows
from .kit import Kit


class Scene(NamedTuple):
    """A step of an automatic turn: its line, the table after it, what it touched, and whose turn it is.

    `entry` is where it stands in the log, so that the log keeps quiet about what comes later; `part` is the part of the
    table to look at.
    """

    text: str
    view: Any
    touched: tuple[str, ...]
    opens: bool
    who: str
    entry: int
    part: str = ""
    seat: int | str = 0
    """Who acts; nobody in a scoring."""
    is_great: bool = False
    """Whether it is told before small steps where there is not room for all."""


class Telling:
    """Remembers how far a telling has come."""

    def __init__(self, scenes: Sequence[Scene]) -> None:
        """Begin with the first step; that a turn begins is said together with what happens first in it."""
        self.scenes = tuple(scenes)
        self._steps = [at for at, scene in enumerate(scenes) if not scene.opens] or list(range(len(scenes)))
        self._step = 0

    @property
    def at(self) -> int:
        """The scene being told."""
        return self._steps[self._step]

    @property
    def progress(self) -> str:
        """Say which step of how many is being told."""
        return f"step {self._step + 1} of {len(self._steps)}"

    @property
    def scene(self) -> Scene:
        """The step being told."""
        return self.scenes[self.at]

    @property
    def turn(self) -> Sequence[Scene]:
        """The turn that is being told, from what it begins with to its last step; nothing where none was begun."""
        begun = [at for at, scene in enumerate(self.scenes[: self.at + 1]) if scene.opens]
        if not begun or self.scenes[begun[-1]].seat != self.scene.seat:
            return ()
        first, after = begun[-1], self.scenes[begun[-1] + 1 :]
        others = (at for at, scene in enumerate(after, first + 1) if scene.opens or scene.seat != self.scene.seat)
        return self.scenes[first : next(others, len(self.scenes))]

    def next(self) -> bool:
        """Go on; tell whether there was anything left."""
        if self._step + 1 >= len(self._steps):
            return False
        self._step += 1
        return True

    def previous(self) -> None:
        """Go back a step."""
        self._step = max(0, self._step - 1)

    def draw(self, cells: int, rows: int, key: str) -> Lines:
        """Draw who acts and what is told, never cut; below it how one goes on, then what was told before.

        No number and no band: it must not look as if something were asked.
        """
        scene = self.scene
        who = chip(f" {letter(scene.seat)} ", style(scene.seat)) if scene.seat else Span(f"{scene.who}:", "title bold")
        head = line(" ", who, " ")
        first, *more = wrapped(scene.text, cells - width(head) - 1, NAME)
        lines = [line(*head, *first), *[line(" " * width(head), *each) for each in more]]
        steps = line(" ", (key, "key bold"), (" go on", "text"), (f"   {scene.who} · {self.progress} ", "faint"))
        lines = [*lines, *[()] * (rows > len(lines) + 1), steps][: max(rows, 1)]
        shown = self._before(cells - width(head) - 1, rows - len(lines) - 1)
        return [*lines, *([(), *[line(" " * width(head), *each) for each in shown]] if shown else [])]

    def _before(self, cells: int, rows: int) -> Lines:
        """Give what was told before, whole sentences in their order: great deeds first, then those told last."""
        before = [(at, each) for at, each in enumerate(self.scenes[: self.at]) if not each.opens]
        told = {at: wrapped(each.text, cells, "faint") for at, each in before}
        shown: dict[int, Lines] = {}
        for at in sorted(told, key=lambda at: (not self.scenes[at].is_great, -at)):
            if len(told[at]) + sum(map(len, shown.values())) > rows:
                break
            shown[at] = told[at]
        return [row for at in sorted(shown) for row in shown[at]]


def scenes_of(kit: Kit, referee: Referee) -> list[Scene]:
    """Pick from what happened since the last answer of a person what happened by itself."""
    return _scenes(kit, referee, referee.told, _turn_before(referee))


def last_scenes(kit: Kit, referee: Referee) -> list[Scene]:
    """Pick the last automatic turns from the log, all since a person's, as far as their tables are known."""
    words = referee.title.words()
    begins = [
        (entry, begun) for entry, heard in enumerate(referee.log) if (begun := words.begins(heard.event)) is not None
    ]
    automatic = [at for at, (_, turn) in enumerate(begins) if _is_automatic(referee, turn)]
    if not automatic:
        return []
    at = automatic[-1]
    last = next((entry for entry, turn in begins[at + 1 :] if _is_a_persons(referee, turn)), len(referee.log))
    while at and not _is_a_persons(referee, begins[at - 1][1]):
        at -= 1
    first, turn = begins[at]
    log = referee.log
    views = [(entry, referee.past(entry)) for entry in range(first, last)]
    known = [Told(entry, log[entry].event, partial(_same, view)) for entry, view in views if view is not None]
    return _scenes(kit, referee, known, turn)


def unasked(kit: Kit, referee: Referee) -> str:
    """Say what has come of answers that the person at the keyboard was not asked for: there was nothing to choose.

    Whose turn begins, or what is scored, comes of no answer; what is read aloud lies on a page of its own.
    """
    told: dict[int, str] = {}
    words = referee.title.words()
    answers, log = referee.answers, referee.log
    turn: int | str = referee.seat
    for heard, at in zip(log[len(log) - len(referee.told) :], referee.told, strict=True):
        given, begun = answers.get(heard.step), words.begins(heard.event)
        turn = turn if begun is None else begun
        # What others do then is theirs, though an answer of this seat has led to it.
        follows = words.is_scoring(heard.event, at.view) or kit.is_read(heard.event)
        if begun is not None or turn != referee.seat or follows:
            continue
        if given is not None and given.auto and given.seat == referee.seat and heard.step not in told:
            text = words.log_line(heard.event, referee.printed, referee.names)
            told |= {heard.step: text} if text else {}
    return f"Nothing to choose: {with_arrows(' '.join(told.values()))}" if told else ""


def is_a_bots(referee: Referee, scene: Scene) -> bool:
    """Tell whether what is told was chosen by a bot."""
    return isinstance(scene.seat, int) and scene.seat > 0 and _is_automatic(referee, scene.seat)


def _is_automatic(referee: Referee, turn: int | str) -> bool:
    return isinstance(turn, str) or (turn > 0 and not referee.seats[turn - 1].is_person)


def _is_a_persons(referee: Referee, turn: int | str) -> bool:
    """Tell whether a turn is a person's; the end of a round is nobody's."""
    return turn != 0 and not _is_automatic(referee, turn)


def _same(view: Any) -> Any:  # noqa: ANN401 - the game's own view
    return view


def _scenes(kit: Kit, referee: Referee, happened: Sequence[Told], turn: int | str) -> list[Scene]:
    """Make scenes of what happened by itself: its place in the log, the event, and the table after it."""
    words = referee.title.words()
    scenes: list[Scene] = []
    part = ""
    for each in happened:
        event = each.event
        begun = words.begins(event)
        turn = turn if begun is None else begun
        scored = words.is_scoring(event, each.view)
        if scored or _is_automatic(referee, turn):
            text = words.log_line(event, referee.printed, referee.names)
            who = "Scoring" if scored else referee.names[turn]
            # What is to be seen nowhere is told where one has looked before.
            here, touched = kit.shown_at(event, is_scored=scored)
            part = here or ("" if begun is not None else part)
            if text:
                acts = 0 if scored else turn
                scene = Scene(with_arrows(text), each.view, touched, begun is not None, who, each.entry, part, acts)
                scenes.append(scene._replace(is_great=words.is_great(event)))
    return scenes


def _turn_before(referee: Referee) -> int | str:
    """Tell whose turn it was when the last answer was given."""
    words = referee.title.words()
    for entry in reversed(referee.log[: len(referee.log) - len(referee.told)]):
        begun = words.begins(entry.event)
        if begun is not None:
            return begun
    return 0
