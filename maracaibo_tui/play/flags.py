"""Options of a command that are the game's own: every choice before a game is one, by its name with dashes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from maracaibo_tui.engine.choices import NO, OF_THE_HOUSE, YES, Choice, Value
from maracaibo_tui.games import titles
from maracaibo_tui.library.problem import Problem, nearest, one_of, plain, sentence, shown

if TYPE_CHECKING:
    from maracaibo_tui.engine.title import Title

OFF, ALL = "no-", "all"
_TRUE, _FALSE = frozenset({YES, "true", "on"}), frozenset({NO, "false", "off"})
Given = Mapping[str, str]
"""What a call says besides the options of its command: by name, without the dashes, the word behind it or nothing."""


class FlagError(ValueError):
    """An option that a game does not have, or not with this value, said in one sentence."""


class Flag(NamedTuple):
    """An option of a game in the words of the shell."""

    names: Sequence[str]
    choice: Choice
    members: Sequence[Choice] = ()
    """The choices that it switches on together; its own choice is not one of the game's then."""

    @property
    def metavar(self) -> str:
        """What stands behind the option: its values, or what they are called where only a pack says them."""
        choice = self.choice
        if self.members:
            return f"{','.join(each.id for each in self.members[:2])},...|{ALL}"
        if choice.switched_on:
            return ""
        return "|".join(known(choice)) or choice.label.upper().replace(" ", "-")

    @property
    def negative(self) -> Sequence[str]:
        """The names that choose the other one of two values; nothing for an option that takes a value."""
        return tuple(f"{OFF}{name}" for name in self.names) if self.choice.switched_on else ()

    @property
    def says(self) -> str:
        """Say what it chooses."""
        choice = self.choice
        if choice.switched_on:
            return f"{choice.label}: {choice.value(choice.switched_on).label}."
        return choice.says or f"{choice.label}; usually {choice.values[0].label}."

    @property
    def says_not(self) -> str:
        """Say what the other one of two values is."""
        off = next(value.label for value in self.choice.values if value.id != self.choice.switched_on)
        return f"{self.choice.label}: {off}."


def flags_of(title: Title) -> tuple[Flag, ...]:
    """List the options of a game; nothing of it is read but what there is to choose."""
    choices = [choice for choice in title.options.choices(None, {}) if choice.id not in OF_THE_HOUSE]
    alone = [Flag(tuple(filter(None, (choice.option, choice.alias))), choice) for choice in choices]
    return (*alone, *[_of_a_kind(kind, choices) for kind in dict.fromkeys(choice.kind for choice in choices) if kind])


def _of_a_kind(kind: str, choices: Sequence[Choice]) -> Flag:
    """Give the option that switches choices of one kind on."""
    members = [choice for choice in choices if choice.kind == kind]
    values = [Value(choice.id, choice.label) for choice in members]
    named = ", ".join(choice.id for choice in members)
    return Flag(
        (kind,), Choice(kind, kind, values, f"Several at once: {named}, with a comma between them; or {ALL}."), members
    )


def known(choice: Choice) -> list[str]:
    """Give the values that are known without a pack."""
    return [value.id for value in choice.values if value.id]


def apart(words: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """Take words apart: options, each with the word behind it if there is one, and words that belong to none."""
    given: dict[str, str] = {}
    rest: list[str] = []
    name = ""
    for word in words:
        if word.startswith("--"):
            name, equals, value = word[2:].partition("=")
            given[name] = value
            name = "" if equals else name
        elif name:
            given[name], name = word, ""
        else:
            rest.append(word)
    return given, rest


def chosen_by(title: Title, given: Given, beside: Iterable[str], printed: Callable[[], Any]) -> dict[str, str]:
    """Give what options of a call choose; `beside` are those of the command, `printed` reads the pack if need be."""
    by_name = {name: flag for flag in flags_of(title) for name in flag.names}
    chosen: dict[str, str] = {}
    for name, value in given.items():
        bare = name.removeprefix(OFF)
        if name in by_name and by_name[name].members:
            chosen |= _several(name, by_name[name].members, value)
        elif name in by_name:
            choice = by_name[name].choice
            chosen[choice.id] = _switched(name, choice, value) or _valued(title, name, choice, value, printed)
        elif bare != name and bare in by_name and by_name[bare].choice.switched_on:
            choice = by_name[bare].choice
            chosen[choice.id] = _switched(name, choice, value, turned=True)
        else:
            raise FlagError(_unknown(title, name, (*by_name, *beside)))
    return chosen


def _several(name: str, members: Sequence[Choice], value: str) -> dict[str, str]:
    """Give what several choices of a kind are switched on to."""
    by_id = {choice.id: choice.switched_on for choice in members}
    wanted = [*by_id] if value == ALL else [each.strip().replace("-", "_") for each in value.split(",")]
    for each in wanted:
        if each not in by_id:
            found = shown(each) if each else "nothing"
            raise FlagError(sentence(Problem(f"--{name}", "", "", found, one_of((*by_id, ALL), each))))
    return {each: by_id[each] for each in wanted}


def _switched(name: str, choice: Choice, value: str, *, turned: bool = False) -> str:
    """Give the value that a switch chooses; nothing for an option that takes a value."""
    on = choice.switched_on
    if not on:
        return ""
    off = next(each.id for each in choice.values if each.id != on)
    if value and value not in _TRUE | _FALSE:
        raise FlagError(sentence(Problem(f"--{name}", "", "", shown(value), "nothing behind it, or yes or no")))
    return on if (value in _FALSE) == turned else off


def _valued(title: Title, name: str, choice: Choice, value: str, printed: Callable[[], Any]) -> str:
    """Give the value of an option; one that cannot be chosen is refused with those that can."""
    values: Sequence[Value] = choice.values
    if not known(choice):
        values = next(each.values for each in title.options.choices(printed(), {}) if each.id == choice.id)
    allowed = [each.id for each in values]
    if value not in allowed:
        found = shown(value) if value else "nothing"
        raise FlagError(sentence(Problem(f"--{name}", "", "", found, one_of(allowed, value))))
    return value


def _unknown(title: Title, name: str, known_here: Sequence[str]) -> str:
    """Say of an option that it is another game's, or nobody's and which is the nearest."""
    called = plain(name)
    for other in titles():
        if other.id != title.id and any(name.removeprefix(OFF) in flag.names for flag in flags_of(other)):
            return f"--{called} is an option of {other.name}, not of {title.name}: --game {other.id} names that game."
    near = nearest(name, known_here)
    return f"There is no option --{called}{f'; the nearest is --{near}' if near else f' in {title.name}'}."
