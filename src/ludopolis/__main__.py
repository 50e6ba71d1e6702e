"""`python -m ludopolis`."""

from ludopolis.cli import main

if __name__ == "__main__":
    main()
