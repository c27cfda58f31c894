// The voyage in names: who holds which timer, what a space or a cause is called, who got in whose way.
import { CARD_IDS } from '../../pirates/art/cards';
import { clockName, seatName, spaceName } from '../../pirates/words/words';
import type { SeatShown } from '../../table/game';
import type { Voice } from '../../ui/texts';
import { thingName } from '../words';
import type { Placement } from './bars';
import type { Clash } from './clashes';
import { type Cause, culprit } from './harm';
import type { Mark } from './marks';

const SECOND = 1000;

/** Whoever holds one timer is called by name; whoever holds several, by name and timer. */
export function timerNames(owners: readonly number[], seats: readonly SeatShown[], voice: Voice): readonly string[] {
  return owners.map((seat, timer) => {
    const name = seatName({ voice, seats }, seat);
    const isOnly = owners.filter((other) => other === seat).length === 1;
    return isOnly ? name : voice.say('voyage-timer-of', { name, number: timer + 1 });
  });
}

export function placeName({ space, card }: Pick<Placement, 'space' | 'card'>, voice: Voice): string {
  const id = CARD_IDS[card];
  return id === undefined ? spaceName(voice, space) : thingName(voice, id);
}

/** How long the round had run, in whole seconds: a clock that counts up shows those that are over. */
export const timeName = (voice: Voice, millis: number): string =>
  clockName(voice, Math.floor(millis / SECOND) * SECOND);

/** A cannon of ours that broke has no rule's id. */
export const culpritName = (id: string | undefined, voice: Voice): string =>
  id === undefined ? voice.say('voyage-cannon') : thingName(voice, id);
export const causeName = (cause: Cause, voice: Voice): string => culpritName(culprit(cause), voice);

/** What a mark means, in a sentence. */
export function markName({ kind, things }: Mark, voice: Voice): string {
  const names = [...new Set(things.map((id) => culpritName(id, voice)))].join(', ');
  return voice.say(`voyage-mark-${kind}`, { number: things.length, names });
}

/** Who wanted to be where, and who was. */
export function clashName(clash: Clash, seats: readonly SeatShown[], voice: Voice): string {
  const [name, first] = [seatName({ voice, seats }, clash.seat), seatName({ voice, seats }, clash.first)];
  return voice.say('voyage-mark-clash', { place: placeName(clash, voice), name, first });
}

export function causeHow(cause: Cause, voice: Voice): string {
  const how = cause.kind === 'card' ? cause.how : cause.kind;
  return voice.say(`voyage-how-${how}`);
}
