// What is said aloud for those who hear the table: what happened, what is asked, and what cannot wait.
import { sentence } from '../../ui/texts';
import type { Labelling } from '../words/labels';
import { cardLabel, spaceLabel, timerLabel } from '../words/labels';
import { sentencesOf } from '../words/telling';
import { roundLeft, seconds } from '../time';
import { cardsOf, type Drawn, type PiratesEvent } from '../view';
import { clockName, type Reader, sectorInFull } from '../words/words';

/** Seconds before the end of a round at which it is said, and which of them cannot wait. */
const MARKS = [60, 30, 10, 5];
const URGENT = 10;

/** Who hears it, and whether time runs meanwhile. */
export interface Hearing {
  readonly reader: Reader;
  readonly isMine: (timer: number) => boolean;
  /** Time runs on while it is read: only what somebody at sea has to know. */
  readonly isHurried: boolean;
}

/** Rocks and lost life points: where time runs, they interrupt. */
const DANGERS: ReadonlySet<PiratesEvent['kind']> = new Set(['Struck', 'LifeLost']);

/** All that happened, in sentences. */
export function captionOf(events: readonly PiratesEvent[], reader: Reader, before: Drawn): string {
  return sentencesOf(events, reader, before.sea).join(' ');
}

/** What happened, in sentences, but for what is an alarm. */
export function newsOf(events: readonly PiratesEvent[], hearing: Hearing, before: Drawn): string {
  return captionOf(
    events.filter((event) => !isAlarm(event, hearing) && !isOthersSand(event, hearing)),
    hearing.reader,
    before,
  );
}

/** Events of the App; and where time runs, dangers. */
export function alarmOf(events: readonly PiratesEvent[], hearing: Hearing): string {
  return sentencesOf(
    events.filter((event) => isAlarm(event, hearing)),
    hearing.reader,
  ).join(' ');
}

function isAlarm({ kind }: PiratesEvent, { isHurried }: Hearing): boolean {
  return kind === 'EventCame' || (isHurried && DANGERS.has(kind));
}

/** A crew of four sets a timer every few seconds. Where time runs, whose stands where is asked for, not told. */
function isOthersSand(event: PiratesEvent, { isHurried, isMine }: Hearing): boolean {
  return isHurried && (event.kind === 'TimerPlaced' || event.kind === 'TimerBack') && !isMine(event.timer);
}

/** Whether a mark of the clock has just been passed, and how much is left now: in step mode time leaps over several. */
export function markPassed(
  before: number,
  now: number,
): { readonly seconds: number; readonly isUrgent: boolean } | null {
  const isPassed = MARKS.some((mark) => before > mark && now <= mark);
  return isPassed && now > 0 ? { seconds: now, isUrgent: now <= URGENT } : null;
}

/** The quick look: the round's clock and all timers, to the second. */
export function clockSaid(label: Labelling): string {
  const { sight, reader, now } = label;
  const exact: Labelling = { ...label, isExact: true };
  const left = roundLeft(sight.table, now);
  const { voice } = reader;
  const round = { round: sight.table.log.round + 1, rounds: sight.table.rounds };
  const clock =
    left === null
      ? voice.say('deck-round-of', round)
      : voice.say('deck-clock', { ...round, left: clockName(voice, left) });
  return [clock, ...sight.timers.map((timer) => timerLabel(exact, timer))].map(sentence).join(' ');
}

/** Ship and sea in words: where she heads, what lies around, what is damaged or loaded. */
export function seaSaid(label: Labelling): string {
  const { sight, reader } = label;
  const { ship, sea } = sight.table;
  const { voice } = reader;
  const quiet: Labelling = { ...label, offers: new Map() };
  const cards = cardsOf(sea).map((card) => cardLabel(quiet, card));
  const hurt = Array.from({ length: 12 }, (_, space) => space).filter((space) => (ship.corks >> space) & 1);
  return [
    voice.say('deck-heads', { heading: sectorInFull(voice, ship.heading), speed: ship.sails }),
    ...cards,
    ...hurt.map((space) => spaceLabel(quiet, space)),
  ]
    .map(sentence)
    .join(' ');
}

/** Whole seconds of the round, for the marks; 0 where no round is sailed. */
export const secondsLeft = (label: Pick<Labelling, 'sight'>, now: number): number =>
  seconds(roundLeft(label.sight.table, now) ?? 0);
