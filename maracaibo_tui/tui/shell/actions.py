"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from maracaibo_tui.tui.screen.output import draw_anew

from . import opening, taking_back
from .cursors import go
from .habits import ORDERS, PACES
from .past import go_to
from .prompt import ending
from .telling import last_scenes

if TYPE_CHECKING:
    from .kit import Moment
    from .match_screen import MatchScreen

PAGE = 10
"""Lines of a long list that are a page."""


class Actions:
    """The actions of the match screen, by the id of their binding."""

    def __init__(self, screen: MatchScreen) -> None:
        """Act on a screen."""
        self.screen = screen
        self._by_id: dict[str, Callable[[], None]] = {
            "accept": self._accept,
            "next": lambda: self._step(1),
            "previous": lambda: self._step(-1),
            "back": self._back,
            "undo": lambda: taking_back.back(screen),
            "restart": lambda: taking_back.to_the_start_of_the_turn(screen),
            "redo": lambda: taking_back.again(screen),
            "end": self._end,
            "filter": self._filter,
            "rule": lambda: opening.rules(screen),
            "search": lambda: opening.search(screen),
            "commands": lambda: opening.commands(screen),
            "places": lambda: opening.places(screen),
            "hint": self._hint,
            "replay": self._replay,
            "faster": lambda: self.pace(1),
            "slower": lambda: self.pace(-1),
            "next_part": lambda: self._focus(1),
            "previous_part": lambda: self._focus(-1),
            "sort": self._sort,
            "grow": self._grow,
            "settings": self._settings,
            "redraw": self._redraw,
            "quit": self._quit,
        }

    @property
    def ids(self) -> Collection[str]:
        """The bindings that have an action of their own."""
        return self._by_id.keys()

    def do(self, action: str) -> None:
        """Carry out an action at the table."""
        if self.screen.seen.past is not None and self._in_the_past(action):
            return
        if action in self._by_id:
            self._by_id[action]()
        elif action in {"up", "down", "left", "right"}:
            self._move(action)
        elif action in {"page_down", "page_up"}:
            self._turn_the_page(action)
        elif action.startswith("pick"):
            self._pick(int(action[4:]) - 1)
        else:
            self._peek(action)

    def _in_the_past(self, action: str) -> bool:
        """Walk through the past; parts of the table may be looked at, questions cannot be answered."""
        screen, past = self.screen, self.screen.seen.past
        if past is None:
            return False
        if action in {"left", "up", "previous", "right", "down", "next"}:
            step = 1 if action in {"right", "down", "next"} else -1
            go_to(screen, past.at + step)
        elif action == "undo":
            taking_back.back(screen, past.step + 1)
        elif action in {"back", "accept"}:
            screen.seen.past = None
            self._show("log")
        elif action.startswith("pick") or action in {"restart", "redo", "end", "filter", "hint", "replay"}:
            screen.tell(f"This is the past; {screen.key('back')} returns to the game.")
        else:
            return False
        return True

    def _accept(self) -> None:
        screen = self.screen
        moment = screen.moment()
        if screen.in_focus == "log":
            last = len(screen.seen.chronicle.lines) - 1
            go_to(screen, min(screen.seen.cursors.get("log", last), last))
        elif screen.in_focus in screen.seen.cursors:
            self._read(screen.kit.at_cursor(screen.in_focus, moment))
        elif screen.session.is_over:
            screen.leave()
        elif not screen.points_at_options:
            screen.tell(f"{screen.key('back')} leads back to the question.")
        elif moment.option is not None:
            screen.take(moment.option.id, "accept")
        elif screen.seen.prompt.words:
            screen.tell("No option has these words.")
        elif screen.seen.prompt.denied_at(moment, screen.kit.denied(moment)) is not None:
            screen.tell(f"This is not possible now; {screen.key('rule')} opens the rule that forbids it.")

    def _read(self, address: str) -> None:
        if address:
            opening.thing(self.screen, address)
        else:
            self.screen.tell("There is nothing to read here.")

    def _pick(self, number: int) -> None:
        options = self.screen.moment().options
        if number < len(options):
            self.screen.take(options[number].id, f"pick{number + 1}")
        elif self._has_a_question():
            self.screen.tell(f"There is no option {number + 1}.")

    def _step(self, step: int) -> None:
        screen = self.screen
        screen.seen.focus_part = screen.home if screen.in_focus == screen.home else "prompt"
        self._point(step)

    def _point(self, step: int) -> None:
        """Go to the next or previous option; behind them, to what is not possible now."""
        screen = self.screen
        moment = screen.moment()
        screen.seen.prompt.move(moment.options, step, len(screen.kit.denied(moment)))

    def _move(self, direction: str) -> None:
        screen = self.screen
        part = screen.in_focus
        moment = screen.moment()
        length = self._length(part)
        if length:
            step = self._stride(part, moment, direction)
            if abs(step) == 1 or 0 <= screen.seen.cursors.get(part, 0) + step < length:
                go(screen, part, length, step)
        elif part in screen.seen.readings and screen.seen.readings[part].is_long:
            screen.seen.readings[part].press("down" if direction in {"down", "right"} else "up")
        elif part == "prompt" and direction in {"up", "down"}:
            self._point(1 if direction == "down" else -1)
        elif screen.points_at_options:
            drawn = screen.planned(screen.size).get(screen.home)
            found = screen.kit.walk(moment, direction, drawn.rows - 2 if drawn is not None else 0)
            if found is not None:
                screen.seen.prompt.at = found

    def _stride(self, part: str, moment: Moment, direction: str) -> int:
        """Say how far the cursor of a part goes in a direction."""
        if part == "log":
            return 1 if direction in {"down", "right"} else -1
        area = self.screen.planned(self.screen.size)[part]
        return self.screen.kit.stride(part, moment, direction, (area.cells - 2, area.rows - 2))

    def _length(self, part: str) -> int:
        """Count what the cursor of a part can stand on."""
        screen = self.screen
        return len(screen.seen.chronicle.lines) if part == "log" else screen.kit.length(part, screen.moment())

    def _turn_the_page(self, action: str) -> None:
        """Go on or back by a page in the part that has the focus."""
        part, readings = self.screen.in_focus, self.screen.seen.readings
        length = self._length(part)
        if length:
            go(self.screen, part, length, PAGE if action == "page_down" else -PAGE)
        elif part in readings:
            readings[part].press(action)

    def _back(self) -> None:
        """Go back to the question; who is there already learns how to take back what led to it."""
        screen = self.screen
        if screen.in_focus == "prompt" and screen.session.question is not None and not screen.session.why_no_undo():
            screen.tell(f"{screen.key('undo')} takes the last answer back.")
        screen.seen.focus_part = "prompt"

    def _end(self) -> None:
        """Take the option that ends what is asked; where another is highlighted, only go there first."""
        screen = self.screen
        if not self._has_a_question():
            return
        options = {option.id: option.label for option in screen.moment().options}
        end = ending(options)
        if end is None:
            screen.tell("This question cannot be ended: one of the options must be taken.")
        elif list(options)[screen.seen.prompt.at : screen.seen.prompt.at + 1] == [end]:
            screen.take(end, "end")
        else:
            screen.seen.prompt.words, screen.seen.prompt.at = None, list(options).index(end)
            screen.tell(f"{options[end]}: {screen.key('end')} once more, or {screen.key('accept')}, takes it.")

    def _filter(self) -> None:
        if self._has_a_question():
            self.screen.seen.focus_part = "prompt"
            self.screen.seen.prompt.words = ""

    def _has_a_question(self) -> bool:
        """Tell whether there is something to decide; if not, say so."""
        if self.screen.moment().question is not None:
            return True
        self.screen.tell("There is nothing to decide now.")
        return False

    def _hint(self) -> None:
        """Highlight what a bot would do, for Enter to take it; the decision stays with the person."""
        screen = self.screen
        moment = screen.moment()
        if not self._has_a_question() or moment.question is None:
            return
        wanted, expects = screen.kit.hint(moment.view, moment.question)
        found = [at for at, option in enumerate(moment.options) if option.id == wanted]
        if found:
            screen.seen.prompt.words = None
            screen.seen.prompt.at = found[0]
            screen.seen.focus_part = "prompt"
            screen.tell(_fitting("A bot would choose this", expects, screen.size.width - 1))
        else:
            screen.tell("There is no hint for this question.")

    def _replay(self) -> None:
        screen = self.screen
        scenes = screen.seen.last_told or last_scenes(screen.kit, screen.session)
        if scenes:
            screen.seen.past = None
            screen.teller.tell(scenes)
        else:
            screen.tell("There is no automatic turn to tell again.")

    def pace(self, step: int) -> None:
        """Tell automatic turns faster or slower from now on."""
        screen = self.screen
        at = max(0, min(len(PACES) - 1, PACES.index(screen.habits.pace) + step))
        screen.habits = screen.habits._replace(pace=PACES[at])
        says = {"manual": "step by step", "slow": "slowly", "quick": "quickly", "instant": "not told"}
        screen.tell(screen.remember({"pace": PACES[at]}) or f"Automatic turns: {says[PACES[at]]}.")
        if screen.seen.telling is not None:
            screen.teller.keep_pace()

    def _sort(self) -> None:
        """Sort the cards in the next way; the cursor among them begins anew."""
        screen = self.screen
        orders = list(ORDERS)
        order = orders[(orders.index(screen.habits.order) + 1) % len(orders)]
        screen.habits = screen.habits._replace(order=order)
        cards = [part.name for part in screen.kit.parts if part.is_sorted]
        screen.seen.cursors.update(dict.fromkeys(screen.seen.cursors.keys() & {*cards}, 0))
        screen.tell(screen.remember({"order": order}) or f"Cards: {ORDERS[order]}.")

    def _focus(self, step: int) -> None:
        screen = self.screen
        areas = screen.areas(screen.size)
        parts = [part.name for part in screen.kit.parts if part.name in areas and areas[part.name].rows]
        around = ["prompt", *parts]
        at = around.index(screen.in_focus) if screen.in_focus in around else 0
        self._look_at(around[(at + step) % len(around)])

    def _look_at(self, part: str) -> None:
        """Give a part the focus; where it has things to read, its cursor stands on one."""
        screen = self.screen
        screen.seen.focus_part = part
        if part not in {"prompt", "log"} and screen.kit.length(part, screen.moment()):
            screen.seen.cursors.setdefault(part, 0)

    def _grow(self) -> None:
        self.screen.seen.grown = not self.screen.seen.grown

    def _settings(self) -> None:
        self.screen.change_settings()

    def _redraw(self) -> None:
        draw_anew(self.screen.app)

    def _peek(self, action: str) -> None:
        """Look at a part; its key pressed once more leads back to the question; the first part is home."""
        screen = self.screen
        part = next((part.name for part in screen.kit.parts if part.key == action), "")
        if part != screen.in_focus or part == screen.home or screen.seen.past is not None:
            self._show(action)
            return
        question = screen.session.question
        if question is not None:
            screen.shown = screen.kit.part_for(question) or screen.home
        self._back()

    def _show(self, action: str) -> None:
        screen = self.screen
        part = next((part for part in screen.kit.parts if part.key == action), None)
        if part is not None:
            screen.shown = part.name
            self._look_at(part.name)

    def _quit(self) -> None:
        opening.leave(self.screen)


def _fitting(said: str, expects: Sequence[str], cells: int) -> str:
    """Say what a bot expects, as much of it as has room."""
    for shown in range(len(expects), 0, -1):
        told = f"{said}; it sees ahead: {', '.join(expects[:shown])}"
        if len(told) <= cells:
            return told
    return f"{said}."
