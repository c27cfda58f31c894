// Which panel lies over the board: opened by its button, or the count by itself when the game ends before one's eyes.
import type { App } from '../ui/app';
import type { Eyes } from './eyes.svelte';
import type { Session } from './session.svelte';

export type Panel = 'log' | 'talk' | 'menu' | 'ending';
interface Around {
  readonly app: App;
  readonly session: Session;
  readonly eyes: Eyes;
}

/** Milliseconds for the last step to be seen before the count covers it. */
const SEEN = 900;

export class OpenPanel {
  name = $state<Panel | 'none'>('none');
  private heardUpTo = $state(0);
  /** The game whose count has shown itself; afterwards it comes by its button. */
  private counted = '';

  /** To be made while a component is made. */
  constructor(private readonly around: Around) {
    $effect(() => {
      if (this.name === 'talk') this.heardUpTo = around.session.talk.length;
    });
    $effect(() => this.count());
    $effect(() => {
      if (around.eyes.scene?.outcome === null && this.name === 'ending') this.close();
    });
  }

  /** What was said that this reader has not seen. */
  get unheard(): number {
    return this.name === 'talk' ? 0 : this.around.session.talk.length - this.heardUpTo;
  }

  close(only?: Panel): void {
    if (only === undefined || this.name === only) this.name = 'none';
  }

  private count(): (() => void) | undefined {
    const { app, eyes } = this.around;
    const { scene } = eyes;
    if (scene === undefined || scene.outcome === null || this.counted === scene.game || !eyes.isSettled) return;
    const { game } = scene;
    const pause = eyes.happening === null ? 0 : SEEN * app.settings.motion;
    const timer = setTimeout(() => {
      this.counted = game;
      this.name = 'ending';
    }, pause);
    return () => clearTimeout(timer);
  }
}
