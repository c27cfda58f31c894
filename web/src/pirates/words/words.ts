// What timers, spaces, cards and cannons are called: by the texts that the server's patterns of names point at. What a crew
// has not come to yet has no text here, and goes by a general word.
import { argument, fill, type Sentence, tell, type Formatter } from '../../ui/sentences';
import type { Voice } from '../../ui/texts';
import { clockFace } from '../time';
import type { Area, Cannon, Position, Sector, SeaEvent, SpaceName } from '../view';

export type { Reader } from '../../table/game';

const called = (formatter: Formatter, name: string, value: string | number): string =>
  String(argument(formatter, name, value));

// --- names ---

export const timerName = (formatter: Formatter, timer: number): string => called(formatter, 'timer', timer);

/** NE */
export const sectorName = (voice: Voice, sector: Sector): string => voice.say(`sector-pirates-${sector}`);

/** North-east, as a sentence needs it. */
export const sectorInFull = (voice: Voice, sector: Sector): string => voice.part(`sector-pirates-${sector}`, 'long');

/** NE2 */
export const positionName = (formatter: Formatter, position: Position): string =>
  called(formatter, 'position', position);

/** The name of a card, token or event by its id; empty where the crew has not come to it yet. */
export function titleOf(voice: Voice, id: string): string {
  return voice.part(ruleOf(id), 'title');
}

/** The text of a card, token or event: what it does, with its title and its cry as attributes. */
export const ruleOf = (id: string): string => `rule-pirates-${id.replace('.', '-')}`;

/** A card's name; just “a card” for one without. */
export const cardName = (formatter: Formatter, id: string): string =>
  titleOf(formatter.voice, id) || formatter.voice.say('a-card-pirates');

/** A space of the ship by its name, that of a card by where the card lies. */
export const spaceName = (formatter: Formatter, space: SpaceName): string => called(formatter, 'space', space);

export const areaName = (formatter: Formatter, area: Area): string => called(formatter, 'area', area);
export const cannonName = (formatter: Formatter, cannon: Cannon): string => called(formatter, 'cannon', cannon);

/** 2:05 */
export const clockName = (voice: Voice, millis: number): string => voice.say('clock-pirates', clockFace(millis));

// --- sentences ---

/** What an action does, as a label has it: no capital, no stop. */
export const labelOf = (formatter: Formatter, label: Sentence): string => fill(formatter, label);

/** What these events tell, one sentence after the other. */
export function sentencesOf(formatter: Formatter, events: readonly SeaEvent[]): readonly string[] {
  return events
    .map(({ sentence }) => (sentence === null ? '' : tell(formatter, sentence)))
    .filter((said) => said !== '');
}
