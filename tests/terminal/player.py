"""Somebody who plays by keys alone: decides on a mirror of the game and waits until the screen agrees with it."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Protocol

from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.engine.chance import from_seed
from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.record_file import read_header
from maracaibo_tui.engine.replay import replay
from maracaibo_tui.games import title_of
from maracaibo_tui.play.local import Local
from maracaibo_tui.play.referee import names_of
from maracaibo_tui.play.session import Session
from maracaibo_tui.play.sitting import read_seat
from maracaibo_tui.tui.screen.lines import DIGITS, blank, line, plain
from maracaibo_tui.tui.screen.surface import edged
from maracaibo_tui.tui.shell.kit import Moment, Size, kit_of
from maracaibo_tui.tui.shell.moments import Moments
from maracaibo_tui.tui.shell.notes import NOTE_ROWS
from maracaibo_tui.tui.shell.numbers import Arranged
from maracaibo_tui.tui.shell.pictures import MARGIN
from maracaibo_tui.tui.shell.prompt import Prompt
from maracaibo_tui.tui.shell.telling import Scene, Telling, scenes_of
from tests.support import busy

ARROWS = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}
_NO_KEY = "y"
"""A key without a meaning: it lifts the veil and hurries what is being told."""
_TRIES = 3
"""So often is it pressed before a hidden table that does not open is a failure."""


class Screen(Protocol):
    """What a player needs of a terminal."""

    def press(self, *keys: str) -> None:
        """Press keys, by their character or the name that tmux gives them."""

    def wait(self, shows: Callable[[str], bool], what: str) -> str:
        """Wait until the screen shows something; give all that it shows then."""

    def wait_for(self, words: str) -> str:
        """Wait for words that stand in one row."""

    def until_still(self) -> None:
        """Wait until the program has nothing left to do."""


class Player:
    """The mirror of the game in a terminal, and the hand on its keys."""

    def __init__(self, terminal: Screen, size: tuple[int, int], save: Path) -> None:
        """Sit down at a game that has just begun and is already written down."""
        self.terminal, self.size, self.save = terminal, size, save
        opened = open_saved(save)
        game, record = opened.game, opened.record
        self.title = title_of(game.name)
        seats = tuple(read_seat(text, self.title) for text in record.header.seats)
        match = Match(game, game.copy(record.beginning.state))
        self.session = Session(match, self.title.sight, seats, {}, lambda _session: None)
        self.kit = kit_of(self.title, game.printed)
        self.answers = 0
        self._listed = Moments()
        self._has_hurried = False
        self._chance = from_seed(1)
        self._ways = cycle(("digit", "walk", "step", "digit", "end", "digit", "map"))

    def play(self) -> Iterator[Question]:
        """Play to the end; give each question when the screen shows it, and answer it on being asked for the next."""
        begins = self.title.words().begins
        while True:
            self.session.settle()
            if any(begins(step.event) is not None for step in self.session.steps):
                self._listed.numbers.forget()
            if self.session.waits_for_other() and self._ends_a_round():
                # All listen to that, with nobody at the keyboard, before it is passed.
                self.session.stand_up()
                self._listen_to_what_is_told()
                self.session.steps = []
            while self.session.waits_for_other():
                self._sit_down()
            self._listen_to_what_is_told()
            question = self.session.question
            if question is None:
                return
            self._see_question()
            yield question
            self._answer(question)

    def _ends_a_round(self) -> bool:
        return any(self.kit.is_round_over(told.event) for told in Local(self.title, self.session).told)

    def came_back(self) -> None:
        """Go on in a program that was started again: it tells nothing of what it told before."""
        self.session.steps, self.session.before = [], None
        self._listed = Moments()
        self.session.stand_up()
        while self.session.waits_for_other():
            self._sit_down()
        self._see_question()

    def moment(self, highlighted: int | None = None) -> Moment:
        """Give what the screen draws when everything is told; without anything else what is highlighted first."""
        session, listed = self.session, self._arranged()
        moment = Moment(
            session.view(),
            session.viewer,
            session.question,
            listed.options,
            listed.first if highlighted is None else highlighted,
            names_of(self.title, session.seats),
            before=session.before,
            numbers=listed.numbers,
            ends=listed.ends,
        )
        if moment.option is None:
            return moment
        after, turned_up = session.imagined(*moment.option.hands_in)
        return moment._replace(after=after, turned_up=turned_up)

    def _arranged(self, step: str | None = "") -> Arranged:
        """List what there is to choose from."""
        question = self.session.question
        if question is None:
            return Arranged()
        return self._listed.arranged(Local(self.title, self.session), self.session.view(), question, step)

    def finish(self) -> None:
        """See the page that follows the last question by itself: it shows totals and winner of the mirror."""
        result = self.kit.result(self.moment(), [entry.event for entry in self.session.log], ())
        totals = [str(points) for points in result.total.amounts.values()]

        def shows(text: str) -> bool:
            row = next((row.split() for row in text.splitlines() if row.lstrip().startswith("total ")), [])
            return (
                "Look at the board" in text
                and result.won in " ".join(text.split())
                and row[1 : 1 + len(totals)] == totals
            )

        self.terminal.wait(shows, f"{result.won} {totals}")

    def check_save(self) -> None:
        """The file on disk leads to the position of the mirror, now and when its journal is played again."""
        opened = open_saved(self.save)
        digest = opened.game.digest
        assert digest(opened.record.now) == digest(self.session.match.state)
        again = replay(opened.game, opened.record)
        assert digest(again.match.state) == digest(self.session.match.state)

    def _sit_down(self) -> None:
        question = self.session.question
        assert question is not None
        name = names_of(self.title, self.session.seats)[question.seat]
        told = f"Pass the keyboard to {name}."
        self.terminal.wait(lambda text: told in text and "│" not in text, f"only {told!r}")
        # A key that comes before the program knows that the table is hidden opens nothing; on a busy machine it may.
        is_hidden = True
        for tries in range(_TRIES):
            self._has_hurried = tries > 0
            self.terminal.until_still()
            self.terminal.press(_NO_KEY)
            self.terminal.until_still()
            is_hidden = told in self.terminal.wait(lambda _text: True, "anything")
            if not is_hidden:
                break
        assert not is_hidden, f"{told} No key opens the table."
        self.session.pass_keyboard()
        self.session.settle()
        self._listed = Moments()

    def _listen_to_what_is_told(self) -> None:
        """Hear a turn step by step; where a round is over its page comes between the scoring and what follows."""
        referee = Local(self.title, self.session)
        scenes = scenes_of(self.kit, referee)
        ends = next((told.entry for told in referee.told if self.kit.is_round_over(told.event)), None)
        if ends is None:
            self._listen(scenes)
            return
        self._listen([scene for scene in scenes if scene.entry < ends])
        self.terminal.wait_for("interim scoring")
        self.terminal.press("v")
        self._listen([scene for scene in scenes if scene.entry >= ends])

    def _listen(self, scenes: list[Scene]) -> None:
        if not scenes:
            return
        telling = Telling(scenes)
        # The key that was pressed once more has hurried what is told, if the table was open by then.
        ends = "Enter take" if self._has_hurried else telling.progress
        self._has_hurried = False
        seen = self.terminal.wait(lambda text: _tells(text, telling) or ends in text, telling.progress)
        if not _tells(seen, telling):
            return
        if telling.next():
            self.terminal.press("Enter")
            self.terminal.wait(lambda text: _tells(text, telling), telling.progress)
        self.terminal.press(_NO_KEY)

    def _see_question(self) -> None:
        """Wait until status line and prompt are exactly those of the mirror, with every answer on disk before them."""
        moment = self.moment()
        cells, rows = self.size
        part = self.kit.part_for(self.session.question) if self.session.question is not None else ""
        area = self.kit.plan(cells, rows, part or "map")["prompt"]
        across, down = area.size
        # What was said of the last key may stand in the last rows, and go on there with the next one.
        insides = [self._inside(moment, area.size, ["a note"] * said) for said in range(NOTE_ROWS + 1)]
        left = area.x + area.gap
        status = plain(self.kit.status(moment, cells)).rstrip()

        def agrees(text: str) -> bool:
            lines = [row.ljust(cells) for row in text.split("\n")]
            box = [row[left : left + across] for row in lines[area.y : area.y + down]]
            seen = [box[: down - said] == inside[: down - said] for said, inside in enumerate(insides)]
            return lines[0].rstrip() == status and any(seen)

        self.terminal.wait(agrees, "\n".join([status, *insides[0]]))
        assert read_header(self.save.read_bytes()).answers == len(self.session.match.journal)

    def _inside(self, moment: Moment, size: Size, note: Sequence[str]) -> list[str]:
        """Read the prompt of the mirror, with what is said in its last rows."""
        (cells, rows), prompt = size, Prompt()
        prompt.at = moment.highlighted
        drawn = prompt.draw(self.kit, moment, cells - MARGIN, rows, said=len(note))
        return [plain(row) for row in edged([*blank(drawn, rows - len(note)), *map(line, note)], cells, rows)]

    def _answer(self, question: Question) -> None:
        option = self._chosen(question)
        self.terminal.press(*self._keys(question, option))
        assert self.session.hand_in(self.session.number, option.hands_in)
        self.answers += 1

    def _chosen(self, question: Question) -> Option:
        """Choose at random."""
        self._chance, wanted = busy.choose(question, self._chance)
        offered = [each for each in self._arranged(None).options if each.hands_in[0] == wanted]
        return offered[self.answers % len(offered)]

    def _keys(self, question: Question, option: Option) -> list[str]:
        """Choose the keys that take an option: its number, the way there on the map or in the list, or the end."""
        listed = self._arranged()
        if option not in listed.options:
            head = next(at for at, each in enumerate(listed.options) if not each.id and each.under == option.under)
            under = self._arranged(option.under)
            return [str(listed.numbers[head]), *["n"] * under.options.index(option), "Enter"]
        way, at, first = next(self._ways), listed.options.index(option), listed.first
        if way == "end" and option.hands_in == tuple(self.title.sight.passes(question)[:1]):
            return ["e"] if at == first else ["e", "e"]
        if way in {"walk", "map"}:
            walked = self._walk(at, on_map=way == "map")
            if walked is not None:
                return [*(["m"] if way == "map" else []), *[ARROWS[each] for each in walked], "Enter"]
        if way == "step" or listed.numbers[at] > DIGITS:
            # What is not possible now lies behind the last option.
            around = len(listed.options) + len(self.kit.denied(self.moment()))
            on = (at - first) % around
            return [*(["n"] * on if on <= around - on else ["p"] * (around - on)), "Enter"]
        return [str(listed.numbers[at])]

    def _walk(self, to: int, *, on_map: bool) -> list[str] | None:
        """Find arrows that lead from what is highlighted to another on the map, where the map is of use at all."""
        directions = ("left", "right", "up", "down") if on_map else ("left", "right")
        first = self._arranged().first
        found: dict[int, list[str]] = {first: []}
        ahead = deque([first])
        while ahead and to not in found:
            here = ahead.popleft()
            for direction in directions:
                there = self.kit.walk(self.moment(here), direction)
                if there is not None and there not in found:
                    found[there] = [*found[here], direction]
                    ahead.append(there)
        is_of_use = not on_map or any(self.kit.walk(self.moment(first), each) is not None for each in directions)
        return found.get(to) if is_of_use else None


def _tells(text: str, telling: Telling) -> bool:
    """Tell whether the present step is shown: step 1 of 1 is not step 1 of 10."""
    return re.search(rf"{telling.progress}(?!\d)", text) is not None
