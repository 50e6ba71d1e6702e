"""How games look and speak: what turns views into scenes, words and pictures."""
