"""How everything looks: contrasts, signs, states without colour, and what no frame may do."""
