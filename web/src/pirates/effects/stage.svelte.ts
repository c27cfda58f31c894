// How what happens is brought before eyes and ears: flights and sounds, the banner of an event, the end of a round moment by
// moment, and the words for those who hear the table. The truth is in the scene already; nothing here holds it up.
import { untrack } from 'svelte';
import type { Sounds } from '../../sound/create';
import type { Happening } from '../../table/session.svelte';
import type { Settings } from '../../ui/settings.svelte';
import type { PiratesPublic } from '../../wire/pirates';
import type { LineShown } from '../../wire/types';
import { type Aloud, createAloud } from '../speech/aloud.svelte';
import { type Beat, beatsOf, isEnding } from './beats';
import { calledIn } from './called';
import { alarmOf, captionOf, type Hearing, newsOf } from '../speech/herald';
import { createLater } from '../later';
import { noisesOf } from '../sound/noises';
import { createShow, type Show } from './show.svelte';
import { cannonIn, colourOf, type Drawn, type PiratesEvent, type Sight, STANDS } from '../view';
import type { Reader } from '../words/words';

export interface Around {
  readonly sight: () => Sight;
  readonly reader: () => Reader;
  readonly settings: () => Settings;
  readonly sounds: () => Sounds | undefined;
  /** The line of the log in which the event came that clock and sand wait for. */
  readonly lately: () => readonly LineShown[];
  /** Time waits for everybody. */
  readonly isStepping: () => boolean;
  /** Lets things fly. */
  readonly effects: () => { readonly show: (events: readonly PiratesEvent[], before: Drawn) => void } | undefined;
}

export interface Stage {
  readonly show: Show;
  /** The words of the moment that is shown. */
  readonly caption: string;
  /** What has happened lately, for those who hear the table. */
  readonly news: Aloud['said'];
  /** What cannot wait. */
  readonly alarms: Aloud['said'];
  /** The event whose banner hangs, by its number. */
  readonly event: number | null;
  /** The cannon that has just been fired. */
  readonly firing: number | null;
  perform(happening: Happening): void;
  /** False if there is none to close, or the game waits for it. */
  closeEvent(): boolean;
  /** The table is left: nothing of it is shown or heard any more. */
  leave(): void;
}

const BANNER = 7000;
const FIRING = 1100;

/** To be called while a component is made. */
export function createStage(around: Around): Stage {
  let caption = $state('');
  let cried = $state<number | null>(null);
  let firing = $state<number | null>(null);
  let drawnBefore: Drawn | null = null;
  const show = createShow(seen);
  const later = createLater();
  const news = createAloud();
  const alarms = createAloud(0);
  const hearing = (): Hearing => ({
    reader: around.reader(),
    isMine: (timer) => around.sight().mine.includes(timer),
    isHurried: !around.isStepping(),
  });

  const isHeld = (): boolean => around.sight().table.clock.stands === STANDS.held;
  /** What is waited for hangs as long as that lasts, for those too who did not see it come. */
  const event = $derived(isHeld() ? (calledIn(around.lately()) ?? cried) : cried);
  $effect(() => {
    if (cried === null || isHeld()) return undefined;
    const timer = setTimeout(() => (cried = null), BANNER);
    return () => clearTimeout(timer);
  });

  function perform({ events: told, before, undoTo, scene }: Happening): void {
    const events = told as readonly PiratesEvent[];
    hang(events);
    alarms.say(alarmOf(events, hearing()));
    if (before === undefined || undoTo !== null) return show.skip();
    const drawn = before.public as PiratesPublic;
    // Where time runs, what the crew has to choose now goes before the story of how it came to that.
    const isHurried = (scene.public as PiratesPublic).clock.choice > 0 && !around.isStepping();
    if (isEnding(events) && !isHurried && !document.hidden) return play(events, drawn);
    show.skip();
    news.say(newsOf(events, hearing(), drawn));
    stage(events, drawn);
  }

  function hang(events: readonly PiratesEvent[]): void {
    const came = events.find((one) => one.kind === 'EventCame');
    if (came !== undefined) cried = came.happening;
    else if (isEnding(events) || events.some(({ kind }) => kind === 'WentOn')) cried = null;
  }

  function play(events: readonly PiratesEvent[], before: Drawn): void {
    const { motion } = around.settings();
    drawnBefore = before;
    show.play(beatsOf(before, events), motion === 0 ? 1 : motion);
  }

  function seen(beat: Beat): void {
    const before = drawnBefore ?? beat.drawn;
    news.say(newsOf(beat.events, hearing(), before));
    caption = captionOf(beat.events, around.reader(), before) || caption;
    stage(beat.events, before);
    drawnBefore = beat.drawn;
  }

  /** Sight and sound of some events. */
  function stage(events: readonly PiratesEvent[], before: Drawn): void {
    const { table, mine } = around.sight();
    around.effects()?.show(events, before);
    const fired = events.find((one) => one.kind === 'Fired');
    if (fired !== undefined) fire(cannonIn(before.sand.at[fired.timer] ?? -1));
    for (const { id, how, wait } of noisesOf(events, {
      before,
      sailorOf: (timer) => colourOf(table, timer),
      isMine: (timer) => mine.includes(timer),
    })) {
      if (wait === undefined) around.sounds()?.play(id, how);
      else later.after(wait, () => around.sounds()?.play(id, how));
    }
  }

  function fire(cannon: number): void {
    firing = cannon;
    later.after(FIRING, () => (firing = firing === cannon ? null : firing));
  }

  return {
    show,
    get caption() {
      return caption;
    },
    get news() {
      return news.said;
    },
    get alarms() {
      return alarms.said;
    },
    get event() {
      return event;
    },
    get firing() {
      return firing;
    },
    perform: (happening) => untrack(() => perform(happening)),
    closeEvent() {
      const isOpen = cried !== null && !isHeld();
      if (isOpen) cried = null;
      return isOpen;
    },
    leave() {
      show.skip();
      later.cancel();
      news.leave();
      alarms.leave();
    },
  };
}
