// What everything on the table is called, for buttons and for those who hear the table instead of seeing it.
import type { Reader } from '../../table/game';
import { labelArgs } from '../../table/scene';
import { fill, players, seatTitle, type Sentence } from '../../ui/sentences';
import type { CortoConsequences, CortoPlayer, CortoTable } from '../../wire/views/corto';
import { sentence, type Voice } from '../../ui/texts';
import type { Choices, Possible } from '../choosing/choices';
import { adventureAt, groupAt, isDeck, type Piece, type BoardModel, squareOf } from '../view';
import { groupGold } from './gold';
import { adventureName, capital, cardName, listed, small } from './names';

/** What a choice does, where the thing itself is in sight: as it follows “you may”. */
function shortLabel({ formatter }: Reader, { offer, choice }: Possible): string {
  const { say, short = '' } = offer;
  return fill(formatter, { text: short === '' ? say : short, args: labelArgs(choice) });
}

/** The same on a button. */
export const buttonLabel = (reader: Reader, possible: Possible): string => capital(shortLabel(reader, possible));

/** What a choice does, in full, in the middle of a sentence. */
export function fullLabel({ formatter }: Reader, { offer, choice }: Possible): string {
  return small(fill(formatter, { text: offer.say, args: labelArgs(choice) }));
}

// --- squares ---

export function squareLabel(model: BoardModel, reader: Reader, choices: Choices, square: string): string {
  const pieces = squareOf(model.table, square).pieces ?? [];
  const parts = [square, ...what(model, reader, square), ...pieces.map((piece) => pieceLabel(reader, piece))];
  return [parts.join(', '), ...mayDo(reader, choices, square)].join('; ');
}

function what({ table }: BoardModel, reader: Reader, square: string): readonly string[] {
  const { voice, formatter } = reader;
  const { card, markers = [], leader } = squareOf(table, square);
  if (isDeck(table, square)) {
    const adventure = adventureAt(table, square);
    const cards = table.decks[adventure] ?? 0;
    return [voice.say('corto-deck', { adventure: adventureName(voice, adventure), cards })];
  }
  if (card === undefined) return [voice.say('corto-empty')];
  return [
    cardName(voice, card),
    ...markersLabel(reader, markers),
    ...(leader == null ? [] : [voice.say('corto-led', players(formatter, 'seat', leader))]),
    ...groupLabel(table, reader, square),
  ];
}

function groupLabel(table: CortoTable, { voice, formatter }: Reader, square: string): readonly string[] {
  const group = groupAt(table, square);
  if (group === undefined) return [];
  const { seat, squares, gold } = group;
  return [voice.say('corto-in-group', { ...players(formatter, 'seat', seat), number: squares.length, gold })];
}

function markersLabel({ voice, formatter }: Reader, markers: readonly number[]): readonly string[] {
  const said = markers.flatMap((number, seat) =>
    number > 0 ? [voice.say('corto-markers', { number, ...players(formatter, 'seat', seat) })] : [],
  );
  return said.length > 0 ? said : [voice.say('corto-unmarked')];
}

function pieceLabel({ voice }: Reader, piece: Piece): string {
  if (piece !== 'corto' && piece !== 'rasputin') return voice.say(`corto-piece-${piece}`);
  return voice.say('corto-piece-figurine', { figurine: voice.say(`figurine-name-${piece}`) });
}

function mayDo(reader: Reader, { squares, hasLine }: Choices, square: string): readonly string[] {
  const possible = squares.get(square) ?? [];
  if (possible.length === 0) return [];
  const { voice } = reader;
  const labels = possible.map((one) => shortLabel(reader, one));
  const isFinal = hasLine && possible.every((one) => one.isFinal);
  return [
    voice.say('corto-may', { ways: listed(voice, labels, 'disjunction') }),
    ...(isFinal ? [voice.say('corto-final')] : []),
  ];
}

// --- players ---

