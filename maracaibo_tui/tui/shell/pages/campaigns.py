"""The page of campaigns: a list, what is known of the one at the cursor, and what can be begun."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.engine.campaign_pages import Line
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play.seats import first_name
from maracaibo_tui.tui.screen.entries import banded
from maracaibo_tui.tui.screen.lines import Lines, between, line, width, window, wrapped
from maracaibo_tui.tui.screen.surface import Head
from maracaibo_tui.tui.shell.page import too_small

from .games import when
from .sheet import Foot, panel, room_of, sheet
from .title import Way
from .typed import Typed, last_rows, typed_path

_FACT_ROWS, _WIDEST = 7, 100
_STEPS = {"up": -1, "previous": -1, "down": 1, "next": 1}
_ON_ONE = {
    "chronicle": "chronicle",
    "replay": "previously",
    "places": "world",
    "delete": "delete",
    "export": "copy out",
}


class Entry(NamedTuple):
    """A campaign in the list: its id, how far it is, who plays, when it was changed; or what is wrong with its file."""

    id: str
    told: Line | None
    who: Sequence[str] = ()
    changed: datetime | None = None
    problem: str = ""


class Ways(NamedTuple):
    """Where the page leads to, by the id of a campaign."""

    read: Callable[[], Sequence[Entry]]
    open: Callable[[str], None]
    previously: Callable[[str], None]
    world: Callable[[str], None]
    chronicle: Callable[[str], None]
    close: Callable[[], None]
    begins: Sequence[Way]
    """What can be begun."""
    about: str = ""
    """What a campaign is about."""


class CampaignsPage:
    """Opens, deletes, brings back, gives out and takes in campaigns, and leads to new ones."""

    name = "campaigns"

    def __init__(self, ways: Ways) -> None:
        """List the campaigns there are."""
        self._ways = ways
        self.at = 0
        self.typed: Typed | None = None
        self.foot = Foot(())
        self.entries: Sequence[Entry] = ()
        self.read_again()

    @property
    def entry(self) -> Entry | None:
        """The campaign at the cursor; none where it stands on what can be begun."""
        return self.entries[self.at] if self.at < len(self.entries) else None

    def read_again(self) -> None:
        """Read the folder again."""
        try:
            self.entries = self._ways.read()
        except SaveError as error:
            self.entries, self.foot.note = (), str(error)
        self._can_bring_back = bool(cabinet.deleted())
        self.at = min(self.at, len(self.entries) + len(self._ways.begins) - 1)

    def draw(self, cells: int, rows: int) -> Lines:
        """Draw the list, and below it what is known of the campaign at the cursor."""
        if tiny := too_small(cells, rows):
            return tiny
        self._name_keys()
        last = last_rows(self.foot, self.typed, cells)
        room = room_of(rows, last)
        low = _FACT_ROWS
        listed = panel(Head("Campaigns", focused=True), self._list(cells - 2, room - low - 1), cells, room - low)
        facts = panel(Head(self.entry.id if self.entry else ""), self._facts(min(cells - 2, _WIDEST)), cells, low)
        count = len(self.entries)
        said = f"{count} campaign{'' if count == 1 else 's'}"
        return sheet(("Campaigns", said), [*listed, *facts], last, cells, rows)

    def _name_keys(self) -> None:
        one = {} if self.entry is None or self.entry.told is None else _ON_ONE
        back = {"undo": "bring back"} if self._can_bring_back else {}
        self.foot.mean(
            {"accept": "open", **one, **back, "import": "take in", "up": "up", "down": "down", "back": "back"}
        )

    def _list(self, cells: int, rows: int) -> Lines:
        """Draw two rows a campaign, and behind them what can be begun; the cursor is among those shown."""
        drawn: Lines = []
        places = []
        now = datetime.now(UTC).astimezone()
        for at, each in enumerate(self.entries):
            places.append(len(drawn))
            drawn += self._campaign(at, each, now, cells)
        drawn += [()] if self.entries else []
        for at, way in enumerate(self._ways.begins, len(self.entries)):
            places.append(len(drawn))
            drawn.append((*banded("", way.label, chosen=at == self.at), *line((f"  {way.detail}", "faint"))))
        return window(drawn, rows, places[self.at])

    def _campaign(self, at: int, each: Entry, now: datetime, cells: int) -> Lines:
        chosen = at == self.at
        if each.told is None:
            return [(*banded("", each.id, chosen=chosen), *line(("  cannot be read", "warn")))]
        where = line((each.told.where, "text"))
        forms = [each.who, [first_name(name) for name in each.who], ()]
        names = [
            banded("", " · ".join(filter(None, [each.told.title, ", ".join(who)])), chosen=chosen) for who in forms
        ]
        name = next((name for name in names if width(name) + width(where) < cells), names[-1])
        first = between(name, where, cells)
        played = "" if each.changed is None else when(each.changed.astimezone(), now)
        return [first, between(line("    ", (each.told.now, "faint")), line((played, "faint")), cells)]

    def _facts(self, cells: int) -> Lines:
        entry = self.entry
        told = (self._ways.about,) if entry is None else () if entry.told is None else entry.told.told
        if entry is not None and entry.told is None:
            return wrapped(entry.problem, cells, "warn")[: _FACT_ROWS - 1]
        return [row for text in told or ("No game of it is over yet.",) for row in wrapped(text, cells)][
            : _FACT_ROWS - 1
        ]

    def press(self, action: str, character: str) -> bool:
        """Move, open, delete, bring back, give out, take in, or leave."""
        self.foot.note = ""
        many = len(self.entries) + len(self._ways.begins)
        if self.typed is not None:
            self.typed = self.typed if self.typed.goes_on(self.foot, action, character) else None
        elif action in _STEPS:
            self.at = (self.at + _STEPS[action]) % many
        elif action == "accept" and self.entry is None:
            self.foot.tries(self._ways.begins[self.at - len(self.entries)].go)
        elif action in {"back", "quit"}:
            self._ways.close()
        elif action == "import":
            self.typed = Typed("Take in the file: ", "takes it in", "~/", self._take_in)
        elif action == "undo":
            self.foot.tries(self._bring_back)
        elif self.entry is not None and action in {"accept", *_ON_ONE}:
            self._do_to(action, self.entry)
        else:
            return False
        return True

    def _do_to(self, action: str, entry: Entry) -> None:
        ways = self._ways
        does = {"accept": ways.open, "chronicle": ways.chronicle, "replay": ways.previously, "places": ways.world}
        if action == "export":
            self.typed = Typed("Copy it to: ", "copies it", f"~/{entry.id}.json", self._give_out)
        elif action == "delete":
            self.foot.tries(lambda: self._delete(entry.id))
        elif entry.told is None:
            self.foot.note = entry.problem
        else:
            self.foot.tries(lambda: does[action](entry.id))

    def _delete(self, name: str) -> None:
        cabinet.delete(name)
        self.read_again()
        self.foot.tell(
            f"{name} is deleted; {self.foot.key('undo')} brings it back. Its games stay among the saved ones."
        )

    def _bring_back(self) -> None:
        laid_aside = cabinet.deleted()
        if not laid_aside:
            self.foot.note = "Nothing was deleted."
            return
        cabinet.bring_back(laid_aside[0].id)
        self._show(laid_aside[0].id)
        self.foot.tell(f"{laid_aside[0].id} is back.")

    def _show(self, name: str) -> None:
        self.read_again()
        self.at = next((at for at, each in enumerate(self.entries) if each.id == name), self.at)

    def _give_out(self, text: str) -> None:
        if self.entry is not None:
            target = cabinet.give_out(self.entry.id, typed_path(text))
            self.foot.tell(f"{self.entry.id} is copied to {plain(str(target))}.")

    def _take_in(self, text: str) -> None:
        name = cabinet.take_in(typed_path(text))
        self._show(name)
        self.foot.tell(f"It is here now, as {name}.")
