// What is said aloud for those who hear the table: what happened, what is asked, and what cannot wait.
import { sentence } from '../ui/texts';
import type { Labelling } from './labels';
import { cardLabel, spaceLabel, timerLabel } from './labels';
import { happeningSaid, sentencesOf } from './telling';
import { roundLeft, seconds } from './time';
import { cardsOf, type Drawn, type PiratesEvent } from './view';
import { clockName, type Reader, sectorInFull } from './words';

/** Seconds before the end of a round at which it is said, and which of them cannot wait. */
const MARKS = [60, 30, 10, 5];
const URGENT = 10;

/** What happened, in sentences. Others' running sand is no news. */
export function newsOf(events: readonly PiratesEvent[], reader: Reader, before: Drawn): string {
  return sentencesOf(events, reader, before.sea).join(' ');
}

/** Events of the App, and a choice that lasts three seconds. */
export function alarmOf(events: readonly PiratesEvent[], reader: Reader): string {
  return events.flatMap((event) => (event.kind === 'EventCame' ? [happeningSaid(reader, event.happening)] : [])).join(' ');
}

/** Which mark of the clock has just been passed; null if none. */
export function markPassed(before: number, now: number): { readonly seconds: number; readonly isUrgent: boolean } | null {
  const passed = MARKS.find((mark) => before > mark && now <= mark);
  return passed === undefined ? null : { seconds: passed, isUrgent: passed <= URGENT };
}

/** The quick look: the round's clock and all timers. */
export function clockSaid(label: Labelling): string {
  const { sight, reader, now } = label;
  const left = roundLeft(sight.table, now);
  const { voice } = reader;
  const round = { round: sight.table.log.round + 1, rounds: sight.table.rounds };
  const clock = left === null ? voice.say('deck-round-of', round) : voice.say('deck-clock', { ...round, left: clockName(voice, left) });
  return [clock, ...sight.timers.map((timer) => timerLabel(label, timer))].map(sentence).join(' ');
}

/** Ship and sea in words: where she heads, what lies around, what is damaged or loaded. */
export function seaSaid(label: Labelling): string {
  const { sight, reader } = label;
  const { ship, sea } = sight.table;
  const { voice } = reader;
  const quiet: Labelling = { ...label, offers: new Map() };
  const cards = cardsOf(sea).map((card) => cardLabel(quiet, card));
  const hurt = Array.from({ length: 12 }, (_, space) => space).filter((space) => (ship.corks >> space) & 1);
  return [voice.say('deck-heads', { heading: sectorInFull(voice, ship.heading), speed: ship.sails }), ...cards, ...hurt.map((space) => spaceLabel(quiet, space))].map(sentence).join(' ');
}

/** Whole seconds of the round, for the marks; 0 where no round is sailed. */
export const secondsLeft = (label: Pick<Labelling, 'sight'>, now: number): number => seconds(roundLeft(label.sight.table, now) ?? 0);
