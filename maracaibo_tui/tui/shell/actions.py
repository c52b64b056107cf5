"""What the keys do at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from . import looking_back, opening, taking_back
from .cursors import go
from .desk import Desk
from .kit import ASK, LOG
from .looking_back import go_to
from .notes import TELLS, WARNS
from .pictures import inner
from .teller import PACES, Teller
from .telling import last_scenes

if TYPE_CHECKING:
    from maracaibo_tui.engine.question import Option

    from .kit import Moment, Size

_TURNS = {"page_down": 1, "page_up": -1}
_ROUNDS = {"next": 1, "previous": -1}
"""Steps through the past that are longer than a line of the log."""
PAGE = 10
"""Lines of a long list that are a page."""


class Actions:
    """The actions at the table, by the id of their binding."""

    def __init__(self, desk: Desk, teller: Teller) -> None:
        """Act on a desk."""
        self.desk, self.teller = desk, teller
        self._by_id: dict[str, Callable[[], None]] = {
            "accept": self._accept,
            "next": lambda: self._step(1),
            "previous": lambda: self._step(-1),
            "back": self._back,
            "undo": self._undo,
            "restart": lambda: taking_back.to_the_start_of_the_turn(desk),
            "redo": lambda: taking_back.again(desk),
            "end": self._end,
            "filter": self._filter,
            "rule": lambda: opening.rules(desk),
            "search": lambda: opening.search(desk),
            "chronicle": lambda: opening.chronicle(desk),
            "commands": lambda: opening.commands(desk, self.do),
            "places": lambda: opening.places(desk),
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
        if self.desk.seen.past is not None and self._in_the_past(action):
            return
        if action in self._by_id:
            self._by_id[action]()
        elif action in {"up", "down", "left", "right"}:
            self._move(action)
        elif action in {"page_down", "page_up"}:
            self._turn_the_page(action)
        elif action.startswith("pick"):
            self._pick(int(action[4:]))
        else:
            self._peek(action)

    def _in_the_past(self, action: str) -> bool:
        """Walk through the past; parts of the table may be looked at, questions cannot be answered."""
        desk, past = self.desk, self.desk.seen.past
        if past is None:
            return False
        if action in {"left", "up", "right", "down"}:
            step = 1 if action in {"right", "down"} else -1
            go_to(desk, past.at + step)
        elif action in _TURNS:
            looking_back.turn_over(desk, _TURNS[action])
        elif action in _ROUNDS:
            looking_back.to_another_round(desk, _ROUNDS[action])
        elif action == "undo":
            self._undo(past.step + 1)
        elif action in {"back", "accept"}:
            desk.seen.past = None
            if desk.seen.leads_back:
                desk.doors.leave()
            elif not desk.seen.lying:
                self._show(LOG)
        elif action.startswith("pick") or action in {"restart", "redo", "end", "filter", "hint", "replay"}:
            desk.tell(f"This is the past. {desk.key('back')} returns to the game.")
        else:
            return False
        return True

    def _undo(self, step: int | None = None) -> None:
        """Take the last answer back, or all from a step on; a game that is over is opened again only on purpose."""
        desk = self.desk
        if desk.referee.is_over and not desk.referee.why_no_back(step):
            opening.confirm_reopening(desk, lambda: taking_back.back(desk, step))
        else:
            taking_back.back(desk, step)

    def _accept(self) -> None:
        desk = self.desk
        moment = desk.moment()
        if desk.in_focus == LOG:
            last = len(desk.seen.chronicle.lines) - 1
            go_to(desk, min(desk.seen.cursors.get(LOG, last), last))
        elif desk.in_focus in desk.seen.cursors:
            self._read(desk.kit.at_cursor(desk.in_focus, moment))
        elif desk.referee.is_over:
            desk.doors.leave()
        elif not desk.points_at_options:
            desk.tell(f"{desk.key('back')} goes back to the question.")
        elif moment.highlighted < len(moment.options):
            self._choose(moment.options[moment.highlighted], "accept")
        elif desk.seen.prompt.words:
            desk.tell("No option has these words.")
        elif desk.seen.prompt.denied_at(moment, desk.kit.denied(moment)) is not None:
            opening.rules(desk)

    def _read(self, address: str) -> None:
        if address:
            opening.thing(self.desk, address)
        else:
            self.desk.tell("There is nothing to read here.")

    def _pick(self, number: int) -> None:
        moment = self.desk.moment()
        found = [option for at, option in enumerate(moment.options) if moment.number(at) == number]
        if found:
            self._choose(found[0], f"pick{number}")
        elif self._has_a_question():
            self.desk.tell(f"There is no option {number}." if number else "Nothing here ends or declines this.")

    def _choose(self, option: Option, action: str) -> None:
        """Take an option, or go on to what stands under it."""
        if option.id:
            self.desk.take(*option.hands_in, action=action)
        else:
            self.desk.seen.prompt.lead_on(option)

    def _step(self, step: int) -> None:
        desk = self.desk
        desk.seen.focus_part = desk.home if desk.in_focus == desk.home else ASK
        self._point(step)

    def _point(self, step: int) -> None:
        """Go to the next or previous option; behind them, to what is not possible now."""
        desk = self.desk
        moment = desk.moment()
        desk.seen.prompt.move(moment.options, step, len(desk.kit.denied(moment)))

    def _move(self, direction: str) -> None:
        desk = self.desk
        part = desk.in_focus
        moment = desk.moment()
        length = self._length(part)
        if length:
            step = self._stride(part, moment, direction)
            if abs(step) == 1 or 0 <= desk.seen.cursors.get(part, 0) + step < length:
                go(desk, part, length, step)
        elif part in desk.seen.readings and desk.seen.readings[part].is_long:
            desk.seen.readings[part].press("down" if direction in {"down", "right"} else "up")
        elif part == ASK and direction in {"up", "down"}:
            self._point(1 if direction == "down" else -1)
        elif desk.points_at_options:
            is_drawn = desk.home in desk.planned(desk.size)
            found = desk.kit.walk(moment, direction, self._inside(desk.home) if is_drawn else None)
            if found is not None:
                desk.seen.prompt.at = found

    def _stride(self, part: str, moment: Moment, direction: str) -> int:
        """Say how far the cursor of a part goes in a direction."""
        if part == LOG:
            return 1 if direction in {"down", "right"} else -1
        return self.desk.kit.stride(part, moment, direction, self._inside(part))

    def _inside(self, part: str) -> Size:
        """Give the room that a part is drawn in."""
        found = next(each for each in self.desk.kit.parts if each.name == part)
        return inner(found, self.desk.planned(self.desk.size)[part])

    def _length(self, part: str) -> int:
        """Count what the cursor of a part can stand on."""
        desk = self.desk
        return len(desk.seen.chronicle.lines) if part == LOG else desk.kit.length(part, desk.moment())

    def _turn_the_page(self, action: str) -> None:
        """Go on or back by a page in the part that has the focus."""
        part, readings = self.desk.in_focus, self.desk.seen.readings
        length = self._length(part)
        if length:
            go(self.desk, part, length, PAGE if action == "page_down" else -PAGE)
        elif part in readings:
            readings[part].press(action)

    def _back(self) -> None:
        """Go back a step of the question, to it, or before answers that nothing has followed; else say what does."""
        desk, prompt = self.desk, self.desk.seen.prompt
        is_there, desk.seen.focus_part = desk.in_focus == ASK, ASK
        if is_there and desk.referee.is_over and desk.seen.leads_back:
            desk.doors.leave()
        if not is_there or desk.referee.is_over:
            return
        if prompt.within:
            prompt.within, step = "", prompt.within
            prompt.lead_back(desk.moment().options, step)
        elif desk.handing_in.take_back(desk.referee):
            desk.led_here = "back"
            desk.tell(f"Undone. {desk.key('redo')} redoes it.", "faint")
        elif not desk.referee.why_no_back():
            desk.tell(f"{desk.key('undo')} undoes your last answer.")

    def _end(self) -> None:
        """Take the option that ends what is asked; where another is highlighted, only go there first."""
        desk, prompt = self.desk, self.desk.seen.prompt
        if not self._has_a_question():
            return
        end = desk.ending
        if not end:
            desk.tell("This cannot be left out: take one of the options.")
            return
        prompt.words, prompt.within = None, ""
        options = desk.moment().options
        at = next(at for at, option in enumerate(options) if option.hands_in == (end,))
        if prompt.at == at:
            desk.take(end, action="end")
        else:
            prompt.at = at
            desk.tell(f"{options[at].label}: press {desk.key('end')} again, or {desk.key('accept')}.")

    def _filter(self) -> None:
        if self._has_a_question():
            self.desk.seen.focus_part = ASK
            self.desk.seen.prompt.words = ""

    def _has_a_question(self) -> bool:
        """Tell whether there is something to decide; if not, say so."""
        if self.desk.moment().question is not None:
            return True
        self.desk.tell("There is nothing to decide now.")
        return False

    def _hint(self) -> None:
        """List what a bot would do, for Enter to take it; the decision stays with the person."""
        if self._has_a_question():
            from .advised import hints

            hints(self.desk)

    def _replay(self) -> None:
        desk = self.desk
        scenes = desk.seen.last_told or last_scenes(desk.kit, desk.referee)
        if scenes:
            desk.seen.past = None
            self.teller.tell(scenes)
        else:
            desk.tell("There is no automatic turn to tell again.")

    def pace(self, step: int) -> None:
        """Tell automatic turns faster or slower from now on."""
        desk = self.desk
        at = max(0, min(len(PACES) - 1, PACES.index(desk.settings.pace) + step))
        desk.settings = replace(desk.settings, pace=PACES[at])
        says = {"manual": "step by step", "slow": "slowly", "quick": "quickly", "instant": "not told"}
        self._keep({"pace": PACES[at]}, f"Automatic turns: {says[PACES[at]]}.")
        if desk.seen.telling is not None:
            self.teller.keep_pace()

    def _sort(self) -> None:
        """Sort the cards in the next way; the cursor among them begins anew."""
        desk = self.desk
        orders = desk.referee.title.orders
        if orders is None:
            desk.tell(f"{desk.referee.title.name} has nothing to sort.")
            return
        ids = [value.id for value in orders.values]
        order = ids[(ids.index(orders.value(desk.settings.order).id) + 1) % len(ids)]
        desk.settings = replace(desk.settings, order=order)
        cards = [part.name for part in desk.kit.parts if part.is_sorted]
        desk.seen.cursors.update(dict.fromkeys(desk.seen.cursors.keys() & {*cards}, 0))
        self._keep({"order": order}, f"{orders.label}: {orders.value(order).label}.")

    def _keep(self, chosen: Mapping[str, str], told: str) -> None:
        """Write down what was chosen, and say what it is or why it cannot be kept."""
        problem = self.desk.doors.remember(chosen)
        self.desk.tell(problem or told, WARNS if problem else TELLS)

    def _focus(self, step: int) -> None:
        desk = self.desk
        areas = desk.areas(desk.size)
        parts = [part.name for part in desk.kit.parts if part.name in areas and areas[part.name].rows]
        around = [ASK, *parts]
        at = around.index(desk.in_focus) if desk.in_focus in around else 0
        self._look_at(around[(at + step) % len(around)])

    def _look_at(self, part: str) -> None:
        """Give a part the focus; where it has things to read, its cursor stands on one."""
        desk = self.desk
        desk.seen.focus_part = part
        if part not in {ASK, LOG} and desk.kit.length(part, desk.moment()):
            desk.seen.cursors.setdefault(part, 0)

    def _grow(self) -> None:
        self.desk.seen.grown = not self.desk.seen.grown

    def _settings(self) -> None:
        self.desk.doors.change_settings()

    def _redraw(self) -> None:
        self.desk.doors.draw_anew()

    def _peek(self, action: str) -> None:
        """Look at a part; its key pressed once more leads back to the question; the first part is home."""
        desk = self.desk
        part = next((part.name for part in desk.kit.parts if part.key == action), "")
        if part != desk.in_focus or part == desk.home or desk.seen.past is not None:
            self._show(action)
            return
        question = desk.referee.question
        if question is not None:
            desk.shown = desk.kit.part_for(question) or desk.home
        self._back()

    def _show(self, action: str) -> None:
        desk = self.desk
        part = next((part for part in desk.kit.parts if part.key == action), None)
        if part is not None:
            desk.shown = part.name
            self._look_at(part.name)

    def _quit(self) -> None:
        opening.leave(self.desk)
