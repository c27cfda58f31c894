// The voyage in names: who holds which timer, what a space or a cause is called.
import { clockName, spaceName } from '../../pirates/words/words';
import type { Colour } from '../../pirates/art/crew/sailors';
import { type Formatter, seatTitle } from '../../ui/sentences';
import type { Voice } from '../../ui/texts';
import type { HarmReport, Placement, VoyageReport } from '../../wire/views/pirates';
import { thingName } from '../words';

const SECOND = 1000;
const COLOURS = 4;

/** A player who holds one timer is called by name; one who holds several, by name and timer. */
export function timerNames({ timers }: VoyageReport, formatter: Formatter): readonly string[] {
  return timers.map(({ seat }, timer) => {
    const name = seatTitle(formatter, seat);
    const isOnly = timers.filter((other) => other.seat === seat).length === 1;
    return isOnly ? name : formatter.voice.say('voyage-timer-of', { name, number: timer + 1 });
  });
}

/** As at the table: the timers of a single player are told apart by their colours. */
export function timerColours({ timers, players }: VoyageReport): readonly Colour[] {
  return timers.map(({ seat }, timer) => ((players === 1 ? timer : seat) % COLOURS) as Colour);
}

export function placeName({ space, card = '' }: Pick<Placement, 'space' | 'card'>, formatter: Formatter): string {
  return card === '' ? spaceName(formatter, space) : thingName(formatter.voice, card);
}

/** How long the round had run, in whole seconds: a clock that counts up shows those that are over. */
export const timeName = (voice: Voice, millis: number): string =>
  clockName(voice, Math.floor(millis / SECOND) * SECOND);

/** A cannon of the crew's own that broke has no rule's id. */
export const causeName = ({ thing, how }: HarmReport, voice: Voice): string =>
  how === 'cannon' ? voice.say('voyage-cannon') : thingName(voice, thing);

export const causeHow = ({ how }: HarmReport, voice: Voice): string => voice.say(`voyage-how-${how}`);
