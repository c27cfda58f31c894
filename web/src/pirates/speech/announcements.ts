// What is said aloud for those who hear the table: what happened, what is asked, and what cannot wait.
import { sentence } from '../../ui/texts';
import type { Labelling } from '../words/labels';
import { cardLabel, spaceLabel, timerLabel } from '../words/labels';
import { roundLeft, seconds } from '../time';
import { cardsOf, type SeaEvent, shipOf } from '../view';
import { clockName, type Reader, sectorInFull, sentencesOf } from '../words/words';

/** Seconds before the end of a round at which it is said, and which of them cannot wait. */
const MARKS = [60, 30, 10, 5];
const URGENT = 10;

/** Who hears it, and whether time runs meanwhile. */
export interface Hearing {
  readonly reader: Reader;
  readonly isMine: (timer: number) => boolean;
  /** Time runs on while it is read: only what a player at sea has to know. */
  readonly isHurried: boolean;
}

/** Rocks and lost life points: where time runs, they interrupt. */
const DANGERS: ReadonlySet<string> = new Set(['Struck', 'LifeLost']);

/** All that happened, in sentences. */
export function captionOf(events: readonly SeaEvent[], { formatter }: Pick<Reader, 'formatter'>): string {
  return sentencesOf(formatter, events).join(' ');
}

/** What happened, in sentences, but for what is an alarm. */
export function newsOf(events: readonly SeaEvent[], hearing: Hearing): string {
  const isNews = (event: SeaEvent): boolean => !isAlarm(event, hearing) && !isOthersSand(event, hearing);
  return captionOf(events.filter(isNews), hearing.reader);
}

/** Events of the App; and where time runs, dangers. */
export function alarmOf(events: readonly SeaEvent[], hearing: Hearing): string {
  return captionOf(
    events.filter((event) => isAlarm(event, hearing)),
    hearing.reader,
  );
}

function isAlarm({ event }: SeaEvent, { isHurried }: Hearing): boolean {
  return event?.kind === 'EventCame' || (isHurried && event !== null && DANGERS.has(event.kind));
}

/** A crew of four sets a timer every few seconds. Where time runs, whose stands where is asked for, not told. */
function isOthersSand({ event }: SeaEvent, { isHurried, isMine }: Hearing): boolean {
  return isHurried && (event?.kind === 'TimerPlaced' || event?.kind === 'TimerBack') && !isMine(event.timer);
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
  const { model, reader, now } = label;
  const exact: Labelling = { ...label, isExact: true };
  const left = roundLeft(model.table, now);
  const { voice } = reader;
  const round = { round: model.table.round, rounds: model.table.voyage.rounds };
  const clock =
    left === null
      ? voice.say('deck-round-of', round)
      : voice.say('deck-clock', { ...round, left: clockName(voice, left) });
  return [clock, ...model.timers.map((timer) => timerLabel(exact, timer))].map(sentence).join(' ');
}

/** Ship and sea in words: where she heads, what lies around, what is damaged or loaded. */
export function seaSaid(label: Labelling): string {
  const { model, reader } = label;
  const ship = shipOf(model.table);
  const { voice } = reader;
  const quiet: Labelling = { ...label, offers: new Map() };
  const cards = cardsOf(model.table).map((card) => cardLabel(quiet, card));
  return [
    voice.say('deck-heads', { heading: sectorInFull(voice, ship.heading), speed: ship.speed }),
    ...cards,
    ...ship.corks.map((space) => spaceLabel(quiet, space)),
  ]
    .map(sentence)
    .join(' ');
}

/** Whole seconds of the round, for the marks; 0 where no round is sailed. */
export const secondsLeft = (label: Pick<Labelling, 'model'>, now: number): number =>
  seconds(roundLeft(label.model.table, now) ?? 0);
