"""The table of the toy game on a screen: the sea, baskets, wishes and points, drawn from a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from maracaibo_tui.engine.advice import Denied, Hint
from maracaibo_tui.engine.forms import value_of
from maracaibo_tui.engine.question import Option, Question
from maracaibo_tui.engine.thing import Thing
from maracaibo_tui.engine.who import letter, style
from maracaibo_tui.players import greedy
from maracaibo_tui.tui.screen.lines import Line, Lines, between, line, wrapped
from maracaibo_tui.tui.shell.kit import Area, Kit, Moment, Part, ScoreSheet
from maracaibo_tui.tui.shell.pages.sheet import centred
from tests.support.toy import pieces, words
from tests.support.toy.box import Printed
from tests.support.toy.judge import Judge
from tests.support.toy.rules import Toy
from tests.support.toy.state import BroughtUp, Scored

_PROMPT_ROWS = 9
_WIDE = (120, 36)
_SEA_CELLS = 70


def make_kit(printed: Printed) -> Kit:
    """Give what draws the table with these shells."""
    return ToyKit(printed)


def draw_title(cells: int, rows: int) -> Lines:
    """Draw the picture of the title."""
    drawn = [line(("Divers", "title.focus")), line(("~ ~ ~ ~ ~ ~", "water")), line((". @ .  . @ .", "shell"))]
    return [centred(each, cells) for each in drawn][: max(1, rows)]


class ToyKit:
    """Pictures, words and the plan of the screen."""

    title = "Divers"
    bar = ("sea", "basket", "wish", "points", "log")
    parts = (
        Part("sea", "sea", "Sea"),
        Part("basket", "basket", "Baskets", is_long=True, is_sorted=True),
        Part("wish", "wish", "Wishes"),
        Part("points", "points", "Points", is_summary=True),
        Part("log", "log", "Log"),
    )

    def __init__(self, printed: Printed) -> None:
        """Draw with these shells."""
        self.printed = printed
        self._pictures: Mapping[str, Callable[[Moment], Lines]] = {
            "sea": self._sea,
            "basket": self._baskets,
            "wish": lambda moment: self._told("wish", moment),
            "points": _points,
        }

    def plan(self, cells: int, rows: int, shown: str, *, read: bool = False, grown: bool = False) -> dict[str, Area]:
        """Lay out status, one part, prompt and keys; where there is room the sea, another part and the log."""
        del read
        frame = {"status": Area(0, 0, cells, 1), "keys": Area(0, rows - 1, cells, 1)}
        high = rows - 2 - _PROMPT_ROWS
        prompt = Area(0, 1 + high, cells, _PROMPT_ROWS)
        if grown or cells < _WIDE[0] or rows < _WIDE[1]:
            return {**frame, shown: Area(0, 1, cells, high), "prompt": prompt}
        right, beside = cells - _SEA_CELLS, shown if shown not in {"sea", "log"} else "basket"
        half = high // 2
        return {
            **frame,
            "sea": Area(0, 1, _SEA_CELLS, high),
            beside: Area(_SEA_CELLS, 1, right, half),
            "log": Area(_SEA_CELLS, 1 + half, right, high - half),
            "prompt": prompt,
        }

    def draw(self, part: str, moment: Moment, cells: int, rows: int) -> Lines:
        """Draw the inside of a part."""
        del cells
        return self._pictures[part](moment)[:rows]

    def as_shown(self, part: str, moment: Moment) -> Moment:
        """Leave out of a moment what a part does not show: options lie on the sea only."""
        return moment if part == "sea" else moment._replace(question=None, options=(), highlighted=0, after=None)

    def length(self, part: str, moment: Moment) -> int:
        """Count the shells that the cursor can visit."""
        return len(self._visited(moment)) if part == "basket" else 0

    def stride(self, part: str, moment: Moment, direction: str, size: tuple[int, int]) -> int:
        """Go on or back by one."""
        del part, moment, size
        return 1 if direction in {"down", "right"} else -1

    def part_for(self, question: Question) -> str:
        """Name the part to look at for a question."""
        return "wish" if question.point == "TOY-4" else "sea"

    def at_cursor(self, part: str, moment: Moment) -> str:
        """Give the shell that the cursor stands on."""
        found = self._visited(moment) if part == "basket" else ()
        at = min(moment.cursors.get(part, -1), len(found) - 1)
        return f"shell/{found[at]}" if at >= 0 else ""

    def status(self, moment: Moment, cells: int) -> Line:
        """Say where the game is, and how many points everybody has."""
        if moment.past:
            return line((f" THE PAST · {moment.past}", "banner"))
        who = moment.told_of or moment.names.get(moment.who, "")
        left = line((f" Round {moment.view.round}/{moment.view.options.turns} · {who}", "status"))
        told = [f"{letter(seat)} {points}" for seat, points in enumerate(moment.view.points, 1)]
        return between(left, line((" · ".join(told) + " ", "status")), cells)

    def headline(self, moment: Moment) -> Line:
        """Say the question in a sentence."""
        if moment.question is None:
            told = words.won(moment.view, moment.names) if moment.view.is_over else "Somebody else decides."
            return line((told, "strong"))
        sentence, source = words.in_words(self.printed, moment.view, moment.question)
        return line((sentence, "strong"), (f"  {source}" if source else "", "shell"))

    def gains(self, moment: Moment, cells: int) -> Line:
        """Show the points that the highlighted option leads to."""
        del cells
        if moment.turned_up:
            return line((" then: a shell is turned up", "faint"))
        if moment.after is None:
            return ()
        now, then = moment.view.points[moment.who - 1], moment.after.points[moment.who - 1]
        return line((" then: ", "faint"), f"points {now}->{then}" if now != then else "no points")

    def walk(self, moment: Moment, direction: str, rows: int = 0) -> int | None:
        """Give the option that lies in a direction: a dive goes down, a rest up."""
        del rows
        wanted = {"down": "dive", "up": "rest"}.get(direction)
        return next((at for at, option in enumerate(moment.options) if option.id == wanted), None)

    def change(self, option: Option) -> Line:
        """Say in signs what an option gives."""
        return line(*[(f"{amount:+}{words.UNITS[what].sign} ", "gain") for what, amount in option.change])

    def brings(self, moment: Moment) -> str:
        """Say nothing more than the option says itself."""
        del moment
        return ""

    def denied(self, moment: Moment) -> Sequence[Denied]:
        """Say why nobody dives yet while there are wishes to be made (TOY-WISH-01)."""
        is_wishing = moment.question is not None and moment.question.point == "TOY-4"
        return (Denied("Dive", "first everybody wishes", "TOY-WISH-01"),) if is_wishing else ()

    def hint(self, moment: Moment) -> Hint:
        """Name the option that a bot would take."""
        if moment.question is None:
            return Hint("")
        thinking = greedy.Grounds(Toy(self.printed), Judge(self.printed), moment.view)
        return Hint(greedy.choose(thinking, moment.question, moment.view.turn)[1])

    def reminders(self, moment: Moment) -> Lines:
        """Remind of the wish while a shell may be kept."""
        asked, wish = moment.question, moment.view.wishes[moment.who - 1]
        if asked is None or not wish or asked.source != f"shell/{wish}":
            return []
        return [line("this is what you wished for")]

    def shown_at(self, event: object, *, is_scored: bool) -> tuple[str, tuple[str, ...]]:
        """Name the part where an event is to be seen, and the shell that lights up."""
        lit = (f"shell/{event.shell}",) if isinstance(event, BroughtUp) else ()
        return "points" if is_scored or isinstance(event, Scored) else "sea", lit

    def things(self, *, at_table: bool = True) -> Sequence[Thing]:
        """List the shells."""
        del at_table
        return [Thing(address, *self._called(address)) for address in pieces.addresses(self.printed)]

    def people(self, moment: Moment) -> Sequence[Thing]:
        """List nobody: divers have no pages."""
        del moment
        return ()

    def thing(self, address: str, moment: Moment, cells: int) -> Lines:
        """Draw the page of a shell, and say where it is."""
        shell = address.partition("/")[2]
        owners = [moment.names[seat] for seat, basket in enumerate(moment.view.baskets, 1) if shell in basket]
        return [*self.page(address, cells), *(line(f"It is in {name}'s basket.") for name in owners)]

    def thing_rules(self, address: str) -> Sequence[str]:
        """Name the rules that explain a shell."""
        return pieces.explain(self.printed, address).rules

    def part_rules(self, part: str, moment: Moment) -> Sequence[str]:
        """Name the rule of a part and the shells in it."""
        rule = {"basket": "TOY-SHELL-02", "wish": "TOY-WISH-02", "points": "TOY-END-01"}.get(part)
        return (rule, *(f"shell/{shell}" for shell in self._visited(moment) if part == "basket")) if rule else ()

    def concerned(self, moment: Moment) -> Sequence[str]:
        """Name the shell that the highlighted option is about, or that asks the question."""
        shell = "" if moment.option is None else value_of(moment.option.id)
        asks = "" if moment.question is None else moment.question.source
        return [f"shell/{shell}"] if shell else [asks] if asks else []

    def page(self, address: str, cells: int) -> Lines:
        """Draw what is printed on a shell."""
        return wrapped(pieces.explain(self.printed, address).text, cells)

    def sheet(self, moment: Moment, log: Sequence[object], notes: Sequence[str]) -> Callable[[int], ScoreSheet]:
        """Give what draws the score sheet: points scored while diving, and by wishes."""
        wishes = {
            each.seat: each.points for each in log if isinstance(each, Scored) and words.is_scoring(each, moment.view)
        }
        rows = []
        for seat, points in enumerate(moment.view.points, 1):
            wish = wishes.get(seat, 0)
            rows.append(line(f"  {moment.names[seat]:<22}{points - wish:>8}{wish:>8}{points:>8}"))
        foot = [line((words.won(moment.view, moment.names), "strong")), *(line(note) for note in notes if note)]
        return lambda _cells: ScoreSheet(
            [line((f"  {'':<22}{'dives':>8}{'wish':>8}{'total':>8}", "title"))], rows, foot
        )

    def places(self, moment: Moment, cells: int) -> Sequence[tuple[str, Line]]:
        """List no places: there is only the sea."""
        del moment, cells
        return ()

    def _called(self, address: str) -> tuple[str, str]:
        found = pieces.explain(self.printed, address)
        return found.called, found.kind

    def _visited(self, moment: Moment) -> list[str]:
        found = [shell for basket in moment.view.baskets for shell in basket]
        worth = {shell: self.printed.box.shells[shell].worth for shell in found}
        return sorted(found, key=lambda shell: -worth[shell]) if moment.order == "worth" else found

    def _sea(self, moment: Moment) -> Lines:
        below = line(("~ " * 12, "water"))
        bag = line(f"In the bag: {len(moment.view.bag)} ", ("@ " * len(moment.view.bag), "shell"))
        lies = moment.option.label if moment.option is not None else ""
        return [below, bag, line(("► " if lies else "", "key"), lies)]

    def _baskets(self, moment: Moment) -> Lines:
        at, drawn = self.at_cursor("basket", moment).partition("/")[2], Lines()
        for shell in self._visited(moment):
            owner = next(seat for seat, basket in enumerate(moment.view.baskets, 1) if shell in basket)
            found = self.printed.box.shells[shell]
            mark = ("► " if shell == at else "  ", "key")
            drawn.append(line(mark, (letter(owner), style(owner)), f" {found.name}", (f" {found.worth}", "shell")))
        return drawn or [line(("The baskets are empty.", "faint"))]

    def _told(self, part: str, moment: Moment) -> Lines:
        return [line(text) for text in words.POSITION[part](self.printed, moment.view, moment.names, moment.seat)]


def _points(moment: Moment) -> Lines:
    return [
        line((letter(seat), style(seat)), f" {moment.names[seat]:<20}{points:>4}")
        for seat, points in enumerate(moment.view.points, 1)
    ]
