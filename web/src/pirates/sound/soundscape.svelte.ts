// What sea, music and the clock's beat are told of the voyage.
import { MOST_SPEED } from '../../wire/pirates-board';
import { onDestroy, untrack } from 'svelte';
import type { Sounds } from '../../sound/create';
import type { GameClock } from '../../table/game';
import { roundLeft, seconds, tension } from '../time';
import type { BoardModel } from '../view';

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly clock: () => GameClock | undefined;
  readonly sounds: () => Sounds | undefined;
  /** The game's time, new once a second. */
  readonly second: () => number;
}

/** To be called while a component is made. */
export function createSoundscape({ model, clock, sounds, second }: Dependencies): void {
  $effect(() => {
    const { table } = model();
    const running = clock();
    const isCounting = table.clock.counts !== false && table.clock.stands == null;
    sounds()?.setScene({
      sea: 1,
      // Thunder is loudest; full sails are half as loud.
      weather: (table.clock.thunder ?? 0) > 0 ? 1 : table.ship.speed / MOST_SPEED / 2,
      tension: tension(table, second()),
      running: isCounting && running?.runs === true,
      left: isCounting ? seconds(roundLeft(table, second()) ?? 0) : null,
      speed: (running?.speed ?? 100) / 100,
      tune: table.voyage.unnumbered === true ? 0 : Number(table.voyage.chapter),
    });
  });

  // A player who looks back at an earlier board hears no clock of this one: nothing would tell it to stop.
  onDestroy(() => untrack(() => sounds()?.setScene({ running: false, left: null })));
}
