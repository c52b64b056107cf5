"""`make checked`: games of Pirates between bots without a plan, with every invariant looked at after every decision."""
