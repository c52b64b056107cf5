"""What the game must do, as scenarios, recorded games, frames and small checks."""
