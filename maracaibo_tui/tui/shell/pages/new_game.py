"""The page for a new game: who plays, against whom, by which rules; Enter alone starts what was played last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from maracaibo_tui.engine.choices import Choice, Value
from maracaibo_tui.play.plan import Plan, is_letter, offered, tidied
from maracaibo_tui.play.seats import COLOURS, LONGEST_NAME, Seat, coloured, named, own_name
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.strengths import word_for
from maracaibo_tui.tui.screen.entries import box
from maracaibo_tui.tui.screen.lines import Lines, Span, line, wrapped
from maracaibo_tui.tui.screen.surface import BAND
from maracaibo_tui.tui.shell.keys import ERASE
from maracaibo_tui.tui.shell.page import too_small

from .form import Heading, Row, draw, fields
from .sheet import Foot, is_roomy, room_of, sheet

EMPTY = "nobody"
PERSON = "person"
_LONGEST_SEED = 18
_STEPS = {"left": -1, "right": 1}


class NewGamePage:
    """Edits a plan; what it leads to is for others to know."""

    name = "new_game"

    def __init__(self, setup: SetUp, plan: Plan, begin: Callable[[Plan], str]) -> None:
        """Begin with a plan; `begin` starts the game or says why it cannot."""
        self.setup, self._begin = setup, begin
        self.plan = offered(setup.choices(plan), plan)
        taken = [seat._replace(name=own_name(seat)) for seat in self.plan.seats]
        self.seats = list(coloured([*taken, *[Seat("", EMPTY)] * (setup.most_seats - len(taken))][: setup.most_seats]))
        self.at = 0
        self.at_colour = False
        """Whether left and right change the colour of the seat at the cursor, not who plays."""
        self.is_fresh = True
        self.refusal = setup.refusal(self.wanted())
        keys = ("accept", "up", "down", "left", "right", "back", "next_part")
        self.foot = Foot(keys, accept=setup.takes, left="change", right="change", next_part="next")

    def wanted(self) -> Plan:
        """Give the plan as it stands, names tidied and empty seats left out."""
        return tidied(replace(self.plan, seats=tuple(seat for seat in self.seats if seat.bot != EMPTY)))

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the form; the last line above the keys says whether the game can start."""
        if tiny := too_small(cells, rows):
            return tiny
        foot = self.foot.draw(cells)
        gap: Lines = [()] * is_roomy(rows)
        starts = line((f" {self.foot.key('accept')} ", BAND), f" {self.setup.does}.")
        refused = [line(" ", *each) for each in wrapped(self.refusal, cells - 3, "warn")]
        ready = box([*gap, *(refused or [starts]), *gap], cells)
        room = room_of(rows, foot) - len(ready) - len(gap)
        form = draw(f"{self.setup.title.seat.capitalize()}s and rules", self._rows(), self.at, cells, room)
        return sheet((self.setup.called, self.setup.title.name), [*form, *gap, *ready], foot, cells, rows)

    def press(self, action: str, character: str) -> bool:
        """Type, change, move or start."""
        self.foot.note = ""
        row = fields(self._rows())[self.at]
        if row.room and self._type(row, character):
            self._changed()
        elif action in _STEPS or (action == "accept" and character == " "):
            self._change(row, _STEPS.get(action, 1))
            self._changed()
        elif action in {"next_part", "previous_part"}:
            self._go_on(1 if action == "next_part" else -1)
        elif action in {"up", "down", "next", "previous"}:
            self._move(1 if action in {"down", "next"} else -1)
        elif action == "accept":
            self.foot.note = self.refusal or self._begin(self.wanted())
        else:
            return False
        return True

    def _rows(self) -> list[Row | Heading]:
        choices = [self._choice_row(choice) for choice in self.setup.choices(self.wanted())]
        seed = "" if self.plan.seed is None else str(self.plan.seed)
        says = "The same number always deals the same game. Leave it empty for a new one."
        return [
            *[self._seat_row(number, seat) for number, seat in enumerate(self.seats)],
            Heading(""),
            *choices,
            Row("seed", "Seed", seed, says, room=LONGEST_NAME, turns="", empty="any"),
        ]

    def _seat_row(self, number: int, seat: Seat) -> Row:
        label = f"{self.setup.title.seat.capitalize()} {number + 1}"
        if seat.bot == EMPTY:
            says = "Nobody plays here. Left and right choose a person or a bot."
            return Row(f"seat{number}", label, "", says, room=LONGEST_NAME, rest=EMPTY, turns="rest")
        kind = seat.bot or PERSON
        bot = next((value for value in self.setup.bots if value.id == kind), Value(kind, kind))
        says = bot.says or "Type the name. Left and right choose a person, a bot or nobody."
        says = f"{says} {self.foot.key('next_part')} goes to the colour."
        if self.at_colour:
            says = f"Left and right choose the colour. A {self.setup.title.seat} who has it takes yours."
        mark = Span(COLOURS[seat.colour - 1], f"seat{seat.colour}")
        turns = "mark" if self.at_colour else "rest"
        return Row(f"seat{number}", label, named(seat).name, says, LONGEST_NAME, word_for(kind), mark, turns)

    def _choice_row(self, choice: Choice) -> Row:
        value = choice.value(self.plan.chosen.get(choice.id, ""))
        return Row(f"choice/{choice.id}", choice.label, value.label, value.says or choice.says)

    def _type(self, row: Row, character: str) -> bool:
        is_seed = row.id == "seed"
        old = str(self.plan.seed or "") if is_seed else self.seats[int(row.id[4:])].name
        if character == ERASE:
            new = old[:-1]
        elif len(character) == 1 and (character.isascii() and character.isdigit() if is_seed else is_letter(character)):
            new = character if self.is_fresh else old + character
        else:
            return False
        self.is_fresh = False
        if is_seed:
            self.plan = replace(self.plan, seed=int(new[:_LONGEST_SEED]) if new else None)
        else:
            number = int(row.id[4:])
            seat = self.seats[number]
            seat = seat._replace(name=new[:LONGEST_NAME], bot="" if seat.bot == EMPTY else seat.bot)
            self.seats[number] = seat._replace(name=own_name(named(seat)))
        return True

    def _change(self, row: Row, step: int) -> None:
        if row.turns == "mark":
            self._recolour(int(row.id[4:]), step)
        elif row.id.startswith("seat"):
            number = int(row.id[4:])
            kinds = ["", *(value.id for value in self.setup.bots), EMPTY]
            seat = self.seats[number]
            name = seat.name or self.setup.name_for(number)
            self.seats[number] = seat._replace(name=name, bot=_next(kinds, seat.bot, step))
        elif row.id.startswith("choice/"):
            choice = next(each for each in self.setup.choices(self.wanted()) if f"choice/{each.id}" == row.id)
            value = _next(
                [each.id for each in choice.values], choice.value(self.plan.chosen.get(choice.id, "")).id, step
            )
            self.plan = replace(self.plan, chosen={**self.plan.chosen, choice.id: value})

    def _recolour(self, number: int, step: int) -> None:
        """Give a seat the next colour, and the seat that has it this one's."""
        seat = self.seats[number]
        colour = (seat.colour - 1 + step) % len(COLOURS) + 1
        self.seats = [each._replace(colour=seat.colour) if each.colour == colour else each for each in self.seats]
        self.seats[number] = seat._replace(colour=colour)

    def _move(self, step: int) -> None:
        """Go to another row; from colour to colour, as far as there are any."""
        self.at = (self.at + step) % len(fields(self._rows()))
        self.at_colour = self.at_colour and self._has_colour(self.at)
        self.is_fresh = True

    def _go_on(self, step: int) -> None:
        """Go to the next thing that can be changed: on the row of a seat that is taken there are two."""
        rows = range(len(fields(self._rows())))
        stops = [(at, part) for at in rows for part in (False, True) if not part or self._has_colour(at)]
        before, now = self.at, stops.index((self.at, self.at_colour))
        self.at, self.at_colour = stops[(now + step) % len(stops)]
        self.is_fresh = self.is_fresh or self.at != before

    def _has_colour(self, at: int) -> bool:
        return at < len(self.seats) and self.seats[at].bot != EMPTY

    def _changed(self) -> None:
        self.plan = replace(
            self.plan, chosen={**self.plan.chosen, **offered(self.setup.choices(self.wanted()), self.wanted()).chosen}
        )
        self.refusal = self.setup.refusal(self.wanted())
        self.at = min(self.at, len(fields(self._rows())) - 1)


def _next(values: Sequence[str], now: str, step: int) -> str:
    at = values.index(now) if now in values else 0
    return values[(at + step) % len(values)]
