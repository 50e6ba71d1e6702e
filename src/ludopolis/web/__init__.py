"""The web site: pages, the wire of a table, rulebooks, and who is who."""
