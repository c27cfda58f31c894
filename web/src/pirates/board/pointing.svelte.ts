// The pointing finger: the next touch of ship or sea shows the thing to everybody, and fingers of others are seen and heard.
import { untrack } from 'svelte';
import type { PlayerActions } from '../../table/game';
import { seatTitle } from '../../ui/sentences';
import { sentence } from '../../ui/texts';
import type { Pointed } from '../../wire/types';
import type { SpaceName } from '../names';
import type { Shouts } from '../speech/shouts.svelte';
import type { BoardModel } from '../view';
import { placeName } from '../words/labels';
import type { Reader } from '../words/words';
import type { Lights } from './lights.svelte';
import { cardAt, shipSpaceAt, type Spot } from './spots';

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly reader: () => Reader;
  readonly hands: () => PlayerActions | null;
  /** The last finger at this table. */
  readonly pointed: () => Pointed | null;
  readonly lights: Lights;
  readonly shouts: () => Shouts;
  /** Have it said aloud. */
  readonly tell: (text: string) => void;
}

export interface Pointing {
  /** The next touch of ship or sea points there. */
  readonly isOn: boolean;
  toggle(): void;
  /** Shows a space or a card to everybody; false for what is neither, or for a watcher. */
  point(spot: Spot): boolean;
}

/** To be called while a component is made. */
export function createPointing(deps: Dependencies): Pointing {
  let isOn = $state(false);
  let before = untrack(deps.pointed);

  $effect(() => {
    const now = deps.pointed();
    if (now === null || now === before) return;
    before = now;
    untrack(() => show(now));
  });

  function show(pointed: Pointed): void {
    const { formatter, voice } = deps.reader();
    deps.lights.point(pointed);
    deps.shouts().mean(pointed);
    const place = placeName(deps.model(), formatter, pointed.place as SpaceName);
    deps.tell(sentence(voice.say('deck-points', { name: seatTitle(formatter, pointed.seat), place })));
  }

  return {
    get isOn() {
      return isOn;
    },
    toggle: () => (isOn = !isOn),
    point(spot) {
      const [place, hands] = [shipSpaceAt(spot) ?? cardAt(spot), deps.hands()];
      isOn = false;
      if (place === null || hands === null) return false;
      hands.point(place);
      return true;
    },
  };
}
