"""What can be read off a position from outside: invariants, a recount, paths, traces, occurrences."""
