"""What would follow from an action, in short sentences: browsers and terminals fill in the same ones."""

from collections.abc import Iterator

from saltsea.games.pirates.view.shapes import PiratesConsequences
from saltsea.view import Arg, Sentence


def sentences_of(follows: PiratesConsequences) -> list[Sentence]:
    """Ship, sea and voyage, in this order. That the rest is chance is said only behind something that is known."""
    known = [*of_ship(follows), *of_sea(follows), *of_voyage(follows)]
    return [*known, then("chance")] if known and follows.chance else known


def then(what: str, **args: Arg) -> Sentence:
    return Sentence(f"then-pirates-{what}", args)


def of_ship(follows: PiratesConsequences) -> Iterator[Sentence]:
    if follows.heading is not None:
        yield then("heading", sector=follows.heading)
    if follows.speed is not None:
        yield then("speed", speed=follows.speed)
    if follows.lives is not None:
        yield then("lives", lives=follows.lives)
    if follows.loaded:
        yield then("loaded", cannons=[*follows.loaded])
    if follows.unloaded:
        yield then("unloaded", cannons=[*follows.unloaded])
    if follows.corked:
        yield then("corked", space=[*follows.corked])
    if follows.uncorked:
        yield then("uncorked", space=[*follows.uncorked])
    for token, number in follows.aboard.items():
        yield then("taken" if number > 0 else "used", token=token, number=abs(number))
    if follows.uncursed:
        yield then("uncursed")


def of_sea(follows: PiratesConsequences) -> Iterator[Sentence]:
    if follows.turned_up:
        yield then("up", positions=[*follows.turned_up])
    if follows.turned_down:
        yield then("down", positions=[*follows.turned_down])
    for position, number in follows.damage.items():
        yield then("damage", position=position, number=number)
    if follows.sunk:
        yield then("sunk", positions=[*follows.sunk])
    others = [position for position in follows.gone if position not in follows.sunk]
    if others:
        yield then("gone", positions=[*others])


def of_voyage(follows: PiratesConsequences) -> Iterator[Sentence]:
    if follows.choice is not None:
        yield then("choice", need=follows.choice)
    if follows.goal and follows.ends is None:
        yield then("goal")
    if follows.ends is not None:
        yield then("ends", result=follows.ends)
