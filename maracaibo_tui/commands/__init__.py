"""The commands of the shell, one module each; the command line loads them when they are called."""
