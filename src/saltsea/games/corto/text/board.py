"""Corto's board in text: a picture of eight letters a square, or one sentence per occupied square in reading order."""

from collections.abc import Iterator
from typing import Final

from saltsea.games.corto.engine.cards import ADVENTURES, CORTO, RASPUTIN, card_name
from saltsea.games.corto.engine.observation import CortoPublic, Panel, Player
from saltsea.games.corto.rules.count import CARRIAGE_GOLD
from saltsea.games.corto.rules.grid import number_of, square_of, strip_of
from saltsea.games.corto.rules.quests import NEAREST_TRAIN, SAMARKAND
from saltsea.games.corto.text.card_pages import CardPages
from saltsea.games.corto.text.card_words import COLOUR_NAMES
from saltsea.games.corto.text.grammar import (
    FIGURINES,
    ROWS,
    named_adventure,
    named_card,
    named_figurine,
    named_seat,
    square_id,
)
from saltsea.kernel.seat import Seat
from saltsea.text_table.screen import Screen
from saltsea.texts import Args, Texts

WIDE: Final = 8
GUTTER: Final = 2
"""Left of the squares: the letter of the row."""
LOW: Final = 3
"""Every square has at least so many lines: id, name, markers and pieces."""
SEAT_COLOURS: Final = ("red", "green", "yellow", "black")
ARTICLES: Final = ("the ", "le ", "la ", "les ", "l’")

Bit = tuple[str, str]
"""A few letters and their colour."""
Cell = list[list[Bit]]


