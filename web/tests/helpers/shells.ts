// A small game that the client was not built with, as the server shows it: its offers and sentences, and two players.
import type { GameTableProps, SeatShown } from '../../src/table/game';
import type { LogLine, Scene } from '../../src/table/scene';
import { createFormatter } from '../../src/table/formatter';
import type { Formatter } from '../../src/ui/sentences';
import { createSettings } from '../../src/ui/settings.svelte';
import { voice } from '../../src/ui/texts';
import type { EventShown, Offer } from '../../src/wire/views/common';

const WORDS = {
  en: `
you = you
verb-end = { $seat-is ->
    [you] {""}
   *[other] s
 }
seat-shells-0 = Red
seat-shells-1 = Green
ask-shells = Play a shell, { $seat }
action-shells-Play = Play shell { $card }
event-shells-Played = { $seat } play{ verb-end } shell { $card }
    .undone = { $seat } take{ verb-end } back { $each }
    .each = shell { $card }
event-shells-Found = { $seat } finds a { $what }
    .several = { $seat } find{ verb-end } { $number } things: { $each }
    .each = { $what }
event-shells-Dealt = { $seat } get{ verb-end } shell { $card }
event-shells-Round = Round { $round }
event-shells-yours = { $seat } takes a shell of yours
rule-shells-S10 = The game ends when all hands are empty.
    .title = The end
`,
  fr: `
you = vous
verb-end = { $seat-is ->
    [you] z
   *[other] {""}
 }
seat-shells-0 = Rouge
seat-shells-1 = Vert
ask-shells = Jouez un coquillage, { $seat }
action-shells-Play = Jouer le coquillage { $card }
event-shells-Played = { $seat } joue{ verb-end } le coquillage { $card }
    .undone = { $seat } reprend { $each }
    .each = le coquillage { $card }
event-shells-Found = { $seat } trouve{ verb-end } { $what }
    .several = { $seat } trouve{ verb-end } { $number } choses : { $each }
    .each = { $what }
event-shells-Dealt = { $seat } reçoit le coquillage { $card }
event-shells-Round = Manche { $round }
event-shells-yours = { $seat } prend un coquillage à vous
rule-shells-S10 = La partie finit quand les mains sont vides.
    .title = La fin
`,
};

export const PLAYERS: readonly SeatShown[] = ['Ann', 'Bob'].map((name, seat) => ({
  seat,
  name,
  isBot: seat === 1,
  isMine: seat === 0,
  isLost: false,
  mate: null,
}));

export function formatter(language: keyof typeof WORDS = 'en', seats: readonly SeatShown[] = PLAYERS): Formatter {
  return createFormatter({ voice: voice(language, [WORDS[language]]), names: { seat: 'seat' }, game: 'shells', seats });
}

export const play = (...cards: readonly number[]): Offer => ({
  kind: 'Play',
  say: 'action-shells-Play',
  choices: cards.map((card) => ({ args: { card } })),
});

export function scene(change: Partial<Scene> = {}): Scene {
  return {
    game: 'k7m2pq-0',
    seat: 0,
    line: 4,
    at: 0,
    undo: null,
    reset: null,
    waitingOn: [0],
    outcome: null,
    public: {},
    private: {},
    asks: [],
    offers: [play(3, 9)],
    ...change,
  };
}

export const event = (kind: string, fields: EventShown['args'], more: Partial<EventShown> = {}): EventShown => ({
  event: { kind, ...fields },
  say: `event-shells-${kind}`,
  ...more,
});

export const line = (
  number: number,
  by: number,
  events: readonly EventShown[],
  undoTo: number | null = null,
): LogLine => ({
  line: number,
  at: 0,
  by,
  undo_to: undoTo,
  events,
});

export function tableProps(change: Partial<GameTableProps> = {}): GameTableProps {
  const told = change.formatter ?? formatter();
  return {
    scene: scene(),
    happening: null,
    lately: [],
    seats: PLAYERS,
    hands: null,
    pointed: null,
    formatter: told,
    voice: told.voice,
    settings: createSettings(),
    ...change,
  };
}
