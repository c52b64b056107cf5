"""A game in play without a screen: who sits at it, what they may see and answer, and how it is kept."""
