// What would follow from the choice that a player considers: asked of the server once per choice and moment, a little
// after the pointer has come to rest, and at once where a finger has chosen. An answer that comes too late is not shown.
import { SvelteMap } from 'svelte/reactivity';
import type { PlayerActions } from '../../table/game';
import type { CortoConsequences } from '../../wire/views/corto';
import type { Possible } from './choices';
import { type Ghosts, ghostsOf } from './ghosts';

const REST = 120;
/** So long a finger waits to be shown something. */
const PATIENCE = 1000;

export interface Preview {
  /** The choice that is considered now. */
  readonly considered: Possible | null;
  /** What would follow from it; null while that is not known. */
  readonly shown: CortoConsequences | null;
  /** The same, square by square. */
  readonly ghosts: Ghosts;
  /** What is known to follow from a choice, considered or not. */
  of(possible: Possible): CortoConsequences | null;
  /** Another choice is considered, or none. */
  consider(possible: Possible | undefined, how: { readonly isAtOnce: boolean }): void;
  /** Ask about a choice that is not considered yet. */
  learn(possible: Possible): void;
  /** Whether there is anything to show of it; not if that is not known soon. */
  hasFollowing(possible: Possible): Promise<boolean>;
  /** Another scene has come: nothing that was learnt holds any longer. */
  renew(): void;
}

class TablePreview implements Preview {
  considered = $state.raw<Possible | null>(null);
  private readonly known = new SvelteMap<string, CortoConsequences | null>();
  private readonly answers = new Map<string, Promise<CortoConsequences | null>>();
  readonly shown: CortoConsequences | null = $derived(this.considered === null ? null : this.of(this.considered));
  readonly ghosts: Ghosts = $derived(ghostsOf(this.shown));
  /** Null where nothing should be asked. */
  private readonly hands: () => PlayerActions | null;
  private moment = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hands: () => PlayerActions | null) {
    this.hands = hands;
  }

  of({ id }: Possible): CortoConsequences | null {
    return this.known.get(id) ?? null;
  }

  consider(possible: Possible | undefined, { isAtOnce }: { readonly isAtOnce: boolean }): void {
    const isSame = possible?.id === this.considered?.id;
    if (isSame && !isAtOnce) return;
    clearTimeout(this.timer);
    this.considered = possible ?? null;
    if (possible === undefined) return;
    if (isAtOnce) this.learn(possible);
    else this.timer = setTimeout(() => this.learn(possible), REST);
  }

  learn(possible: Possible): void {
    void this.answerFor(possible);
  }

  async hasFollowing(possible: Possible): Promise<boolean> {
    const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    const learnt = await Promise.race([this.answerFor(possible), tooLate]);
    return learnt !== null && hasContent(learnt);
  }

  /** Asked of the server once. */
  private answerFor(possible: Possible): Promise<CortoConsequences | null> {
    const hands = this.hands();
    const answer =
      this.answers.get(possible.id) ?? (hands === null ? Promise.resolve(null) : this.ask(possible, hands));
    if (hands !== null) this.answers.set(possible.id, answer);
    return answer;
  }

  private async ask({ id, action }: Possible, hands: PlayerActions): Promise<CortoConsequences | null> {
    const { moment } = this;
    this.known.set(id, null);
    const learnt = await hands.preview(action);
    if (moment === this.moment) this.known.set(id, learnt);
    return learnt;
  }

  renew(): void {
    clearTimeout(this.timer);
    this.moment += 1;
    this.known.clear();
    this.answers.clear();
    this.considered = null;
  }
}

/**
 * Something would change that can be shown: that the next step could be done somewhere is no more than its square says, and
 * that a played card goes on the pile no news.
 */
function hasContent({ sentences, markers, pays, leaves, pieces, cards = [], prizes }: CortoConsequences): boolean {
  const moved = cards.filter(({ to }) => to !== 'pile');
  return [sentences, markers, pays, leaves, pieces, moved, prizes].some((all = []) => all.length > 0);
}

export function createPreview(hands: () => PlayerActions | null): Preview {
  return new TablePreview(hands);
}
