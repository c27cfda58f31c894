// Whose eyes see the table, and what has just happened before them: on a device with several seats those of the player whose
// hand is shown; what others do at the reader's pace.
import { untrack } from 'svelte';
import type { App } from '../ui/app';
import { WATCHER } from '../wire/seats';
import type { GamePage } from './game';
import { PacedScenes } from './pacing.svelte';
import type { Happening, Scene } from './scene';
import { together } from './seats';
import type { Session } from './session.svelte';

interface Dependencies {
  readonly app: App;
  readonly session: Session;
  readonly gamePage: () => GamePage;
  /** The reader's own clock runs: nothing of it is spent on looking. */
  readonly isTimed: () => boolean;
}

export class Viewpoint {
  /** On a device with several seats: whose hand is shown. */
  handed = $state<number | null>(null);
  happening = $state.raw<Happening | null>(null);
  /** The table has shown all of it. */
  isSettled = $state(true);
  /** Others' steps at the reader's pace. */
  readonly paced: PacedScenes;
  private performed: Happening | null = null;

  /** To be made while a component is made. */
  constructor(private readonly deps: Dependencies) {
    const { app, session } = deps;
    this.paced = new PacedScenes({
      perform: (told) => this.hear(told),
      pace: () => app.settings.pace,
      mine: () => session.seats,
      isTimed: deps.isTimed,
    });
    $effect(() => this.listen());
    // What came whole, as after a lost connection, was no step: nothing before it is shown any more.
    $effect(() => {
      const { newest } = this;
      if (newest !== undefined) untrack(() => this.paced.follow(newest));
    });
  }

  /** Where there are no turns, all may act at any moment. */
  readonly isRealTime = $derived.by(() => this.deps.session.table?.real_time === true);
  readonly isShared = $derived.by(() => this.deps.session.seats.length > 1);
  readonly seat = $derived.by(() => {
    const [first = WATCHER] = this.deps.session.seats;
    return this.isShared ? (this.handed ?? first) : first;
  });
  private readonly newest = $derived.by(() => {
    const { scenes, seats } = this.deps.session;
    return scenes[this.seat] ?? scenes[seats[0] ?? WATCHER] ?? Object.values(scenes)[0];
  });
  /** The scene of this seat that is shown now. */
  readonly seen = $derived.by<Scene | undefined>(() =>
    this.paced.shown?.seat === this.newest?.seat ? (this.paced.shown ?? this.newest) : this.newest,
  );
  /** The same; in real time with what the other seats of this device see. */
  readonly scene = $derived.by(() => {
    const { session, gamePage } = this.deps;
    return this.isShared && this.isRealTime && this.seen !== undefined
      ? together(this.seen, session.scenes, session.seats, gamePage())
      : this.seen;
  });
  /** The seat of this device that is to act. */
  readonly due = $derived.by(() => this.deps.session.seats.find((seat) => this.seen?.waitingOn.includes(seat)));
  readonly mustHandOver = $derived.by(
    () =>
      this.isShared &&
      !this.isRealTime &&
      this.due !== undefined &&
      this.due !== this.handed &&
      this.scene?.outcome === null,
  );
  /** The same one as long as its events are the same: another seat of this device changes the scene, not what happened. */
  readonly fresh = $derived.by(() => {
    const { happening, scene } = this;
    if (happening === null || scene === undefined || happening.scene !== this.seen) return null;
    if (this.performed?.events !== happening.events) this.performed = { ...happening, scene };
    return this.performed;
  });

  /** Nothing that happened before is performed any more. */
  forget(): void {
    this.happening = null;
  }

  private listen(): () => void {
    const { seat } = this;
    const stop = this.deps.session.onHappening((told) => {
      if (told.scene.seat !== seat) return;
      if (this.isRealTime) this.hear(told);
      else this.paced.add(told);
    });
    return () => {
      stop();
      this.paced.reset();
      this.forget();
    };
  }

  private hear(told: Happening): void {
    const { app, session, gamePage } = this.deps;
    this.happening = told;
    for (const id of gamePage().soundsOf?.(told) ?? []) app.sounds.play(id, { mine: session.seats.includes(told.by) });
    if (told.scene.outcome === null || told.before?.outcome !== null) return;
    const { endSound = () => 'game-over' } = gamePage();
    const id = endSound(told.scene);
    if (id !== null) app.sounds.play(id);
  }
}
