// What everything on the table is called, for buttons and for those who hear the table instead of seeing it.
import type { Voice } from '../../ui/texts';
import type { Player } from '../../wire/corto';
import type { Choices, Offer } from '../choosing/choices';
import { adventureName, cardName, type Reader, seatName, squareName } from './telling-words';
import { type Action, adventureAt, isDeck, leader, type Piece, piecesOn, rowOf, type Sight } from '../view';

/** What an action does, as it follows “you may”. */
export function deed(sight: Sight, reader: Reader, action: Action): string {
  const { voice, seat } = reader;
  switch (action.kind) {
    case 'Hit':
      return action.owner === seat
        ? voice.say('corto-do-HitOwn')
        : voice.say('corto-do-Hit', { owner: seatName(reader, action.owner) });
    case 'SendHome':
      return voice.say('corto-do-SendHome', { owner: seatName(reader, action.owner) });
    case 'Choose':
      return voice.say('corto-do-Choose', { figurine: voice.say(`figurine-corto-${action.figurine}`) });
    case 'Move':
      return voice.say('corto-do-Move', { figurine: voice.say(`figurine-corto-${sight.table.now.figurine}`) });
    case 'Kill':
    case 'Remove':
    case 'Pick':
      return voice.say(`corto-do-${action.kind}`, { card: nameOn(sight, reader, action.square) });
    default:
      return voice.say(`corto-do-${action.kind}`);
  }
}

/** The same on a button. */
export function buttonLabel(sight: Sight, reader: Reader, action: Action): string {
  const said = deed(sight, reader, action);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
}

function nameOn({ panels }: Sight, { voice }: Reader, square: number): string {
  return cardName(voice, panels.get(square)?.card ?? -1);
}

// --- squares ---

export function squareLabel(sight: Sight, reader: Reader, choices: Choices, square: number): string {
  const parts = [
    squareName(square),
    ...what(sight, reader, square),
    ...piecesOn(sight.table, square).map((piece) => pieceLabel(reader, piece)),
  ];
  const offers = choices.squares.get(square) ?? [];
  return [parts.join(', '), ...ways(sight, reader, offers, choices)].join('; ');
}

function what(sight: Sight, reader: Reader, square: number): readonly string[] {
  const { voice } = reader;
  const panel = sight.panels.get(square);
  if (isDeck(square)) return [deckLabel(sight, reader, square)];
  if (panel === undefined) return [voice.say('corto-empty')];
  const leads = leader(panel.markers);
  return [
    cardName(voice, panel.card),
    ...markersLabel(reader, panel.markers),
    ...(leads === undefined ? [] : [voice.say('corto-led', { seat: seatName(reader, leads) })]),
  ];
}

function deckLabel({ table }: Sight, { voice }: Reader, square: number): string {
  return voice.say('corto-deck', {
    adventure: adventureName(voice, adventureAt(table, square)),
    cards: table.decks[rowOf(square)] ?? 0,
  });
}

function markersLabel(reader: Reader, markers: readonly number[]): readonly string[] {
  const said = markers.flatMap((number, seat) =>
    number > 0 ? [reader.voice.say('corto-markers', { number, seat: seatName(reader, seat) })] : [],
  );
  return said.length > 0 ? said : [reader.voice.say('corto-unmarked')];
}

function pieceLabel({ voice }: Reader, piece: Piece): string {
  if (piece === 'corto' || piece === 'rasputin') {
    return voice.say('corto-piece-figurine', { figurine: voice.say(`figurine-corto-${piece === 'corto' ? 0 : 1}`) });
  }
  return voice.say(`corto-piece-${piece}`);
}

function ways(sight: Sight, reader: Reader, offers: readonly Offer[], { hasLine }: Choices): readonly string[] {
  if (offers.length === 0) return [];
  const { voice } = reader;
  const said = listed(
    voice,
    offers.map(({ action }) => deed(sight, reader, action)),
  );
  const isFinal = hasLine && offers.every((offer) => offer.isFinal);
  return [voice.say('corto-may', { ways: said }), ...(isFinal ? [voice.say('corto-final')] : [])];
}

// --- players ---

