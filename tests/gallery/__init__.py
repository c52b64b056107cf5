"""The gallery: pictures of the game in colour, drawn as the terminal is sent them; `make gallery` draws them anew."""
