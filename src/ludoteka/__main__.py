"""`python -m ludoteka` is the same as the command `ludoteka`."""

from ludoteka.cli import main

if __name__ == "__main__":
    main()
