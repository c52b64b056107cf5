"""Games of a campaign are written down at any question, read back, and gone on with."""

from random import Random

import msgspec

from maracaibo_tui.engine.match import Match
from maracaibo_tui.engine.record import Beginning, dump, load, resume
from maracaibo_tui.engine.record_file import Header
from maracaibo_tui.games.maracaibo.state.position import Options
from tests.support.played import game

SAVED = 0.1
HEADER = Header(
    game="maracaibo",
    rules=game().version,
    pack="maracaibo",
    pack_version="1",
    content="x",
    options=msgspec.structs.asdict(Options(campaign=True)),
    seats=("Ada", "Ben"),
    campaign="quiet-concern",
    number=1,
)


def test_games_of_a_campaign_go_on_from_their_files() -> None:
    """At questions all over two games: written down, read back, and gone on with as if nothing had been."""
    archive, chance, tried = None, Random(2), 0  # noqa: S311 - a game, not a secret
    for number in range(2):
        rules = game() if archive is None else game().after(archive)
        start = rules.begin(Options(campaign=True), number)
        match = Match(rules, rules.copy(start))
        while match.question is not None:
            wanted = [option for option in match.question.options if option.startswith("quest:")]
            match.answer(chance.choice(wanted or list(match.question.options)))
            if chance.random() < SAVED:
                data = dump(game(), match, HEADER, Beginning(start, number))
                match, tried = resume(game(), load(game(), data, "x")), tried + 1
        archive = rules.left(match.state).archive
        assert game().digest(game().begin_again(match.state, number)) == game().digest(start)
    assert tried > 10
    assert archive is not None
    assert archive.facts
