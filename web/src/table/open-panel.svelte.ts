// Which panel lies over the board: opened by its button, or the count by itself when the game ends before one's viewpoint.
import type { App } from '../ui/app';
import type { GamePage } from './game';
import type { Viewpoint } from './viewpoint.svelte';
import type { Session } from './session.svelte';

export type Panel = 'log' | 'talk' | 'menu' | 'ending';
interface Dependencies {
  readonly app: App;
  readonly session: Session;
  readonly viewpoint: Viewpoint;
  readonly gamePage: () => GamePage;
}

/** Milliseconds for the last step to be seen before the count covers it. */
const SEEN = 900;

export class OpenPanel {
  name = $state<Panel | 'none'>('none');
  private heardUpTo = $state(0);
  /** The game whose count has shown itself; afterwards it comes by its button. */
  private counted = '';

  /** To be made while a component is made. */
  constructor(private readonly deps: Dependencies) {
    $effect(() => {
      if (this.name === 'talk') this.heardUpTo = deps.session.talk.length;
    });
    $effect(() => this.count());
    // Before the call is drawn: what lies over the table would keep the focus from it.
    $effect.pre(() => {
      if (this.called !== '') this.close();
    });
    $effect(() => {
      if (deps.viewpoint.scene?.outcome === null && this.name === 'ending') this.close();
    });
  }

  /** What the table calls now; the count at the end is no less. */
  private readonly called = $derived.by(() => {
    const { viewpoint, gamePage } = this.deps;
    const { scene } = viewpoint;
    return scene === undefined || scene.outcome !== null ? '' : (gamePage().calls?.(scene) ?? '');
  });

  /** What was said that this reader has not seen. */
  get unheard(): number {
    return this.name === 'talk' ? 0 : this.deps.session.talk.length - this.heardUpTo;
  }

  close(only?: Panel): void {
    if (only === undefined || this.name === only) this.name = 'none';
  }

  private count(): (() => void) | undefined {
    const { app, viewpoint } = this.deps;
    const { scene } = viewpoint;
    if (scene === undefined || scene.outcome === null || this.counted === scene.game || !viewpoint.isSettled) return;
    const { game } = scene;
    const pause = viewpoint.happening === null ? 0 : SEEN * app.settings.motion;
    const timer = setTimeout(() => {
      this.counted = game;
      this.name = 'ending';
    }, pause);
    return () => clearTimeout(timer);
  }
}
