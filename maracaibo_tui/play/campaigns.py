"""Campaigns at the table: begun, gone on with, game after game, and all that their pages are made of."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from secrets import randbelow
from typing import Any, NamedTuple

from msgspec.structs import replace

from maracaibo_tui.cabinet import campaigns as cabinet
from maracaibo_tui.cabinet.campaign_file import Campaign, Wishes
from maracaibo_tui.cabinet.packs import PackError, load_printed, own_folder
from maracaibo_tui.cabinet.saved import open_saved
from maracaibo_tui.cabinet.wishes import NewGame
from maracaibo_tui.engine.campaign_pages import Course, Plain, Played
from maracaibo_tui.engine.campaigns import Campaigns
from maracaibo_tui.engine.campaigns import plain as plain_values
from maracaibo_tui.engine.choices import LEVEL, OPPONENT, PACK
from maracaibo_tui.engine.title import Rules, Title
from maracaibo_tui.games import TITLES, title_of
from maracaibo_tui.library import shelf
from maracaibo_tui.library.problem import plain
from maracaibo_tui.library.saves import Listed, SaveError, path_of

from .allowed import sentence
from .granting import planned
from .plan import Plan
from .seats import read, written
from .setting_up import SetUp, seated
from .sitting import SEEDS, Of, Sitting, new_game, old_game
from .terms import Terms


class ChangedError(SaveError):
    """The content of a campaign has changed since: whoever goes on must have agreed to that."""


class CourseOf(NamedTuple):
    """A campaign with all that its pages are made of."""

    title: Title
    campaign: Campaign
    course: Course

    @property
    def offered(self) -> Campaigns:
        """Give what its title offers of campaigns."""
        return offered_by(self.title)


def offered_by(title: Title) -> Campaigns:
    """Give what a title offers of campaigns; one that has none is refused in a sentence."""
    if title.campaigns is None:
        raise SaveError(f"{title.name} is played game by game: it has no campaigns.")
    return title.campaigns()


def new_campaign(title: Title, plan: Plan, chapter: int | None = None, patience: int | None = None) -> str:
    """Make a campaign of a plan for a game, from its beginning or at a chapter; gives its id."""
    setup, offered = SetUp(title, whole=True), offered_by(title)
    if refused := setup.refusal(plan):
        raise SaveError(refused)
    game = setup.game(plan)
    _expect_playable(title, game, plan)
    story, called = offered.named(game.printed)
    if not story:
        raise SaveError("This pack has no campaign: choose another one with --pack.")
    state = _beginning(offered, game.printed, chapter, patience)
    pack, folder = game.printed.box.pack, own_folder(plan.chosen.get(PACK, title.id))
    made = Campaign(
        id=story,
        title=called,
        game=title.id,
        campaign=story,
        pack=pack.id,
        pack_folder=folder,
        fingerprint=game.printed.box.fingerprint,
        created=cabinet.now(),
        options=_wishes(plan, patience),
        state=state,
    )
    return cabinet.added(made)


def _beginning(offered: Campaigns, printed: Any, chapter: int | None, patience: int | None) -> Plain:  # noqa: ANN401
    if chapter is None:
        return plain_values(offered.first(printed, patience))
    try:
        return plain_values(offered.at_chapter(printed, chapter, patience))
    except ValueError as error:
        chapters = [each.number for each in offered.pages.chapters(printed)]
        raise SaveError(f"No chapter {chapter} can be begun at: choose {chapters[0]} to {chapters[-1]}.") from error


def _expect_playable(title: Title, game: Rules, plan: Plan) -> None:
    options = offered_by(title).options_of(title.options.options_of(plan.chosen, len(plan.seats)))
    if refused := sentence(game.refusal(options)):
        raise SaveError(refused)


def _wishes(plan: Plan, patience: int | None) -> Wishes:
    chosen = {name: str(value) for name, value in plan.chosen.items() if name != PACK}
    return Wishes(seats=tuple(map(written, plan.seats)), chosen=chosen, patience=patience, seed=plan.seed)


def plan_of(campaign: Campaign) -> Plan:
    """Give who plays the next game and how."""
    wishes = campaign.options
    chosen = {**wishes.chosen, PACK: campaign.pack_given}
    return Plan(seats=tuple(map(read, wishes.seats)), chosen=chosen, seed=wishes.seed)


def change_seats(name: str, plan: Plan) -> None:
    """Have the next game played by others, or otherwise."""
    with cabinet.held(name):
        campaign = cabinet.read_campaign(name)
        if refused := SetUp(its_title(campaign)).refusal(plan):
            raise SaveError(refused)
        cabinet.keep(replace(campaign, options=_wishes(plan, campaign.options.patience)))


def reseat(name: str, wish: NewGame) -> None:
    """Have the next game played as somebody wishes; what is not said stays as it was."""
    change_seats(name, _wished(cabinet.read_campaign(name), wish))


def _wished(campaign: Campaign, wish: NewGame) -> Plan:
    plan = planned(its_title(campaign), wish, plan_of(campaign))
    if len(plan.seats) > 1 and wish.solo is None and not wish.bot:
        # An opponent of one person alone does not stay for two.
        chosen = {name: value for name, value in plan.chosen.items() if name not in {OPPONENT, LEVEL}}
        plan = replace(plan, chosen=chosen)
    return plan


def take_over(name: str, chapter: int, wish: NewGame | None = None, patience: int | None = None) -> str:
    """Make a campaign that begins at a chapter; what is not said is taken over from another one. Gives its id."""
    campaign = cabinet.read_campaign(name)
    waits = campaign.options.patience if patience is None else patience
    return new_campaign(its_title(campaign), _wished(campaign, wish or NewGame()), chapter, waits)


def chapter_again(name: str, number: int) -> str:
    """Play a chapter once more: a campaign of its own from before the game in which it began; gives its id."""
    found = course_of(name)
    game = found.offered.pages.began(found.course, number)
    if not game:
        raise SaveError(f"Chapter {number} has not begun in {plain(name)}.")
    return cabinet.branch(name, game)


def next_game(name: str, *, agreed: bool = False) -> Sitting:
    """Go on with the game in play, or begin the next one; whatever prevents it is one sentence."""
    campaign = cabinet.fold(name)
    title = its_title(campaign)
    if is_over(campaign):
        raise SaveError(
            f'The campaign "{plain(name)}" is over: "maracaibo campaign branch {plain(name)} --at N" makes another one '
            "from before one of its games."
        )
    game = cabinet.running(campaign)
    if game is not None:
        return _gone_on_with(campaign, game)
    _expect_undamaged(campaign)
    rules = _rules(campaign, agreed=agreed)
    with cabinet.held(name):
        # Another window may have begun it in the same instant.
        if cabinet.read_campaign(name).next == campaign.next and cabinet.running(campaign) is None:
            if rules.printed.box.fingerprint != campaign.fingerprint:
                cabinet.keep(replace(campaign, fingerprint=rules.printed.box.fingerprint))
            return _begun(title, campaign, rules)
    return next_game(name, agreed=agreed)


def play_with(name: str, pack: str) -> None:
    """Have a campaign and its game in play find their pack where it lies now."""
    with cabinet.held(name):
        campaign = cabinet.read_campaign(name)
        box = _read_pack(its_title(campaign), pack).box
        if box.pack.id != campaign.pack:
            raise SaveError(
                f"--pack {plain(pack)}: it is {box.pack.id!r}; the campaign is played with {campaign.pack!r}."
            )
        cabinet.keep(replace(campaign, pack_folder=own_folder(pack)))
    game = cabinet.running(campaign)
    if game is not None:
        sitting = old_game(path_of(game.name), pack, campaign.id)
        sitting.keep()
        sitting.saving.release()


def _read_pack(title: Title, pack: str) -> Any:  # noqa: ANN401 - the game's own
    try:
        return load_printed(title, pack, whole=True)
    except PackError as error:
        raise SaveError(str(error).splitlines()[0]) from error


def _gone_on_with(campaign: Campaign, game: Listed) -> Sitting:
    """Sit down at the game in play, unless it began from something else: the campaign could never take it."""
    sitting = old_game(path_of(game.name), campaign=campaign.id)
    if cabinet.before(sitting.title, sitting.session.match.state) != campaign.state:
        sitting.saving.release()
        raise cabinet.began_elsewhere(game.name, campaign)
    if game.header is not None and game.header.campaign != campaign.id:
        # From now on it says so itself.
        sitting.keep()
    return sitting


def _expect_undamaged(campaign: Campaign) -> None:
    """Refuse to begin a game anew whose file is damaged: its last good state may be kept."""
    game = cabinet.damaged(campaign)
    if game is None:
        return
    try:
        open_saved(path_of(game.name))
    except SaveError as error:
        name = plain(campaign.id)
        raise SaveError(f'{error} "maracaibo campaign drop {name}" lays it aside and begins the game anew.') from error


def _rules(campaign: Campaign, *, agreed: bool) -> Rules:
    """Give the rules with the pack of a campaign; one that has changed is taken only if somebody agreed."""
    title = its_title(campaign)
    rules = title.rules(_read_pack(title, campaign.pack_given))
    if rules.printed.box.fingerprint != campaign.fingerprint and not agreed:
        raise ChangedError(
            f"The content of {campaign.pack!r} has changed since the last game of this campaign: its texts will be the "
            "new ones. --agreed goes on with them."
        )
    return rules


def _begun(title: Title, campaign: Campaign, rules: Rules) -> Sitting:
    offered, plan, number = offered_by(title), plan_of(campaign), campaign.next
    try:
        archive = offered.archive(campaign.state)
    except ValueError as error:
        raise SaveError(f'The campaign "{campaign.id}" cannot go on: {error}.') from error
    game = offered.after(rules, archive)
    options = offered.options_of(title.options.options_of(plan.chosen, len(plan.seats)))
    # The same number deals the same campaign.
    seed = randbelow(SEEDS) if plan.seed is None else (plan.seed + number - 1) % SEEDS
    of = Of(campaign.id, number, cabinet.game_name(campaign.id, number))
    try:
        return new_game(Terms(title, game, options, campaign.pack_folder), seed, seated(plan, seed), of)
    except LookupError as error:
        raise SaveError(f'The campaign "{campaign.id}" needs {error}, which this content does not have.') from error


def is_over(campaign: Campaign) -> bool:
    """Tell whether a campaign has come to its end."""
    return bool(campaign.state.get("ending"))


def drop(name: str) -> str:
    """Lay the game in play aside, as if the evening had not happened; gives the name it has there."""
    campaign = cabinet.fold(name)
    game = cabinet.running(campaign) or cabinet.damaged(campaign)
    if game is None:
        raise SaveError(f'No game of "{plain(name)}" is in play.')
    return shelf.delete(game.name)


def course_of(name: str) -> CourseOf:
    """Give all that the pages of a campaign are made of, between two games or in the middle of one."""
    with suppress(SaveError):
        cabinet.fold(name)
    campaign = cabinet.read_campaign(name)
    title = its_title(campaign)
    printed = _read_pack(title, campaign.pack_given)
    return CourseOf(title, campaign, _course(campaign, title, printed))


def courses() -> list[CourseOf]:
    """Give all campaigns that can be read, the last changed first; each pack is read once."""
    packs: dict[tuple[str, str], Any] = {}
    found = []
    for listing in cabinet.listed():
        campaign = listing.campaign
        if campaign is None or campaign.game not in TITLES:
            continue
        title, key = title_of(campaign.game), (campaign.game, campaign.pack_given)
        with suppress(SaveError, PackError):
            if key not in packs:
                packs[key] = load_printed(title, campaign.pack_given, whole=True)
            found.append(CourseOf(title, campaign, _course(campaign, title, packs[key])))
    return found


def _course(campaign: Campaign, title: Title, printed: Any) -> Course:  # noqa: ANN401 - the game's own
    course = _so_far(campaign, title, printed)
    _expect_fitting(offered_by(title), course, campaign.id)
    return course


def _expect_fitting(offered: Campaigns, course: Course, name: str) -> None:
    """Refuse a file that names what the content does not have, whoever made it."""
    pages = offered.pages
    try:
        for told in (pages.line, pages.chronicle, pages.statistics, pages.world, pages.previously):
            told(course)
    except (LookupError, ValueError, TypeError, AttributeError) as error:
        why = plain(f"{type(error).__name__}: {error}")
        raise SaveError(f'The campaign "{plain(name)}" does not fit its content ({why}): use an older copy.') from error


def _so_far(campaign: Campaign, title: Title, printed: Any) -> Course:  # noqa: ANN401 - the game's own
    course = Course(printed, campaign.state, campaign.games, campaign.next)
    game = cabinet.running(campaign)
    if game is None:
        return course._replace(is_running=cabinet.damaged(campaign) is not None)
    try:
        record = open_saved(game.name, None, lambda *_given, **_whole: printed).record
    except SaveError:
        return course._replace(is_running=True)
    if cabinet.before(title, record.now) != campaign.state:
        return course
    return _with_game(course, offered_by(title), record.now, record.header.seats)


def _with_game(course: Course, offered: Campaigns, position: Any, seats: Sequence[str]) -> Course:  # noqa: ANN401
    events = tuple(map(plain_values, offered.beats(position)))
    return course._replace(events=events, seats=tuple(seats), is_running=True, position=position)


def course_at(sitting: Sitting) -> Course | None:
    """Give the same at a table; None where a game stands alone."""
    if sitting.title.campaigns is None:
        return None
    offered, session = sitting.title.campaigns(), sitting.session
    began = offered.began(session.match.state)
    if began is None:
        return None
    seats = [written(seat) for seat in session.seats]
    number, games = 1, tuple[Played, ...]()
    with suppress(SaveError):
        campaign = cabinet.read_campaign(sitting.campaign)
        # A game that was folded in, or is looked back at, is told with those before it.
        number = sitting.number
        so_far = Course(sitting.terms.game.printed, campaign.state, campaign.games, campaign.next)
        _expect_fitting(offered, so_far, campaign.id)
        games = campaign.games[: number - 1]
    return _with_game(
        Course(sitting.terms.game.printed, plain_values(began), games, number), offered, session.view(), seats
    )


def its_title(campaign: Campaign) -> Title:
    """Give the game that a campaign is of."""
    if campaign.game not in TITLES:
        raise SaveError(f"It is a campaign of {campaign.game!r}, which this program does not have.")
    return title_of(campaign.game)
