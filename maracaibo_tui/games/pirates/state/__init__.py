"""Everything on the table at one moment: position, agenda frames, events, views."""
