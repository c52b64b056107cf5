"""The Maracaibo table: map, tracks, ship board, hand and the rest, drawn from a view as lines of text."""
