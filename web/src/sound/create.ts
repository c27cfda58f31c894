// The sounds as a page holds them: unlock them when somebody says "Ready", play one by its name, tell how the sea and the
// clock stand. They never fail: without audio there are captions and buzzing, without these there is the page.
import { createBackground, type Wanted } from './background';
import { type Caption, createCaptions, sideOf } from './captions.svelte';
import { type Channel, clamp, type Volumes } from './channels';
import { createEngine } from './engine';
import { createPulse } from './pulse';
import { changesTold, NOTHING, type SoundScene } from './scene';
import type { SoundChoices, SoundSettings } from './settings.svelte';
import { type Sound, type SoundId, SOUNDS } from './sounds';
import { TRIALS } from './trials';
import { browserWorld, type Cancel, type SoundWorld } from './world';

export interface PlayOptions {
  /** -1 port, 1 starboard. The caption names the side. */
  readonly pan?: number;
  /** Whose tone, from 0. The caption names the sailor. */
  readonly sailor?: number;
  /** False for what concerns somebody else: it is heard, but buzzes in no hand. */
  readonly mine?: boolean;
}

export interface Sounds {
  readonly settings: SoundSettings;
  readonly volumes: Volumes;
  readonly canSound: boolean;
  readonly canVibrate: boolean;
  /** The last few, oldest first. Reactive; there whether or not captions are switched on. */
  readonly captions: readonly Caption[];
  /** To be called while somebody touches the page ("Ready"). True if sound can be made. */
  unlock(): Promise<boolean>;
  /** The same at the next touch, for somebody who comes back to a game under way. */
  unlockOnTouch(): Cancel;
  play(id: SoundId, how?: PlayOptions): void;
  /** Changes what is named, leaves the rest. Cheap: tell it as often as you like. */
  setScene(change: Partial<SoundScene>): void;
  /** The game's page is left: no sea, no music, no clock. */
  leave(): void;
  setVolume(channel: Channel, volume: number): void;
  muteAll(): void;
  unmuteAll(): void;
  set(change: Partial<SoundChoices>): void;
  /** Lets a channel be heard for a moment. */
  tryOut(channel: Channel): void;
}

const TICK = 0.025;
const AHEAD = 0.12;
/** A hidden page is woken once a second at worst. */
const AHEAD_HIDDEN = 1.3;
const TRIAL_SECONDS = 7;
/** What woke up later than this is no longer news. */
const STALE = 0.6;
/** A heap of the same at once is one sound, only louder: it is played once. */
const AT_ONCE = 0.05;
const BACKGROUND_TOLD_EVERY = 60;

