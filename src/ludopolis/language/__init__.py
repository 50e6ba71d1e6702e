"""Texts that are in no language yet, the catalogues of all languages, and what joins them."""