class Board:
    """One position of the open table."""

    def __init__(self, public: CortoPublic, pages: CardPages, screen: Screen) -> None:
        self.public = public
        self.pages = pages
        self.cards = pages.cards
        self.texts: Texts = pages.texts
        self.screen = screen
        self.panels: dict[int, Panel] = {panel.square: panel for panel in public.panels}

    # --- the picture ---

    def width(self) -> int:
        """How wide the picture is."""
        return GUTTER + self.public.length * (WIDE + 1) + 1

    def picture(self) -> list[str]:
        drawn = [f"  {''.join(f'{number:^{WIDE + 1}}' for number in range(1, self.public.length + 1))}".rstrip()]
        for strip in range(len(self.public.strips)):
            drawn += [self.rule(strip), *self.row(strip)]
        return [*drawn, f"  └{'┴'.join(['─' * WIDE] * self.public.length)}┘"]

    def rule(self, strip: int) -> str:
        """The line above a strip, with its adventure's name in it."""
        left, cross, right = "┌┬┐" if strip == 0 else "├┼┤"
        line = f"{left}{cross.join(['─' * WIDE] * self.public.length)}{right}"
        title = f" {named_adventure(self.texts, self.public.strips[strip])} "
        return f"  {line[:2]}{title}{line[2 + len(title) :]}"

    def row(self, strip: int) -> list[str]:
        squares = [square_of(strip, number) for number in range(1, self.public.length + 1)]
        cells = [self.cell(square) for square in squares]
        height = max(LOW, *(len(cell) for cell in cells))
        lines = []
        for place in range(height):
            parts = [self.fitted(cell[place] if place < len(cell) else []) for cell in cells]
            lines.append(f"{ROWS[strip] if place == 0 else ' '} │{'│'.join(parts)}│")
        return lines

    def fitted(self, bits: list[Bit]) -> str:
        """Painted, and filled up with blanks that colours do not count for."""
        length = sum(len(text) for text, _ in bits)
        return "".join(self.screen.paint(text, colour) for text, colour in bits) + " " * (WIDE - length)

    def cell(self, square: int) -> Cell:
        if number_of(square) == 1:
            head = self.deck(strip_of(square))
        elif square in self.panels:
            head = self.character(self.panels[square].card)
        else:
            head = [[(square_id(square), "dim")], []]
        return [*head, *packed([*self.markers(square), *self.pieces(square)])]

    def deck(self, strip: int) -> Cell:
        letter = ADVENTURES[self.public.strips[strip]]
        left = self.texts.say("sign-corto-left", {"cards": self.public.decks[strip]})
        return [[(self.texts.say("sign-corto-deck", {"adventure": letter}), "bold")], [(left, "")]]

    def character(self, card: int) -> Cell:
        name = self.texts.say(f"card-corto-{card_name(card)}")
        return [[(card_name(card), "bold"), (f" {self.marks(card)}", "")], [(shortened(name), "")]]

    def marks(self, card: int) -> str:
        """Border, friend, long range, ace."""
        border = self.texts.say(f"sign-corto-{COLOUR_NAMES[self.cards.colour[card]]}")
        signs = (("*", self.cards.friend), ("^", self.cards.ace), (">", self.cards.long))
        return border + "".join(sign for sign, shown in signs if shown[card])

    def markers(self, square: int) -> list[Bit]:
        if square not in self.panels:
            return []
        return [
            (f"{self.texts.say(f'sign-corto-seat-{seat}')}{number}", SEAT_COLOURS[seat])
            for seat, number in enumerate(self.panels[square].markers)
            if number
        ]

    def pieces(self, square: int) -> list[Bit]:
        return [(self.texts.say(f"sign-corto-{piece}"), "bold") for piece in self.standing_on(square)]

    # --- what stands where ---

    def standing_on(self, square: int) -> Iterator[str]:
        """Everything on a square but its character and markers."""
        public = self.public
        places = {"corto": public.corto, "rasputin": public.rasputin, "vessel": public.vessel, "train": public.train}
        yield from (piece for piece, place in places.items() if place == square)
        if square in public.tiles:
            yield "tile"
        if SAMARKAND in public.strips and number_of(square) == public.length:
            yield "gold"

    # --- in sentences ---

    def lines(self) -> list[str]:
        said = []
        for strip, adventure in enumerate(self.public.strips):
            args: Args = {
                "row": ROWS[strip],
                "adventure": named_adventure(self.texts, adventure),
                "square": square_id(square_of(strip, 1)),
                "cards": self.public.decks[strip],
            }
            said.append(self.texts.say("lines-corto-row", args))
            for number in range(1, self.public.length + 1):
                said += self.square_lines(square_of(strip, number))
        return [*said, *self.off_the_board()]

    def square_lines(self, square: int) -> list[str]:
        pieces = [self.piece_line(piece) for piece in self.standing_on(square)]
        panel = self.panels.get(square)
        args: Args = {"square": square_id(square), "what": " ".join(pieces)}
        if panel is None:
            return [self.texts.say("lines-corto-empty", args)] if pieces else []
        args["card"] = named_card(self.texts, panel.card)
        args["what"] = " ".join([*self.pages.marks(panel.card), *self.marker_lines(panel), *pieces])
        return [self.texts.say("lines-corto-square", args)]

    def marker_lines(self, panel: Panel) -> list[str]:
        if not any(panel.markers):
            return [self.texts.say("lines-corto-unmarked")]
        numbers = [
            self.texts.say("lines-corto-number", {"seat": named_seat(self.texts, seat), "number": number})
            for seat, number in enumerate(panel.markers)
            if number
        ]
        said = [self.texts.say("lines-corto-markers", {"markers": ", ".join(numbers)})]
        most = max(panel.markers)
        if panel.markers.count(most) == 1:
            leader = named_seat(self.texts, panel.markers.index(most))
            said.append(self.texts.say("lines-corto-controls", {"seat": leader}))
        return said

    def piece_line(self, piece: str) -> str:
        if piece in ("corto", "rasputin"):
            figurine = CORTO if piece == "corto" else RASPUTIN
            return self.texts.say("lines-corto-figurine", {"figurine": named_figurine(self.texts, figurine)})
        if piece == "train":
            end = NEAREST_TRAIN if self.public.train_way < 0 else self.public.length
            return self.texts.say("lines-corto-train", {"end": end})
        return self.texts.say(f"lines-corto-{piece}")

    def off_the_board(self) -> list[str]:
        places = (self.public.corto, self.public.rasputin)
        return [
            self.texts.say("lines-corto-off", {"figurine": named_figurine(self.texts, figurine)})
            for figurine in range(FIGURINES)
            if places[figurine] < 0
        ]

    # --- the players ---

    def players(self, you: Seat) -> list[str]:
        said = [self.player(seat, player, you) for seat, player in enumerate(self.public.players)]
        return [*said, self.pages.pile_line(self.public)]

    def player(self, seat: Seat, player: Player, you: Seat) -> str:
        name = named_seat(self.texts, seat)
        backs = " ".join(sorted(ADVENTURES[adventure] for adventure in player.backs))
        args: Args = {
            "seat": self.texts.say("player-corto-you", {"seat": name}) if seat == you else name,
            "stock": player.stock,
            "backs": backs or self.texts.say("player-corto-empty-hand"),
            "sealed": len(player.sealed),
        }
        said = [self.texts.say("player-corto", args), *self.open_cards(player), *self.tiles(seat, player)]
        if self.public.scores and self.public.options.get("open_scores") == "on":
            said.append(self.texts.say("player-corto-gold", {"gold": self.public.scores[seat]}))
        return " ".join(said)

    def open_cards(self, player: Player) -> list[str]:
        shown = (("guards", player.guards), ("shown", player.shown))
        return [
            self.texts.say(f"player-corto-{what}", {"cards": self.pages.listed(cards)})
            for what, cards in shown
            if cards
        ]

    def tiles(self, seat: Seat, player: Player) -> list[str]:
        numbers = (("ingots", player.ingots), ("crows", player.crows), ("leopards", player.leopards))
        won = [self.texts.say(f"player-corto-{what}", {"number": number}) for what, number in numbers if number]
        if player.carriages:
            gold = sum(CARRIAGE_GOLD[carriage] for carriage in player.carriages)
            won.append(self.texts.say("player-corto-carriages", {"number": len(player.carriages), "gold": gold}))
        if self.public.aces == seat:
            won.append(self.texts.say("player-corto-aces"))
        return [self.texts.say("player-corto-tiles", {"tiles": ", ".join(won)})] if won else []


def shortened(name: str) -> str:
    """A name in eight letters: without its article, and cut."""
    for article in ARTICLES:
        if name.casefold().startswith(article):
            name = name[len(article) :]
    return name[:WIDE].rstrip()


def packed(bits: list[Bit]) -> Cell:
    """Bits side by side, on as many lines as they need."""
    lines: Cell = []
    for text, colour in bits:
        gap = 1 if lines and sum(len(part) for part, _ in lines[-1]) + 1 + len(text) <= WIDE else 0
        if not gap:
            lines.append([])
        else:
            lines[-1].append((" ", ""))
        lines[-1].append((text, colour))
    return lines
