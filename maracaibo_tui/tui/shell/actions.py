"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

from . import opening, taking_back
from .habits import ORDERS, PACES
from .output import draw_anew
from .past import go_to
from .pictures import in_two
from .prompt import ending
from .veil import may_go_back

if TYPE_CHECKING:
    from .match_screen import MatchScreen


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
            "redo": lambda: taking_back.again(screen),
            "end": self._end,
            "filter": self._filter,
            "rule": lambda: opening.rules(screen),
            "search": lambda: opening.search(screen),
            "commands": lambda: opening.commands(screen),
            "places": lambda: opening.places(screen),
            "hint": self._hint,
            "replay": self._replay,
            "faster": lambda: self._pace(1),
            "slower": lambda: self._pace(-1),
            "next_part": lambda: self._focus(1),
            "previous_part": lambda: self._focus(-1),
            "sort": self._sort,
            "grow": self._grow,
            "redraw": self._redraw,
            "quit": self._quit,
        }

    @property
    def ids(self) -> Collection[str]:
        """The bindings that have an action of their own."""
        return self._by_id.keys()

    def press(self, action: str, character: str) -> None:
        """Carry out a key: for what lies on top, for what is being told, for the filter, or for the table."""
        screen = self.screen
        if not screen.is_veiled:
            screen.note = in_two(screen.note, screen.size.width - 1)[1]
        if screen.is_small(screen.size):
            self._elsewhere(action)
        elif screen.is_veiled:
            self._unveil(action)
        elif screen.overlays:
            self._on_top(action, character)
        elif screen.telling is not None:
            self._told(action)
        elif screen.prompt.words is None or not self._typed(action, character):
            self.do(action)

    def paste(self, text: str) -> None:
        """Take a pasted text where one types."""
        screen = self.screen
        if screen.overlays:
            for character in text:
                if character.isprintable():
                    screen.overlays[-1].press("", character)
        elif screen.prompt.words is not None and not screen.is_veiled and screen.telling is None:
            screen.prompt.filter(screen.moment().options, "".join(filter(str.isprintable, text)))

    def do(self, action: str) -> None:
        """Carry out an action at the table."""
        if self.screen.past is not None and self._in_the_past(action):
            return
        if action in self._by_id:
            self._by_id[action]()
        elif action in {"up", "down", "left", "right"}:
            self._move(action)
        elif action.startswith("pick"):
            self._pick(int(action[4:]) - 1)
        else:
            self._peek(action)

    def _elsewhere(self, action: str) -> None:
        """Do only what needs no table: nothing is asked or decided that cannot be seen."""
        if action == "quit":
            self.screen.leave()
        elif action == "redraw":
            self._redraw()

    def _unveil(self, action: str) -> None:
        screen = self.screen
        if action in {"quit", "redraw"}:
            self._elsewhere(action)
        elif action == "undo" and may_go_back(screen.session):
            if screen.veil.takes_back() and not screen.session.why_no_undo():
                taking_back.back(screen)
        elif screen.veil.opens(action):
            screen.session.pass_keyboard()
            screen.settle()

    def _on_top(self, action: str, character: str) -> None:
        """Hand a key to the overlay on top; what it has no use for may close it."""
        overlays = self.screen.overlays
        top = overlays[-1]
        used = top.press(action, character)
        if top.is_done or (not used and action in {"back", "quit", top.name}):
            if top in overlays:
                overlays.remove(top)
        elif not used and action == "search":
            opening.search(self.screen)
        elif not used and action == "grow":
            self.screen.is_spread = not self.screen.is_spread
        elif not used and action == "redraw":
            self._redraw()

    def _told(self, action: str) -> None:
        screen = self.screen
        if action in {"accept", "right", "down", "next"}:
            screen.tell_on()
        elif action in {"left", "up", "previous"} and screen.telling is not None:
            screen.telling.previous()
        elif action in {"faster", "slower"}:
            self._pace(1 if action == "faster" else -1)
        elif action == "redraw":
            self._redraw()
        else:
            screen.hurry()

    def _typed(self, action: str, character: str) -> bool:
        """Take a key for the filter; arrows, Enter and Esc keep their meaning."""
        screen = self.screen
        typed = character if character.isprintable() else ""
        if typed:
            screen.prompt.filter(screen.moment().options, typed)
        elif action == "back" and character != opening.ESCAPE and screen.prompt.words:
            screen.prompt.filter(screen.moment().options, "")
        elif action in {"back", "quit"}:
            screen.prompt.words = None
        elif action == "redraw":
            self._redraw()
        else:
            return action not in {"accept", "up", "down"}
        return True

    def _in_the_past(self, action: str) -> bool:
        """Walk through the past; parts of the table may be looked at, questions cannot be answered."""
        screen, past = self.screen, self.screen.past
        if past is None:
            return False
        if action in {"left", "up", "previous", "right", "down", "next"}:
            step = 1 if action in {"right", "down", "next"} else -1
            go_to(screen, past.at + step)
        elif action == "undo":
            taking_back.back(screen, past.step)
        elif action in {"back", "accept"}:
            screen.past = None
            self._show("log")
        elif action.startswith("pick") or action in {"redo", "end", "filter", "hint", "replay"}:
            screen.tell(f"This is the past; {screen.key('back')} returns to the game.")
        else:
            return False
        return True

    def _accept(self) -> None:
        screen = self.screen
        moment = screen.moment()
        if screen.focus_part == "log":
            last = len(screen.chronicle.lines) - 1
            go_to(screen, min(screen.cursors.get("log", last), last))
        elif screen.focus_part in screen.cursors:
            self._read(screen.kit.at_cursor(screen.focus_part, moment))
        elif moment.option is not None:
            self._take(screen.prompt.at)
        elif screen.prompt.denied_at(moment, screen.kit.denied(moment)) is not None:
            screen.tell(f"This is not possible now; {screen.key('rule')} opens the rule that forbids it.")
        elif screen.session.is_over:
            screen.leave("over")

    def _read(self, address: str) -> None:
        if address:
            opening.thing(self.screen, address)
        else:
            self.screen.tell("There is nothing to read here.")

    def _take(self, at: int) -> None:
        """Take an option that the filter leaves; a filter that leaves nothing takes nothing."""
        screen = self.screen
        options = screen.moment().options
        if at in screen.prompt.found(options):
            screen.take(options[at].id, "accept")
        else:
            screen.tell("No option has these words.")

    def _pick(self, number: int) -> None:
        options = self.screen.moment().options
        if number < len(options):
            self.screen.take(options[number].id, f"pick{number + 1}")

    def _step(self, step: int) -> None:
        screen = self.screen
        screen.focus_part = "prompt" if screen.focus_part != "map" else "map"
        self._point(step)

    def _point(self, step: int) -> None:
        """Go to the next or previous option; behind them, to what is not possible now."""
        screen = self.screen
        moment = screen.moment()
        screen.prompt.move(moment.options, step, len(screen.kit.denied(moment)))

    def _move(self, direction: str) -> None:
        screen = self.screen
        part = screen.focus_part
        moment = screen.moment()
        length = len(screen.chronicle.lines) if part == "log" else screen.kit.length(part, moment)
        if length:
            start = length - 1 if part == "log" else -1
            step = 1 if direction in {"down", "right"} else -1
            screen.cursors[part] = max(0, min(length - 1, screen.cursors.get(part, start) + step))
        elif part in screen.readings and screen.readings[part].is_long:
            screen.readings[part].press("down" if direction in {"down", "right"} else "up")
        elif part != "map" and direction in {"up", "down"}:
            self._point(1 if direction == "down" else -1)
        elif part in {"prompt", "map"}:
            found = screen.kit.walk(moment, direction)
            if found is not None:
                screen.prompt.at = found

    def _back(self) -> None:
        self.screen.focus_part = "prompt"

    def _end(self) -> None:
        """Take the option that ends what is asked; where another is highlighted, only go there first."""
        screen = self.screen
        options = {option.id: option.label for option in screen.moment().options}
        end = ending(options)
        if end is None:
            screen.tell("This question cannot be ended: one of the options must be taken.")
        elif list(options)[screen.prompt.at : screen.prompt.at + 1] == [end]:
            screen.take(end, "end")
        else:
            screen.prompt.words, screen.prompt.at = None, list(options).index(end)
            screen.tell(f"{options[end]}: {screen.key('end')} once more, or {screen.key('accept')}, takes it.")

    def _filter(self) -> None:
        self.screen.focus_part = "prompt"
        self.screen.prompt.words = ""

    def _hint(self) -> None:
        """Highlight what a bot would do, for Enter to take it; the decision stays with the person."""
        screen = self.screen
        moment = screen.moment()
        if moment.question is None:
            screen.tell("There is nothing to decide now.")
            return
        wanted, expects = screen.kit.hint(moment.view, moment.question)
        found = [at for at, option in enumerate(moment.options) if option.id == wanted]
        if found:
            screen.prompt.words = None
            screen.prompt.at = found[0]
            screen.focus_part = "prompt"
            screen.tell(_fitting("A bot would choose this", expects, screen.size.width - 1))
        else:
            screen.tell("There is no hint for this question.")

    def _replay(self) -> None:
        screen = self.screen
        if screen.last_told:
            screen.past = None
            screen.tell_turn(screen.last_told)
        else:
            screen.tell("There is no automatic turn to tell again.")

    def _pace(self, step: int) -> None:
        screen = self.screen
        at = max(0, min(len(PACES) - 1, PACES.index(screen.habits.pace) + step))
        screen.habits = screen.habits._replace(pace=PACES[at])
        says = {"manual": "step by step", "slow": "slowly", "quick": "quickly", "instant": "not told"}
        screen.tell(screen.remember({"pace": PACES[at]}) or f"Automatic turns: {says[PACES[at]]}.")
        if screen.telling is not None:
            screen.go_on_at_pace()

    def _sort(self) -> None:
        """Sort the cards in the next way; a cursor among them begins anew."""
        screen = self.screen
        orders = list(ORDERS)
        order = orders[(orders.index(screen.habits.order) + 1) % len(orders)]
        screen.habits = screen.habits._replace(order=order)
        screen.cursors = dict.fromkeys(screen.cursors, 0)
        screen.tell(screen.remember({"order": order}) or f"Cards: {ORDERS[order]}.")

    def _focus(self, step: int) -> None:
        screen = self.screen
        areas = screen.areas(screen.size)
        parts = [part.name for part in screen.kit.parts if part.name in areas and areas[part.name].rows]
        around = ["prompt", *parts]
        at = around.index(screen.focus_part) if screen.focus_part in around else 0
        self._look_at(around[(at + step) % len(around)])

    def _look_at(self, part: str) -> None:
        """Give a part the focus; where it has things to read, its cursor stands on one."""
        screen = self.screen
        screen.focus_part = part
        if part not in {"prompt", "log"} and screen.kit.length(part, screen.moment()):
            screen.cursors.setdefault(part, 0)

    def _grow(self) -> None:
        self.screen.grown = not self.screen.grown

    def _redraw(self) -> None:
        draw_anew(self.screen.app)

    def _peek(self, action: str) -> None:
        """Look at a part; its key pressed once more leads back to the question; the first part is home."""
        screen = self.screen
        part = next((part.name for part in screen.kit.parts if part.key == action), "")
        if part != screen.focus_part or part == screen.kit.parts[0].name or screen.past is not None:
            self._show(action)
            return
        question = screen.session.question
        if question is not None:
            screen.shown = screen.kit.part_for(question) or screen.kit.parts[0].name
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
    shown = 0
    while shown < len(expects) and len(f"{said}; it sees ahead: {', '.join(expects[: shown + 1])}") <= cells:
        shown += 1
    return f"{said}; it sees ahead: {', '.join(expects[:shown])}" if shown else f"{said}."
