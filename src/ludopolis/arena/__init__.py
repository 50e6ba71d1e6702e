"""Many games at once: simulations and traces."""
