"""The ways between the pages of campaigns: from the list to the next game, and to all that is told of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet.packs import load_printed
from maracaibo_tui.engine.campaign_pages import Course, Section
from maracaibo_tui.engine.campaigns import plain
from maracaibo_tui.library.problem import plain as in_words
from maracaibo_tui.library.saves import SaveError
from maracaibo_tui.play import campaigns as played
from maracaibo_tui.play.campaign_points import scored
from maracaibo_tui.play.campaign_setting_up import CampaignSetUp, NextGameSetUp
from maracaibo_tui.play.campaign_text import called, copied_out
from maracaibo_tui.play.campaigns import ChangedError, CourseOf
from maracaibo_tui.play.seats import told as named

from .screen.lines import Lines, wrapped
from .shell.kit import kit_of
from .shell.pages.campaigns import CampaignsPage, Entry, Ways
from .shell.pages.chronicle import ChroniclePage, Leads
from .shell.pages.epilogue import EpiloguePage
from .shell.pages.games_plot import points_by_game
from .shell.pages.new_game import NewGamePage
from .shell.pages.page_screen import PageScreen
from .shell.pages.sections import SectionsPage, section
from .shell.pages.story import Story, StoryPage
from .shell.pages.title import Way
from .shell.pages.typed import typed_path
from .shell.pages.ways import WaysPage
from .world import open_world

if TYPE_CHECKING:
    from maracaibo_tui.engine.campaign_pages import Chapter
    from maracaibo_tui.play.plan import Plan
    from maracaibo_tui.play.sitting import Sitting

    from .front import Front

_CAMPAIGNS, _NOW = "Campaigns", "and now"
_GIVES_AWAY = (
    "A campaign that begins later tells in a page what came before: whoever wants to find out begins at the first."
)


class CampaignFront:
    """Where the pages of campaigns lead to."""

    def __init__(self, front: Front) -> None:
        """Stand beside the ways of single games."""
        self._front, self._pages = front, front.pages
        self._list: CampaignsPage | None = None

    def open(self) -> None:
        """Open the list of campaigns."""
        begins = [
            Way("A new campaign", "from its beginning", lambda: self._set_up(None)),
            Way("Begin at a chapter", "", self._chapters),
        ]
        offered, printed = played.offered_by(self._front.game), load_printed(self._front.game, whole=True)
        *_, about = offered.pages.opening(Course(printed, plain(offered.first(printed))))
        told = (self._previously, self._world, lambda name: self._chronicle(played.course_of(name)))
        leads = (self._campaign, *told, self._front.back_to_title)
        ways = Ways(_listed, *leads, begins, about)
        self._list = CampaignsPage(ways)
        self._pages.open(self._list)

    def _campaign(self, name: str) -> None:
        """Open a campaign: what can be done with it, and how it stands."""
        found = played.course_of(name)
        line = found.offered.pages.line(found.course)
        ways = [*self._next(name, found), *self._told(name, found), *self._drops(name, found)]
        told = [f"{line.title} · {', '.join(_who(found))}", line.now, *line.told]
        self._pages.open(WaysPage(line.title, line.where, told, ways, name))

    def _next(self, name: str, found: CourseOf) -> list[Way]:
        """Offer the next game, or the one in play; nothing once the campaign is over."""
        course = found.course
        if found.offered.pages.epilogue(found.course) is not None:
            return [Way("Epilogue", "how it ended", lambda: self._epilogue(found, self._pages.close))]
        does = "Go on with" if course.is_running else "Begin"
        goes_on = Way(f"{does} game {course.number}", "", partial(self._do, lambda: self._play(name)))
        if course.is_running:
            return [goes_on]
        return [goes_on, Way("Change who plays", "", partial(self._set_up_again, found, name))]

    def _drops(self, name: str, found: CourseOf) -> list[Way]:
        """Offer to lay the game in play aside."""
        drop = partial(self._do, lambda: self._drop(name))
        return [Way("Drop this game", "as if the evening had not happened", drop)] if found.course.is_running else []

    def _told(self, name: str, found: CourseOf) -> list[Way]:
        return [
            Way("Previously", "what happened before", lambda: self._previously(name)),
            Way("Chronicle", "everything read so far", lambda: self._chronicle(found)),
            Way("World", "as you left it", lambda: self._world(name)),
            Way("Who is who", "", lambda: self._people(found)),
            Way("Statistics", "", lambda: self._statistics(found)),
            Way("Branch", "a campaign of its own from before one of its games", lambda: self._branches(name, found)),
        ]

    def _play(self, name: str, *, agreed: bool = False) -> None:
        """Sit down at the game in play, or the next one; who comes back reads what happened before."""
        found = played.course_of(name)
        try:
            sitting = played.next_game(name, agreed=agreed)
        except ChangedError:
            self._ask(name)
            return
        self._sit_down(found, sitting)

    def come_back(self, sitting: Sitting) -> None:
        """Tell what happened before a game that one goes on with."""
        try:
            found = played.course_of(sitting.campaign)
        except SaveError:
            # Its campaign is elsewhere: a game can be played without.
            self._front.play(sitting)
            return
        self._sit_down(found, sitting)

    def _sit_down(self, found: CourseOf, sitting: Sitting) -> None:
        """Tell the premise before the first game of all, else what happened before, and lead to the table."""
        is_new = not (found.course.games or found.campaign.parent or sitting.session.match.journal)
        texts = found.offered.pages.opening(found.course) if is_new else ()
        self._pages.back_to_first()
        if not texts and not found.offered.pages.previously(found.course):
            self._front.play(sitting)
            return
        ways = self._to_the_table(sitting)
        if len(texts) <= 1:
            self._pages.open(self._told_before(found, ways, texts))
            return
        story = Story("a campaign", found.campaign.title, _paragraphs(texts), ways=ways, heading=_NOW)
        self._pages.open(StoryPage(story, self._backdrop(found)))

    def _to_the_table(self, sitting: Sitting) -> list[Way]:
        """Offer to sit down, or to leave the game as it is."""

        def sit_down() -> None:
            self._pages.close()
            self._front.play(sitting)

        def leave() -> None:
            sitting.saving.release()
            self._pages.close()

        return [Way("Sit down at the table", "", sit_down), Way("Not now", "", leave)]

    def _told_before(self, found: CourseOf, ways: Sequence[Way] = (), before: Sequence[str] = ()) -> StoryPage:
        """Tell what happened before, page by page."""
        first, *others = found.offered.pages.previously(found.course) or [Section("Before the first page", ())]
        above = f"{found.campaign.title} · game {found.course.number}"
        told = _paragraphs([*before, *[row.text for row in first.rows]])

        def blocks(cells: int) -> list[Lines]:
            return [*told(cells), *[section(each, cells) for each in others]]

        story = Story(above, first.head, blocks, ways=ways, heading=_NOW)
        leads = {"chronicle": lambda: self._chronicle(found), "places": lambda: self._world(found.campaign.id)}
        keys = {"chronicle": "chronicle", "places": "world", "back": "back"}
        return StoryPage(story, self._backdrop(found), keys=keys, leads=leads)

    def _ask(self, name: str) -> None:
        """Ask before a game is begun with other content than the one before."""
        told = ["The content has changed since the last game of this campaign: its texts will be the new ones."]
        ways = [
            Way("Go on with the new content", "", partial(self._do, lambda: self._play(name, agreed=True))),
            Way("Not now", "", self._pages.close),
        ]
        self._pages.open(WaysPage(_CAMPAIGNS, "Other content", told, ways, name))

    def _previously(self, name: str) -> None:
        found = played.course_of(name)
        if found.offered.pages.previously(found.course):
            self._pages.open(self._told_before(found))
        else:
            self._pages.say("Nothing has happened yet.")

    def _world(self, name: str) -> None:
        found = played.course_of(name)
        open_world(self._front, found, partial(self._chronicle, found))

    def _chronicle(self, found: CourseOf, card: str = "") -> None:
        """Open the chronicle, at a card that was read or at its end."""
        name, title, pages = found.campaign.id, found.campaign.title, found.offered.pages
        leads = Leads(
            {
                "o": ("people", lambda: self._people(found)),
                "v": ("statistics", lambda: self._statistics(found)),
                "b": ("branch", lambda: self._branches(name, found)),
            },
            called(name),
            lambda text: in_words(str(copied_out(found, typed_path(text)))),
        )
        self._pages.open(ChroniclePage(title, pages.chronicle(found.course), card, leads))

    def lay_upon(self, sitting: Sitting) -> None:
        """Lay the chronicle upon the table, with what is read in the game in play."""
        course = played.course_at(sitting)
        if course is not None:
            told = played.offered_by(sitting.title).pages
            page = ChroniclePage(told.line(course).title, told.chronicle(course))
            upon = PageScreen(self._front.look, page, self._front.settings, is_upon_a_table=True)
            self._front.app.push_screen(upon)

    def _sections(self, aside: str, title: str, sections: Sequence[Section]) -> None:
        self._pages.open(SectionsPage(title, aside, sections))

    def _people(self, found: CourseOf) -> None:
        self._sections(found.campaign.title, "Who is who", found.offered.pages.people(found.course))

    def _statistics(self, found: CourseOf) -> None:
        """Show the figures of a campaign below its points, game by game."""
        course = found.course
        plotted = partial(points_by_game, scored(course.games), [game.number for game in course.games])
        told = found.offered.pages.statistics(course)
        self._pages.open(SectionsPage("Statistics", found.campaign.title, told, plotted))

    def _epilogue(self, found: CourseOf, leave: Callable[[], None]) -> None:
        """Tell how a campaign ended, if it has."""
        told = found.offered.pages.epilogue(found.course)
        if told is not None:
            self._pages.open(EpiloguePage(told, found.campaign.title, leave, self._backdrop(found)))

    def ended(self, sitting: Sitting) -> None:
        """Tell, over the score sheet of its last game, how a campaign ended."""
        try:
            found = played.course_of(sitting.campaign)
        except SaveError:
            return
        if sitting.number == len(found.campaign.games):

            def on_to_the_chronicle() -> None:
                self._pages.close()
                self._chronicle(found)

            self._epilogue(found, on_to_the_chronicle)

    def _branches(self, name: str, found: CourseOf) -> None:
        """List the games before which a campaign of its own can branch off."""
        games = range(1, cabinet.branches(found.campaign) + 1)
        ways = [
            Way(f"Before game {number}", _played(found, number), partial(self._branch, name, number))
            for number in games
        ]
        told = ["Nothing of this campaign changes: the new one begins from where it was before that game."]
        self._pages.open(WaysPage(_CAMPAIGNS, "Branch", told, ways, name))

    def _branch(self, name: str, number: int) -> None:
        def branch() -> None:
            made = cabinet.branch(name, number)
            self._back_to_list(f"{made} begins from before game {number} of {name}.")

        self._do(branch)

    def _drop(self, name: str) -> None:
        played.drop(name)
        self._back_to_list("The game is laid aside; it lies among the deleted games.")

    def _chapters(self) -> None:
        """List the chapters at which a campaign can begin."""
        offered = played.offered_by(self._front.game)
        chapters: Sequence[Chapter] = offered.pages.chapters(load_printed(self._front.game, whole=True))[1:]
        ways = [Way(each.title, each.label, partial(self._set_up, each.number)) for each in chapters]
        self._pages.open(WaysPage(_CAMPAIGNS, "Begin at a chapter", [_GIVES_AWAY], ways))

    def _set_up(self, chapter: int | None) -> None:
        """Choose who plays a new campaign and how."""

        def begin(plan: Plan) -> str:
            try:
                self._play(played.new_campaign(self._front.game, plan, chapter))
            except SaveError as error:
                return str(error)
            return ""

        from maracaibo_tui.cabinet.wishes import NewGame

        self._form(CampaignSetUp(self._front.game), self._front.plan(NewGame()), begin)

    def _set_up_again(self, found: CourseOf, name: str) -> None:
        """Choose who plays the next game and how."""

        def keep(plan: Plan) -> str:
            try:
                played.change_seats(name, plan)
            except SaveError as error:
                return str(error)
            self._back_to_list("The next game is played so.")
            return ""

        self._form(NextGameSetUp(self._front.game), played.plan_of(found.campaign), keep)

    def _form(self, setup: CampaignSetUp, plan: Plan, begin: Callable[[Plan], str]) -> None:
        self._pages.open(NewGamePage(setup, plan, begin))

    def _back_to_list(self, said: str) -> None:
        self._pages.back_to_first()
        if self._list is not None:
            self._list.read_again()
            self._pages.open(self._list)
        self._pages.tell(said)

    def _do(self, what: Callable[[], None]) -> None:
        """Do something, or say on the page why it cannot be done."""
        try:
            what()
        except SaveError as error:
            self._pages.say(str(error))

    def _backdrop(self, found: CourseOf) -> Callable[[int, int], Lines]:
        kit = kit_of(found.title, found.course.printed)
        return lambda cells, rows: kit.backdrop(cells, rows, self._front.look.coast)


def _listed() -> list[Entry]:
    """List the campaigns there are, the last changed first; what cannot be read says why."""
    courses = {each.campaign.id: each for each in played.courses()}
    found = []
    for listing in cabinet.listed():
        course = courses.get(listing.id)
        if course is None:
            found.append(Entry(listing.id, None, problem=listing.problem or "Its content cannot be read."))
        else:
            told = course.offered.pages.line(course.course)
            found.append(Entry(listing.id, told, _who(course), listing.changed))
    return found


def _who(found: CourseOf) -> list[str]:
    return [named(seat) for seat in found.campaign.options.seats]


def _paragraphs(texts: Sequence[str]) -> Callable[[int], list[Lines]]:
    return lambda cells: [wrapped(text, cells) for text in texts]


def _played(found: CourseOf, number: int) -> str:
    games = found.campaign.games
    if number > len(games):
        return "where it stands now"
    return f"played {games[number - 1].played[:10]}"
