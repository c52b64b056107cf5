"""Board games for the terminal: a map of the code.

Imports go one way, from top to bottom of this list:

cli         the program `maracaibo`: names its commands and opens the game
commands    one module a shell command, given a title: saves, rules, show, replay, simulate, scenario, content, hosting
tui         what a person plays with: `front` leads from page to page
  plain     lines of text and numbered answers, without a screen
  tables    one folder a game: its kit draws map, tracks, hand and the like
  shell     what every game uses: the match screen and its desk, prompt, charts, log, pages, keys
  screen    from lines of text to the terminal: canvas, look, panels, output stage, edge
arena       many games between bots: deals, lines of results, intervals, tests and strengths
play        a game in play without a screen: setting up, sitting down, session, referee, saving
cabinet     packs and saved games: taken out and put back
players     bots; they see views and questions, never a position
games       the list of titles; one folder a game, pure rules that never import each other
  title     all that the house asks of the game, each part loaded when used
  box       what is printed      state  everything on the table      rules  one module a chapter
  words     how it reads         advice what a player is told        judgement  what a view is worth
  audit     what must hold       scenarios  positions from files
library     reads and writes files and knows no game: paths, content, rulebook, saves, search
engine      knows neither game nor terminal: agenda, question, windows, chance, match, record, and what a title is

Beside the code: `content/` (what is printed), `rules/` (the rulebook in our words), `tests/` (scenarios as data first),
`snapshots/` (screens), one folder a game in each.

Where things happen, from here in two steps:

- a card's effect is carried out: `games.maracaibo.rules.game.CHAPTERS` -> `games.maracaibo.rules.effects`
- a key becomes an answer: `tui.shell.receiver.Receiver.press` -> `tui.shell.desk.Desk.take`
- a save is written: `play.saving.Saving` -> `library.saves.write`
- a game is added: `games.TITLES` -> `engine.title.Title`; `tests/support/toy/README.md` goes through it
"""
