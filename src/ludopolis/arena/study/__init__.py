"""Studies: what can be measured about a game when bots play it, as a report for people."""
