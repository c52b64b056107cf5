"""Tests of a game in play without a screen."""