export function playerLabel(sight: Sight, reader: Reader, seat: number): string {
  const { voice } = reader;
  const name = reader.seats.find((one) => one.seat === seat)?.name ?? '';
  const colour = voice.say(`seat-corto-${seat}`);
  const parts = [
    name === '' ? colour : voice.say('corto-player', { name, colour }),
    ...(seat === reader.seat ? [voice.say('corto-you')] : []),
  ];
  if (sight.scene.waitingOn.includes(seat)) parts.push(voice.say('corto-to-act'));
  return [parts.join(', '), ...belongings(sight, reader, seat)].join('; ');
}

/** What lies open before somebody, thing by thing. */
export function belongings({ table, scene }: Sight, reader: Reader, seat: number): readonly string[] {
  const { voice } = reader;
  const player = table.players[seat];
  if (player === undefined) return [];
  const decks = [...player.backs].sort((a, b) => a - b).map((adventure) => adventureName(voice, adventure));
  const gold = table.scores[seat];
  return [
    voice.say('corto-stock', { number: player.stock }),
    voice.say('corto-holds', { number: player.backs.length, decks: decks.join(', ') }),
    voice.say('corto-seal', { number: player.sealed.length }),
    ...prizes(player, reader),
    ...(player.guards.length > 0 ? [voice.say('corto-guard-count', { number: player.guards.length })] : []),
    ...(table.aces === seat ? [voice.say('corto-aces')] : []),
    ...(gold === undefined
      ? []
      : [voice.say(scene.outcome === null ? 'corto-gold-now' : 'corto-gold', { number: gold })]),
  ];
}

function prizes(player: Player, { voice }: Reader): readonly string[] {
  const { ingots, crows, leopards, carriages } = player;
  const numbers = Object.entries({ ingots, crows, leopards, carriages: carriages.length });
  return numbers.flatMap(([what, number]) => (number > 0 ? [voice.say(`corto-prize-${what}`, { number })] : []));
}

// --- the bar ---

/** What the table waits for, as the one who looks is told it. */
export function stepSentence(sight: Sight, reader: Reader): string {
  const { voice } = reader;
  const { scene, table } = sight;
  if (scene.outcome !== null) return voice.say('corto-is-over');
  if (sight.isMine) return table.step === 'main' ? mainSentence(sight, reader) : voice.say(`step-corto-${table.step}`);
  const [waited] = scene.waitingOn;
  if (waited === undefined) return voice.say('step-corto-none');
  const name = seatName(reader, waited);
  if (sight.inPlay === null) return voice.say('corto-waits', { name });
  return voice.say('corto-waits-playing', { name, card: cardName(voice, sight.inPlay) });
}

/** What a turn may go on with, whatever of it is possible, in the order in which it is said. */
const WAYS = ['Play', 'Discard', 'Draw', 'EndTurn'] as const;

function mainSentence({ legal }: Sight, { voice }: Reader): string {
  const kinds = WAYS.filter((way) => legal.some(({ kind }) => kind === way));
  return voice.say('corto-main', {
    ways: listed(
      voice,
      kinds.map((kind) => voice.say(`corto-way-${kind}`)),
    ),
  });
}

function listed(voice: Voice, ways: readonly string[]): string {
  const last = ways.at(-1) ?? '';
  return ways.length > 1 ? voice.say('corto-or', { ways: ways.slice(0, -1).join(', '), way: last }) : last;
}

export function skipLabel({ table }: Sight, { voice }: Reader): string {
  const id = `corto-skip-${table.step}`;
  return voice.has(id) ? voice.say(id) : voice.say('action-corto-Skip');
}

// --- quests ---

/** How a quest stands, where that can change. */
export function questStanding({ table }: Sight, reader: Reader, adventure: number): string {
  const { voice } = reader;
  switch (adventure) {
    case 0:
      return voice.say('corto-quest-vessel', { square: squareName(table.vessel) });
    case 1:
      return table.aces < 0
        ? voice.say('corto-quest-aces-free')
        : voice.say('corto-quest-aces', { seat: seatName(reader, table.aces) });
    case 2:
      return voice.say('corto-quest-tiles', {
        number: table.tiles.length,
        ingots: table.ingots_left,
        crows: table.crows_left,
      });
    case 3:
      return voice.say('corto-quest-leopards', { number: table.leopards_left });
    case 4:
      return voice.say('corto-quest-train', { square: squareName(table.train), number: table.carriages_left.length });
    default:
      return '';
  }
}
