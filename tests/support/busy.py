"""The busy bot at a table of Maracaibo."""

from maracaibo_tui.games import title_of
from maracaibo_tui.players import busy

choose = busy.bot(title_of("maracaibo").sight)
