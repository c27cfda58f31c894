"""What is damaged in a store, told to its operator."""

import click

from saltsea.store.checksums import damage_in_words


class Sentences:
    """What is damaged, each once, and told as soon as it is found."""

    def __init__(self) -> None:
        self.told: set[str] = set()

    def __len__(self) -> int:
        return len(self.told)

    def add(self, sentence: str) -> None:
        if sentence and sentence not in self.told:
            self.told.add(sentence)
            click.echo(sentence, err=True)

    def on_damage(self, name: str, key: str) -> None:
        self.add(damage_in_words(name, key))
