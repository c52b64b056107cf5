"""The program in a real terminal: whole games in tmux by keys alone, and what an emulator cannot show."""
