// How what happens is brought before eyes and ears: flights and sounds, the banner of an event, the end of a round moment by
// moment, and the words for those who hear the table. The truth is in the scene already; nothing here holds it up.
import { untrack } from 'svelte';
import type { Sounds } from '../../sound/create';
import type { Happening, LogLine } from '../../table/scene';
import type { Settings } from '../../ui/settings.svelte';
import { type LiveRegion, createLiveRegion } from '../speech/live-region.svelte';
import { type Beat, beatsOf, hasAny, isEnding } from './beats';
import { calledIn } from './called-event';
import { effectsOf, lasting } from './effects';
import { createProgress, type Progress } from './progress.svelte';
import { alarmOf, captionOf, type Hearing, newsOf } from '../speech/announcements';
import { createTimeouts } from '../timeouts';
import { noisesOf } from '../sound/noises';
import { createRoundEndShow, type RoundEndShow } from './round-end-show.svelte';
import { type Cannon, cannonIn, colourOf, type PiratesHappening, type SeaEvent, type BoardModel } from '../view';
import type { Reader } from '../words/words';
import type { PiratesView } from '../../wire/views/pirates';

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly reader: () => Reader;
  readonly settings: () => Settings;
  readonly sounds: () => Sounds | undefined;
  /** The line of the log in which the event came that clock and sand wait for. */
  readonly lately: () => readonly LogLine[];
  /** Time waits for everybody. */
  readonly isStepping: () => boolean;
  /** Lets things fly. */
  readonly effects: () => { readonly show: (events: readonly SeaEvent[]) => void } | undefined;
}

export interface Stage {
  readonly show: RoundEndShow;
  /** The words of the moment that is shown. */
  readonly caption: string;
  /** What has happened lately, for those who hear the table. */
  readonly news: LiveRegion['said'];
  /** What cannot wait. */
  readonly alarms: LiveRegion['said'];
  /** The id of the event whose banner hangs. */
  readonly event: string | null;
  /** The cannon that has just been fired. */
  readonly firing: Cannon | null;
  /** How far what happened has been shown; null when it is all there. */
  readonly shown: Progress['shown'];
  perform(happening: Happening): void;
  /** False if there is none to close, or the game waits for it. */
  closeEvent(): boolean;
  /** The table is left: nothing of it is shown or heard any more. */
  leave(): void;
}

const GOING_ON: ReadonlySet<'WentOn'> = new Set(['WentOn'] as const);
const BANNER = 7000;
const FIRING = 1100;

class TableStage implements Stage {
  readonly show: RoundEndShow;
  caption = $state('');
  firing = $state<Cannon | null>(null);
  private readonly deps: Dependencies;
  private readonly progress = createProgress();
  /** The line whose end of a round is shown, and its moments. */
  private showing: { readonly line: number; readonly beats: readonly Beat[]; readonly before: PiratesView } | null =
    null;
  /** The last event that was cried out. */
  private cried = $state<string | null>(null);
  private readonly timeouts = createTimeouts();
  private readonly newsRegion = createLiveRegion();
  private readonly alarmsRegion = createLiveRegion(0);

  constructor(deps: Dependencies) {
    this.deps = deps;
    this.show = createRoundEndShow(
      (beat, place) => this.showBeat(beat, place),
      () => this.progress.tell(null),
    );
    $effect(() => {
      if (this.cried === null || this.isHeld()) return undefined;
      const timer = setTimeout(() => (this.cried = null), BANNER);
      return () => clearTimeout(timer);
    });
  }

  get news(): LiveRegion['said'] {
    return this.newsRegion.said;
  }

  get shown(): Progress['shown'] {
    return this.progress.shown;
  }

  get alarms(): LiveRegion['said'] {
    return this.alarmsRegion.said;
  }

  /** What is waited for hangs as long as that lasts, for those too who did not see it come. */
  get event(): string | null {
    if (!this.isHeld()) return this.cried;
    return this.deps.model().table.event || (calledIn(this.deps.lately()) ?? this.cried);
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
    this.progress.finish();
    this.timeouts.cancel();
    this.newsRegion.leave();
    this.alarmsRegion.leave();
  }

  private isHeld(): boolean {
    return this.deps.model().table.clock.stands === 'event';
  }

  private hearing(): Hearing {
    return {
      reader: this.deps.reader(),
      isMine: (timer) => this.deps.model().mine.includes(timer),
      isHurried: !this.deps.isStepping(),
    };
  }

  private performNow(happening: Happening): void {
    const { events, before, undoTo, scene } = happening as PiratesHappening;
    this.hang(events);
    this.alarmsRegion.say(alarmOf(events, this.hearing()));
    if (before === undefined || undoTo !== null) {
      this.show.skip();
      this.progress.finish();
      return;
    }
    // Where time runs, what the crew has to choose now goes before the story of how it came to that.
    const isHurried = scene.public.choice != null && !this.deps.isStepping();
    if (isEnding(events) && !isHurried && !document.hidden) {
      this.play(events, scene.line, before.public);
      return;
    }
    this.show.skip();
    const { motion } = this.deps.settings();
    this.progress.fly(scene.line, before.public, document.hidden ? 0 : lasting(effectsOf(events)) * motion);
    this.newsRegion.say(newsOf(events, this.hearing()));
    this.showAndSound(events);
  }

  private hang(events: readonly SeaEvent[]): void {
    const came = events.map(({ event }) => event).find((event) => event?.kind === 'EventCame');
    if (came != null) this.cried = came.happening;
    else if (isEnding(events) || hasAny(events, GOING_ON)) this.cried = null;
  }

  private play(events: readonly SeaEvent[], line: number, before: PiratesView): void {
    const { motion } = this.deps.settings();
    const beats = beatsOf(events);
    this.show.skip();
    this.showing = { line, beats, before };
    this.show.play(beats, motion === 0 ? 1 : motion);
  }

  private showBeat(beat: Beat, place: number): void {
    this.note(place);
    this.newsRegion.say(newsOf(beat.events, this.hearing()));
    this.caption = captionOf(beat.events, this.deps.reader()) || this.caption;
    this.showAndSound(beat.events);
  }

  /** What is written follows what was seen: the moments before this one. */
  private note(place: number): void {
    if (this.showing === null) return;
    const { line, beats } = this.showing;
    const events = beats.slice(0, place).reduce((sum, beat) => sum + beat.events.length, 0);
    this.progress.tell({ line, events, public: beats[place]?.drawn ?? this.showing.before });
  }

  private showAndSound(events: readonly SeaEvent[]): void {
    const { table, mine } = this.deps.model();
    this.deps.effects()?.show(events);
    for (const { event, before } of events) {
      const space = event?.kind === 'Fired' ? before.public.timers[event.timer]?.space : null;
      const cannon = cannonIn(space ?? null);
      if (cannon !== undefined) this.fire(cannon);
    }
    for (const { id, how, wait } of noisesOf(events, {
      sailorOf: (timer) => colourOf(table, timer),
      isMine: (timer) => mine.includes(timer),
    })) {
      if (wait === undefined) this.deps.sounds()?.play(id, how);
      else this.timeouts.after(wait, () => this.deps.sounds()?.play(id, how));
    }
  }

  private fire(cannon: Cannon): void {
    this.firing = cannon;
    this.timeouts.after(FIRING, () => (this.firing = this.firing === cannon ? null : this.firing));
  }
}

/** To be called while a component is made. */
export function createStage(deps: Dependencies): Stage {
  return new TableStage(deps);
}
