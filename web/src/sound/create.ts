// The sounds as a page holds them: unlock them when the player says "Ready", play one by its name, tell how the sea and the
// clock stand. They never fail: without audio there are captions and buzzing, without these there is the page.
import { type Background, createBackground, type Wanted } from './background';
import { type Caption, type CaptionList, createCaptions } from './captions.svelte';
import { type Channel, clamp, type Volumes } from './channels';
import { createEngine, type Engine } from './engine';
import { type PlayOptions, SoundPlayer } from './player';
import { createPulse, type Pulse } from './pulse';
import { changesTold, NOTHING, type SoundScene } from './scene';
import type { SoundChoices, SoundSettings } from './settings.svelte';
import type { SoundId } from './sounds';
import { TRIALS } from './trials';
import { browserWorld, type Cancel, type SoundWorld } from './world';

export type { PlayOptions } from './player';

export interface Sounds {
  readonly settings: SoundSettings;
  readonly volumes: Volumes;
  readonly canSound: boolean;
  readonly canVibrate: boolean;
  /** The last few, oldest first. Reactive; there whether or not captions are switched on. */
  readonly captions: readonly Caption[];
  /** To be called while the player touches the page ("Ready"). True if sound can be made. */
  unlock(): Promise<boolean>;
  /** The same at the next touch, for a player who comes back to a game under way. */
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

/** A page's sounds: what is heard follows from the scene that it tells, the settings, and what is being tried out. */
class PageSounds implements Sounds {
  readonly settings: SoundSettings;
  readonly canSound: boolean;
  readonly canVibrate: boolean;
  private readonly world: SoundWorld;
  private readonly engine: Engine;
  private readonly player: SoundPlayer;
  private readonly captionList: CaptionList;
  private readonly background: Background;
  private readonly pulse: Pulse;
  private scene = NOTHING;
  private trial: Channel | null = null;
  private endTrial: Cancel = () => undefined;
  private ticking: Cancel | null = null;

  constructor(settings: SoundSettings, world: SoundWorld) {
    this.settings = settings;
    this.world = world;
    this.canSound = world.canSound;
    this.canVibrate = world.canVibrate;
    this.engine = createEngine(world, settings);
    this.captionList = createCaptions(world);
    const { engine, captionList: captions } = this;
    this.player = new SoundPlayer({ settings, world, engine, captions, isAttended: () => this.isAttended() });
    this.background = createBackground(engine, world, (what, pan) => this.player.play(what, { pan }));
    this.pulse = createPulse(world, (soon) => this.player.beat(soon));
    world.onVisibility(() => {
      this.attend();
      if (!this.isAttended()) engine.rest();
    });
  }

  get volumes(): Volumes {
    return this.settings.volumes;
  }

  get captions(): readonly Caption[] {
    return this.captionList.shown;
  }

  unlock(): Promise<boolean> {
    const isAwake = this.engine.unlock();
    this.attend();
    return isAwake;
  }

  unlockOnTouch(): Cancel {
    return this.world.onTouch(() => void this.unlock());
  }

  play(id: SoundId, how?: PlayOptions): void {
    this.player.play(id, how);
  }

  setScene(change: Partial<SoundScene>): void {
    const before = this.scene;
    this.scene = { ...before, ...change };
    const { speed, running, left } = this.scene;
    this.pulse.set({ speed, running, ...('left' in change ? { left } : {}) });
    for (const text of changesTold(before, this.scene)) this.player.tell(text);
    this.attend();
  }

  leave(): void {
    this.setScene(NOTHING);
    this.background.rewind();
  }

  setVolume(channel: Channel, volume: number): void {
    this.set({ volumes: { ...this.settings.volumes, [channel]: clamp(volume, 0, 1) } });
  }

  muteAll(): void {
    this.set({ muted: true });
  }

  unmuteAll(): void {
    this.set({ muted: false });
  }

  set(change: Partial<SoundChoices>): void {
    this.settings.set(change);
    this.engine.setLoudness(this.settings);
    this.attend();
  }

  tryOut(channel: Channel): void {
    void this.unlock().then(() => {
      if (channel === 'sea' || channel === 'music') this.startTrial(channel);
      else for (const { wait, id, how } of TRIALS[channel]) this.world.after(wait, () => this.play(id, how));
    });
  }

  private isAttended(): boolean {
    return this.scene.running || !this.world.isHidden();
  }

  private wanted(): Wanted {
    const { scene, trial, player } = this;
    const sea = trial === 'sea' ? Math.max(scene.sea, 0.8) : this.isAttended() ? scene.sea : 0;
    const tension = trial === 'music' ? Math.max(scene.tension, 0.7) : scene.tension;
    return {
      ...scene,
      tension,
      sea: player.isOn('sea') ? sea : 0,
      hasMusic: player.isOn('music') && (scene.running || trial === 'music'),
    };
  }

  /** Brings sea, music and timer to what the scene and the settings ask for. */
  private attend(): void {
    const wanted = this.wanted();
    const isBusy = wanted.sea > 0 || wanted.hasMusic || this.scene.running;
    this.engine.setBusy(!this.settings.muted && isBusy);
    this.background.follow(wanted);
    if (isBusy) this.ticking ??= this.world.every(TICK, () => this.tick());
    else this.stopTicking();
  }

  private tick(): void {
    const ahead = this.world.isHidden() ? AHEAD_HIDDEN : AHEAD;
    this.pulse.tick(ahead);
    this.background.tick(ahead);
  }

  private stopTicking(): void {
    this.ticking?.();
    this.ticking = null;
  }

  private startTrial(channel: 'sea' | 'music'): void {
    this.endTrial();
    this.trial = channel;
    this.endTrial = this.world.after(TRIAL_SECONDS, () => this.stopTrial());
    this.player.tell(channel === 'sea' ? 'sound-sea' : 'sound-music');
    this.attend();
  }

  private stopTrial(): void {
    this.trial = null;
    this.attend();
  }
}

export function createSounds(settings: SoundSettings, world: SoundWorld = browserWorld()): Sounds {
  return new PageSounds(settings, world);
}
