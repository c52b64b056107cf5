"""What is printed: the components of the box, their vocabulary, and what a pack must fulfil."""
