"""What the house does for every game: each test runs over all titles, and over the toy's."""
