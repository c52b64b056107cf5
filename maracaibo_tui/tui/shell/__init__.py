"""What every game uses: match screen, prompt, log, keys, look, safety; it imports no game."""