export function createSounds(settings: SoundSettings, world: SoundWorld = browserWorld()): Sounds {
  const engine = createEngine(world, settings);
  const captions = createCaptions(world);
  const background = createBackground(engine, world, (what, pan) => play(what, { pan }));
  const pulse = createPulse(world, beat);
  const lastTold = new Map<string, number>();
  let scene = NOTHING;
  let trial: Channel | null = null;
  let endTrial: Cancel = () => undefined;
  let ticking: Cancel | null = null;

  const isOn = (channel: Channel): boolean => !settings.muted && settings.volumes[channel] > 0;
  const isAttended = (): boolean => scene.running || !world.isHidden();

  function wanted(): Wanted {
    const sea = trial === 'sea' ? Math.max(scene.sea, 0.8) : isAttended() ? scene.sea : 0;
    const tension = trial === 'music' ? Math.max(scene.tension, 0.7) : scene.tension;
    return {
      ...scene,
      tension,
      sea: isOn('sea') ? sea : 0,
      hasMusic: isOn('music') && (scene.running || trial === 'music'),
    };
  }

  /** Brings sea, music and timer to what the scene and the settings ask for. */
  function attend(): void {
    const now = wanted();
    engine.setBusy(!settings.muted && (now.sea > 0 || now.hasMusic || scene.running));
    background.follow(now);
    if (now.sea > 0 || now.hasMusic || scene.running) ticking ??= world.every(TICK, tick);
    else stopTicking();
  }

  function tick(): void {
    const ahead = world.isHidden() ? AHEAD_HIDDEN : AHEAD;
    pulse.tick(ahead);
    background.tick(ahead);
  }

  function stopTicking(): void {
    ticking?.();
    ticking = null;
  }

  function beat(soon: number): void {
    tell(SOUNDS.pulse.caption, {});
    world.after(soon, () => buzz(SOUNDS.pulse, {}));
    if (engine.isAwake) perform(SOUNDS.pulse, {}, soon);
  }

  /** True the first time within so many seconds. */
  function isNews(key: string, seconds: number): boolean {
    if (world.now() - (lastTold.get(key) ?? -Infinity) < seconds) return false;
    lastTold.set(key, world.now());
    return true;
  }

  function play(id: SoundId, how: PlayOptions = {}): void {
    const sound = SOUNDS[id];
    if (!isNews(`${id} ${how.sailor ?? ''} ${sideOf(how.pan ?? 0) ?? ''}`, AT_ONCE)) return;
    if (sound.isBackground !== true || isNews(`background ${id}`, BACKGROUND_TOLD_EVERY)) tell(sound.caption, how);
    buzz(sound, how);
    if (engine.isAwake) perform(sound, how);
    else if (sound.calls === true || isAttended()) wakeFor(sound, how);
  }

  function tell(text: string, how: PlayOptions): void {
    captions.add({ text, side: sideOf(how.pan ?? 0), sailor: how.sailor ?? null });
  }

  function buzz(sound: Sound, how: PlayOptions): void {
    if (sound.vibration === undefined || how.mine === false) return;
    if (settings.vibration && world.canVibrate) world.vibrate(sound.vibration);
  }

  function perform(sound: Sound, how: PlayOptions, soon = 0): void {
    const stage = isOn(sound.channel) ? engine.stage(sound.channel, how.pan) : null;
    if (stage !== null) sound.play({ ...stage, at: stage.at + soon }, how.sailor ?? 0);
  }

  function wakeFor(sound: Sound, how: PlayOptions): void {
    const asked = world.now();
    void engine.wake(STALE).then((isAwake) => {
      if (isAwake && world.now() - asked < STALE) perform(sound, how);
    });
  }

  function setScene(change: Partial<SoundScene>): void {
    const before = scene;
    scene = { ...scene, ...change };
    const { speed, running } = scene;
    pulse.set({ speed, running, ...('left' in change ? { left: scene.left } : {}) });
    for (const text of changesTold(before, scene)) tell(text, {});
    attend();
  }

  function set(change: Partial<SoundChoices>): void {
    settings.set(change);
    engine.setLoudness(settings);
    attend();
  }

  function unlock(): Promise<boolean> {
    const isAwake = engine.unlock();
    attend();
    return isAwake;
  }

  function startTrial(channel: 'sea' | 'music'): void {
    endTrial();
    trial = channel;
    endTrial = world.after(TRIAL_SECONDS, stopTrial);
    tell(channel === 'sea' ? 'sound-sea' : 'sound-music', {});
    attend();
  }

  function stopTrial(): void {
    trial = null;
    attend();
  }

  async function tryOut(channel: Channel): Promise<void> {
    await unlock();
    if (channel === 'sea' || channel === 'music') startTrial(channel);
    else for (const { wait, id, how } of TRIALS[channel]) world.after(wait, () => play(id, how));
  }

  world.onVisibility(() => {
    attend();
    if (!isAttended()) engine.rest();
  });

  return {
    settings,
    get volumes() {
      return settings.volumes;
    },
    canSound: world.canSound,
    canVibrate: world.canVibrate,
    get captions() {
      return captions.shown;
    },
    unlock,
    unlockOnTouch: () => world.onTouch(() => void unlock()),
    play,
    setScene,
    leave() {
      setScene(NOTHING);
      background.rewind();
    },
    setVolume: (channel, volume) => set({ volumes: { ...settings.volumes, [channel]: clamp(volume, 0, 1) } }),
    muteAll: () => set({ muted: true }),
    unmuteAll: () => set({ muted: false }),
    set,
    tryOut: (channel) => void tryOut(channel),
  };
}
