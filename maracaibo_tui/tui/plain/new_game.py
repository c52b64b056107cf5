"""A new game by short questions: who plays, against whom, by which rules; what was chosen last time stands already."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from msgspec.structs import replace

from maracaibo_tui.cabinet.packs import PackError, own_folder, pack_folder
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.choices import PACK, Choice
from maracaibo_tui.engine.title import Title
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.library.settings import SettingsError
from maracaibo_tui.play.granting import planned
from maracaibo_tui.play.last_choice import keep_choice, last_choice
from maracaibo_tui.play.plan import offered, tidied
from maracaibo_tui.play.setting_up import SetUp
from maracaibo_tui.play.sitting import Sitting
from maracaibo_tui.play.strengths import BOTS

from .asking import BACK, heard, number_of, picked, say
from .company import called, company_of
from .talk import Talk

_LONGEST_SEED = 18


class NewGamePage:
    """Changes a plan row by row."""

    def __init__(self, talk: Talk, title: Title) -> None:
        """Begin with what was chosen last."""
        self.talk, self.title, self.setup = talk, title, SetUp(title)
        plan = planned(title, NewGame(), last_choice(title))
        self.plan = offered(self.setup.choices(plan), plan)

    def begun(self) -> Sitting | None:
        """Change rows until the game begins; give None where somebody goes back instead."""
        self._tell()
        while (text := heard(self.talk)) not in BACK - {""}:
            rows = [*self._rows().values()]
            number = number_of(text, len(rows))
            if number:
                rows[number - 1]()
                self.plan = offered(self.setup.choices(self.plan), self.plan)
                self._tell()
            elif text:
                say(self.talk, [f"Type a number from 1 to {len(rows)}, Enter to begin, or back."])
            elif refused := self.setup.refusal(self.plan):
                say(self.talk, [refused])
            else:
                return self._begin()
        return None

    def _begin(self) -> Sitting:
        plan = tidied(self.plan)
        with suppress(SettingsError):
            keep_choice(self.title, plan)
        return self.setup.begin(plan)

    def _tell(self) -> None:
        say(self.talk, [f"A new game of {self.title.name}. A number changes what stands behind it; back goes back."])
        say(self.talk, [f"{number:>2}  {row}" for number, row in enumerate(self._rows(), 1)], "    ")
        say(self.talk, [self.setup.refusal(self.plan) or "Enter begins the game."])

    def _rows(self) -> Mapping[str, Callable[[], None]]:
        """Give every row as it is said, and what changes it."""
        choices = [choice for choice in self.setup.choices(self.plan) if choice.id != PACK]
        seed = "any" if self.plan.seed is None else str(self.plan.seed)
        chosen = {f"{each.label}: {self._value(each)}": partial(self._choose, each) for each in choices}
        return {
            f"{self.title.seat.capitalize()}s: {called(self.plan.seats)}": self._ask_who,
            **chosen,
            f"Content pack: {self.plan.chosen.get(PACK, self.title.id)}": self._ask_pack,
            f"Seed: {seed}": self._ask_seed,
        }

    def _value(self, choice: Choice) -> str:
        return choice.value(self.plan.chosen.get(choice.id, "")).label

    def _put(self, name: str, value: str) -> None:
        self.plan = replace(self.plan, chosen={**self.plan.chosen, name: value})

    def _choose(self, choice: Choice) -> None:
        values = [(value.label, value.says) for value in choice.values]
        now = [value.id for value in choice.values].index(choice.value(self.plan.chosen.get(choice.id, "")).id)
        heading = f"{choice.label}? {choice.says}".rstrip()
        self._put(choice.id, choice.values[picked(self.talk, heading, values, now)].id)

    def _ask_who(self) -> None:
        bots, (first, second, *_others) = [value.label for value in BOTS], self.title.options.NAMES
        say(
            self.talk,
            [
                f"Who plays? {self.title.company[:1].upper()}{self.title.company[1:]}.",
                f"Type names with commas, as in: {first}, {second}; for a bot what it is: {', '.join(bots)}.",
                f"A bot may have a name, as in: {first}, {second} ({bots[0]}).",
            ],
        )
        self._ask("Who? ", self._seat)

    def _ask_pack(self) -> None:
        packs: Sequence[str] = [
            value.id for choice in self.setup.choices(self.plan) if choice.id == PACK for value in choice.values
        ]
        say(self.talk, [f"What is printed. Type {' or '.join(packs) or self.title.id}, or the folder of another pack."])
        self._ask("Pack? ", self._print)

    def _ask_seed(self) -> None:
        say(self.talk, ["The same number deals the same game each time. Type digits, or any."])
        self._ask("Seed? ", self._sow)

    def _ask(self, prompt: str, take: Callable[[str], None]) -> None:
        """Ask until what is typed can be taken; whoever types nothing leaves it as it is."""
        while (text := heard(self.talk, prompt)) not in BACK:
            try:
                take(text)
            except (SaveError, PackError) as error:
                say(self.talk, str(error).splitlines()[:1])
            else:
                return

    def _seat(self, text: str) -> None:
        self.plan = replace(self.plan, seats=company_of(text, self.title))

    def _print(self, text: str) -> None:
        pack_folder(self.title, text)
        self._put(PACK, own_folder(text) or text)

    def _sow(self, text: str) -> None:
        is_number = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_SEED
        if not is_number and text.casefold() != "any":
            raise SaveError(f"A seed is a number of at most {_LONGEST_SEED} digits, or any.")
        self.plan = replace(self.plan, seed=int(text) if is_number else None)
