// Plays one sound by its name: as a caption, in the hand, and aloud where audio is awake or can be woken in time.
import { type CaptionList, sideOf } from './captions.svelte';
import type { Channel } from './channels';
import type { Engine } from './engine';
import type { SoundSettings } from './settings.svelte';
import { TRIMS } from './levels';
import { givesWay, type Sound, type SoundId, SOUNDS } from './sounds';
import type { SoundWorld } from './world';

export interface PlayOptions {
  /** -1 port, 1 starboard. The caption names the side. */
  readonly pan?: number;
  /** Whose tone, from 0. The caption names the sailor. */
  readonly sailor?: number;
  /** False for what concerns another player: it is heard, but buzzes in no hand. */
  readonly mine?: boolean;
}

/** What a player plays with. */
export interface PlayerParts {
  readonly settings: SoundSettings;
  readonly world: SoundWorld;
  readonly engine: Engine;
  readonly captions: CaptionList;
  /** Whether the page is looked at, or a game runs on it. */
  readonly isAttended: () => boolean;
}

/** What woke up later than this is no longer news. */
const STALE = 0.6;
/** A heap of the same at once is one sound, only louder: it is played once. */
const AT_ONCE = 0.05;
/** Decibels below the usual: for the ears of its owner, not for the room. */
const QUIETER = -9;
const BACKGROUND_TOLD_EVERY = 60;
/** So long the music gives way to an alarm. */
const DUCK_SECONDS = 1.1;

export class SoundPlayer {
  private readonly parts: PlayerParts;
  private readonly lastTold = new Map<string, number>();

  constructor(parts: PlayerParts) {
    this.parts = parts;
  }

  isOn(channel: Channel): boolean {
    const { settings } = this.parts;
    return !settings.muted && settings.volumes[channel] > 0;
  }

  play(id: SoundId, how: PlayOptions = {}): void {
    const sound = SOUNDS[id];
    if (!this.isNews(`${id} ${how.sailor ?? ''} ${sideOf(how.pan ?? 0) ?? ''}`, AT_ONCE)) return;
    if (sound.isBackground !== true || this.isNews(`background ${id}`, BACKGROUND_TOLD_EVERY))
      this.tell(sound.caption, how);
    this.buzz(sound, how);
    if (this.parts.engine.isAwake) this.perform(id, how);
    else if (sound.calls === true || this.parts.isAttended()) this.wakeFor(id, how);
  }

  /** One beat of the clock, so many seconds from now. */
  beat(soon: number): void {
    this.tell(SOUNDS.pulse.caption);
    this.parts.world.after(soon, () => this.buzz(SOUNDS.pulse, {}));
    if (this.parts.engine.isAwake) this.perform('pulse', {}, soon);
  }

  /** Adds a caption. */
  tell(text: string, how: PlayOptions = {}): void {
    this.parts.captions.add({ text, side: sideOf(how.pan ?? 0), sailor: how.sailor ?? null });
  }

  /** True the first time within so many seconds. */
  private isNews(key: string, seconds: number): boolean {
    const now = this.parts.world.now();
    if (now - (this.lastTold.get(key) ?? -Infinity) < seconds) return false;
    this.lastTold.set(key, now);
    return true;
  }

  private buzz(sound: Sound, how: PlayOptions): void {
    const { settings, world } = this.parts;
    if (sound.vibration === undefined || how.mine === false) return;
    if (settings.vibration && world.canVibrate) world.vibrate(sound.vibration);
  }

  /** Beside a screen that sounds for all, a phone without a motor would have nothing left but its picture. */
  private standsInForBuzz({ isOwn, channel }: Sound, { mine }: PlayOptions): boolean {
    const { settings, world } = this.parts;
    return isOwn === true && mine !== false && settings.hushed && !world.canVibrate && settings.volumes[channel] > 0;
  }

  private perform(id: SoundId, how: PlayOptions, soon = 0): void {
    const { engine } = this.parts;
    const sound = SOUNDS[id];
    const isOn = this.isOn(sound.channel);
    if (!isOn && !this.standsInForBuzz(sound, how)) return;
    const stage = engine.stage(sound.channel, { pan: how.pan, trim: TRIMS[id] + (isOn ? 0 : QUIETER) });
    if (stage === null) return;
    if (givesWay(sound)) engine.duck(DUCK_SECONDS, soon);
    sound.play({ ...stage, at: stage.at + soon }, how.sailor ?? 0);
  }

  private wakeFor(id: SoundId, how: PlayOptions): void {
    const { engine, world } = this.parts;
    const asked = world.now();
    void engine.wake(STALE).then((isAwake) => {
      if (isAwake && world.now() - asked < STALE) this.perform(id, how);
    });
  }
}
