"""Playing in a terminal: plain lines that also work through a pipe."""
