"""The report on campaigns as a page: a row a figure, beside its bar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from maracaibo_tui.games.maracaibo.box.components import Box
from maracaibo_tui.players.known import GREEDY, RANDOM
from tests.balance.campaign import figures, stories
from tests.balance.campaign.figures import Figure, Games
from tests.balance.campaign.rows import WHOLE
from tests.balance.campaign.whole import Whole

INTRO = """\
Whole campaigns, and single games from the beginning of every chapter, between bots that see no more than their seats
do. Each figure stands beside its bar with the interval that holds it with 95 %. *Held* is yes or no by the figure;
*open* says that an end of the bar lies within the interval, so that more games may turn it; *ch.* is a chapter."""
TOLD = {
    "whole campaigns": """\
From the first card to an ending, with two, three and four seats and alone against Jean 3 in turn. Every game is written
down at some questions, read back and gone on with, and every invariant is looked at after every answer.""",
    "pace a chapter": """\
Of the greedy campaigns: what the cards of a chapter's main line take together, in games; the five cards that lie in
play for the most rounds, the one counted in which they are fulfilled; the five that time passed over most often. As
bots find most choices equal and take the first, half of the cards are not among them: therefore each card also alone,
with the tiles of its chapter, in games for two, three, four and one in turn; here the twelve that wait the longest.""",
    "collection tiles": "Of the greedy campaigns: filled before the end, and not passed over.",
    "points": """\
Single games between greedy bots from the beginning of each chapter: the median of the winners, and its change.""",
    "a tile's influence": """\
Mean points of all seats with a tile less those without, in games of the first chapter on the same seeds, with two,
three and four seats in turn; and victories of those who use a tile most, as part of an equal share, in all games from
the chapters.""",
    "nations": """\
What part of all rank points a nation gives, and in how many games somebody has rank 2 with it or a higher one, all
numbers of seats together. What influence cards give with a fixed nation is compared by a test of the story's graph.""",
    "seats": "Victories of a chair as part of an equal share, from all chapters together.",
    "alone": """\
One greedy bot against Jean 3, from the beginning of each chapter: by the weights of `first.toml`, with which the bar
was set, and by those of today, which are for information.""",
}
"""The parts of the page, and what is said of each."""


def page(box: Box, games: Games, campaigns: Sequence[Whole], made: str) -> str:
    """Write the whole report."""
    found = figures_of(box, games, campaigns)
    wrong = [sentence for each in campaigns for sentence in each.wrong]
    parts = [
        "# Balance of the campaign",
        INTRO,
        f"Made by `{made}` with pack {box.pack.id} {box.pack.version}, digest `{box.fingerprint}`.",
        _summary(found),
    ]
    for part, each in found.items():
        parts += [f"## {part.capitalize()}", TOLD[part], _table(each)]
    outside = [f"{part}: {_said(each)}" for part, of in found.items() for each in of if not each.is_held]
    parts += ["## Not held", "\n".join(f"- {each}" for each in (*outside, *wrong)) or "Nothing."]
    return "\n\n".join(parts) + "\n"


def figures_of(box: Box, games: Games, campaigns: Sequence[Whole]) -> Mapping[str, Sequence[Figure]]:
    """Give all figures, by the parts of the page."""
    chapters = [] if box.tale is None else [each.number for each in box.tale.chapters]
    greedy, random = ([each for each in campaigns if each.row == f"{WHOLE}, {bot}"] for bot in (GREEDY, RANDOM))
    of_chapters = [game for name, of in games.items() if name.endswith("seats") for game in of]
    return {
        "whole campaigns": [
            *stories.whole(GREEDY, greedy, has_plan=True),
            *stories.whole(RANDOM, random, has_plan=False),
        ],
        "pace a chapter": [*stories.pace(box, greedy), *stories.alone(games)],
        "collection tiles": [*stories.collections(box, greedy)],
        "points": [*figures.points(games, chapters)],
        "a tile's influence": [*figures.influence(games, [*box.legacy]), *figures.users(of_chapters)],
        "nations": [*figures.nations(games, chapters)],
        "seats": [*figures.chairs(games, chapters)],
        "alone": [*figures.alone(games, chapters)],
    }


def _summary(found: Mapping[str, Sequence[Figure]]) -> str:
    rows = []
    for part, each in found.items():
        held = sum(figure.is_held for figure in each)
        rows.append([part, str(len(each)), str(held), str(sum(not figure.is_sure for figure in each))])
    return _lines(["row", "figures", "held", "open"], rows)


def _table(found: Sequence[Figure]) -> str:
    if not found:
        return "Not played yet."
    head = ["", "bar", "figure", "n", "interval", "held"]
    return _lines(head, [_row(figure) for figure in found])


def _row(figure: Figure) -> list[str]:
    low, high = figure.found.low, figure.found.high
    interval = f"{_number(low)} to {_number(high)}"
    held = ("yes" if figure.is_held else "no") + ("" if figure.is_sure else ", open")
    return [figure.what, _bar(figure), _number(figure.found.found), f"{figure.n} {figure.of}", interval, held]


def _said(figure: Figure) -> str:
    return f"{figure.what}: {_number(figure.found.found)}, bar {_bar(figure)}, {figure.n} {figure.of}"


def _bar(figure: Figure) -> str:
    least, most = figure.bar
    return f"{least:g}" if least == most else f"{least:g} to {most:g}"


def _number(value: float) -> str:
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def _lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join("| " + " | ".join(line) + " |" for line in [head, ["---"] * len(head), *rows])
