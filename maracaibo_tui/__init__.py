"""Maracaibo for the terminal: a map of the code.

Imports go one way, from top to bottom of this list:

cli         the program `maracaibo`: names its commands and opens the game
commands    one module a shell command: saves, rules, show, replay, simulate, scenario, content, hosting; each is
            given the title of a game
tui         what a person plays with
  plain     lines of text and numbered answers, without a screen
  shell     what every game uses: prompt, log, help panel, saves, keys, safety
  tables    one folder a game: map, tracks, ship board, hand, offers
cabinet     what screen and commands take out before a game: packs, saved games, the wish to play
players     bots; they see views and questions, never the state
games       one folder a game, pure rules: no file, no clock, no chance of their own
  maracaibo components and state (what there is), one module a chapter of the rulebook (what happens),
            events (what has happened), views (what a seat may see), words (how all of it reads)
library     reads and writes files and knows no game: paths, content, rulebook, saves
engine      knows neither game nor terminal: agenda, question, chance, match, record

Beside the code: `content/` (what is printed on the pieces), `rules/` (the rulebook in our words, with the ids that
docstrings and tests name), `tests/` (scenarios as data first), `snapshots/` (screens).

To change a rule: its page in `rules/maracaibo/`, its chapter in `games/maracaibo/`, its scenario in `tests/maracaibo/`.
To change a card: `content/maracaibo/`. To see one answer travel: `engine/match.py`, then `engine/agenda.py`.
"""
