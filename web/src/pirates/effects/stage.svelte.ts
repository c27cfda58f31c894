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

class TableStage implements Stage {
  readonly show: Show;
  caption = $state('');
  firing = $state<number | null>(null);
  private readonly around: Around;
  /** The last event that was cried out. */
  private cried = $state<number | null>(null);
  private drawnBefore: Drawn | null = null;
  private readonly later = createLater();
  private readonly newsAloud = createAloud();
  private readonly alarmsAloud = createAloud(0);

  constructor(around: Around) {
    this.around = around;
    this.show = createShow((beat) => this.showBeat(beat));
    $effect(() => {
      if (this.cried === null || this.isHeld()) return undefined;
      const timer = setTimeout(() => (this.cried = null), BANNER);
      return () => clearTimeout(timer);
    });
  }

  get news(): Aloud['said'] {
    return this.newsAloud.said;
  }

  get alarms(): Aloud['said'] {
    return this.alarmsAloud.said;
  }

  /** What is waited for hangs as long as that lasts, for those too who did not see it come. */
  get event(): number | null {
    return this.isHeld() ? (calledIn(this.around.lately()) ?? this.cried) : this.cried;
  }

  perform(happening: Happening): void {
    untrack(() => this.performNow(happening));
  }

  closeEvent(): boolean {
    const isOpen = this.cried !== null && !this.isHeld();
    if (isOpen) this.cried = null;
    return isOpen;
  }

  leave(): void {
    this.show.skip();
    this.later.cancel();
    this.newsAloud.leave();
    this.alarmsAloud.leave();
  }

  private isHeld(): boolean {
    return this.around.sight().table.clock.stands === STANDS.held;
  }

  private hearing(): Hearing {
    return {
      reader: this.around.reader(),
      isMine: (timer) => this.around.sight().mine.includes(timer),
      isHurried: !this.around.isStepping(),
    };
  }

  private performNow({ events: told, before, undoTo, scene }: Happening): void {
    const events = told as readonly PiratesEvent[];
    this.hang(events);
    this.alarmsAloud.say(alarmOf(events, this.hearing()));
    if (before === undefined || undoTo !== null) {
      this.show.skip();
      return;
    }
    const drawn = before.public as PiratesPublic;
    // Where time runs, what the crew has to choose now goes before the story of how it came to that.
    const isHurried = (scene.public as PiratesPublic).clock.choice > 0 && !this.around.isStepping();
    if (isEnding(events) && !isHurried && !document.hidden) {
      this.play(events, drawn);
      return;
    }
    this.show.skip();
    this.newsAloud.say(newsOf(events, this.hearing(), drawn));
    this.showAndSound(events, drawn);
  }

  private hang(events: readonly PiratesEvent[]): void {
    const came = events.find((one) => one.kind === 'EventCame');
    if (came !== undefined) this.cried = came.happening;
    else if (isEnding(events) || events.some(({ kind }) => kind === 'WentOn')) this.cried = null;
  }

  private play(events: readonly PiratesEvent[], before: Drawn): void {
    const { motion } = this.around.settings();
    this.drawnBefore = before;
    this.show.play(beatsOf(before, events), motion === 0 ? 1 : motion);
  }

  private showBeat(beat: Beat): void {
    const before = this.drawnBefore ?? beat.drawn;
    this.newsAloud.say(newsOf(beat.events, this.hearing(), before));
    this.caption = captionOf(beat.events, this.around.reader(), before) || this.caption;
    this.showAndSound(beat.events, before);
    this.drawnBefore = beat.drawn;
  }

  private showAndSound(events: readonly PiratesEvent[], before: Drawn): void {
    const { table, mine } = this.around.sight();
    this.around.effects()?.show(events, before);
    const fired = events.find((one) => one.kind === 'Fired');
    if (fired !== undefined) this.fire(cannonIn(before.sand.at[fired.timer] ?? -1));
    for (const { id, how, wait } of noisesOf(events, {
      before,
      sailorOf: (timer) => colourOf(table, timer),
      isMine: (timer) => mine.includes(timer),
    })) {
      if (wait === undefined) this.around.sounds()?.play(id, how);
      else this.later.after(wait, () => this.around.sounds()?.play(id, how));
    }
  }

  private fire(cannon: number): void {
    this.firing = cannon;
    this.later.after(FIRING, () => (this.firing = this.firing === cannon ? null : this.firing));
  }
}

/** To be called while a component is made. */
export function createStage(around: Around): Stage {
  return new TableStage(around);
}
