"""What commands and screen take out before a game is played: packs, saved games, and the wish to play one."""
