"""Long tests of what must survive everything: `make torture` runs them, a short form of each runs with the others."""