export function playerLabel(model: BoardModel, reader: Reader, seat: number, hand?: readonly string[]): string {
  const { voice } = reader;
  const parts = [playerName(reader, seat)];
  if (model.scene.waitingOn.includes(seat)) parts.push(voice.say('corto-to-act'));
  return [parts.join(', '), ...belongings(model, reader, seat, hand)].join('; ');
}

/** A player with the colour of their markers. */
export function playerName({ formatter, voice }: Reader, seat: number): string {
  const [name, colour] = [seatTitle(formatter, seat), voice.say(`seat-corto-${seat}`)];
  return name === colour ? colour : voice.say('corto-player', { name, colour });
}

/** What lies open before a player, thing by thing; with `cards`, the hand too. */
export function belongings(
  { table, scene }: BoardModel,
  { voice }: Reader,
  seat: number,
  cards?: readonly string[],
): readonly string[] {
  const player = table.players[seat];
  if (player === undefined) return [];
  const { stock, hand, sealed = [], guards = [], gold } = player;
  const decks = hand.map((adventure) => adventureName(voice, adventure)).join(', ');
  const goldSays = scene.outcome === null ? 'corto-gold-now' : 'corto-gold';
  return [
    voice.say('corto-stock', { number: stock }),
    cards === undefined
      ? voice.say('corto-holds', { number: hand.length, decks })
      : voice.say('corto-holds', { number: cards.length, decks: namesOf(voice, cards) }),
    voice.say('corto-seal', { number: sealed.length }),
    ...prizesOf(player).map(([kind, number]) => voice.say(`corto-prize-${kind}`, { number })),
    ...(guards.length > 0 ? [voice.say('corto-guard-count', { number: guards.length })] : []),
    ...(gold == null
      ? [voice.say('corto-groups-pay', { number: groupGold(player) })]
      : [voice.say(goldSays, { number: gold })]),
  ];
}

const namesOf = (voice: Voice, cards: readonly string[]): string =>
  cards.map((card) => cardName(voice, card)).join(', ');

/** The pieces of quests that a player has, each kind with its number. */
export const prizesOf = ({ prizes = {} }: CortoPlayer): readonly (readonly [string, number])[] =>
  Object.entries(prizes);

// --- the bar ---

/**
 * What the table waits for, and remarks. Here, what can be touched is lit, and a question may say so. A watcher who looks
 * through a player's eyes is asked nothing: they read whom it waits for.
 */
export function asked({ scene, isMine }: BoardModel, { formatter, voice }: Reader): readonly string[] {
  if (!isMine && scene.outcome === null && scene.waitingOn.includes(scene.seat))
    return [voice.say('corto-waits', players(formatter, 'name', scene.seat))];
  return scene.asks.map((one) => fill(formatter, litUp(one))).filter((one) => one !== '');
}

function litUp(asks: Sentence): Sentence {
  return asks.args?.['lit'] === undefined ? asks : { ...asks, args: { ...asks.args, lit: 'yes' } };
}

/** A number with its sign. */
export const signed = ({ language }: Voice, number: number): string =>
  new Intl.NumberFormat(language, { signDisplay: 'always' }).format(number).replace('-', '−');

/** “You +2” */
export function goldTag({ voice, formatter }: Reader, seat: number, number: number): string {
  return voice.say('corto-tag', { seat: seatTitle(formatter, seat), gold: signed(voice, number) });
}

/** What would follow from a choice, in one line. */
export function following({ formatter }: Reader, { sentences = [] }: CortoConsequences): string {
  return sentences
    .map((one) => fill(formatter, one))
    .filter((one) => one !== '')
    .join(' · ');
}

/** How a quest stands, where that can change. */
export function questStanding({ table }: BoardModel, { formatter }: Reader, adventure: string): string {
  const standing: Sentence | undefined = table.quests?.[adventure];
  return standing === undefined ? '' : sentence(fill(formatter, standing));
}
