// What was chosen before its time: kept in the page, and sent at the moment at which it becomes legal. It can be seen and
// cancelled until then, and says what it waits for once the sand is down.
import type { Hands } from '../table/game';
import { type Deed, isLegal } from './choices';
import type { Sight } from './view';

export interface Plan {
  readonly deed: Deed;
  /** Where the timer stood: it is no plan for another place. */
  readonly space: number;
  /** Why it cannot be done yet though the sand is down; empty while nobody has asked. */
  readonly reason: string;
}

export interface Plans {
  readonly all: ReadonlyMap<number, Plan>;
  set(deed: Deed, space: number): void;
  drop(timer: number): void;
  /** Another scene has come: send what has become legal, forget what has lost its place, ask what the rest waits for. */
  renew(sight: Sight, hands: Hands | null, send: (deed: Deed) => void): void;
}

export function createPlans(): Plans {
  let all = $state.raw<ReadonlyMap<number, Plan>>(new Map());
  /** The line at which each timer's reason was last asked for. */
  const asked = new Map<number, number>();

  function put(timer: number, plan: Plan | null): void {
    const next = new Map(all);
    if (plan === null) next.delete(timer);
    else next.set(timer, plan);
    all = next;
  }

  async function ask(timer: number, plan: Plan, hands: Hands, line: number): Promise<void> {
    if (asked.get(timer) === line) return;
    asked.set(timer, line);
    const refusal = await hands.why(plan.deed);
    if (all.get(timer)?.deed === plan.deed) put(timer, { ...plan, reason: refusal?.sentence ?? '' });
  }

  function renewOne(timer: number, plan: Plan, sight: Sight, hands: Hands, send: (deed: Deed) => void): void {
    const now = sight.timers[timer];
    if (now?.space !== plan.space) put(timer, null);
    else if (isLegal(sight, plan.deed)) {
      put(timer, null);
      send(plan.deed);
    } else if (now.isReady) void ask(timer, plan, hands, sight.scene.line);
  }

  return {
    get all() {
      return all;
    },
    set: (deed, space) => put(deed.timer, { deed, space, reason: '' }),
    drop: (timer) => put(timer, null),
    renew(sight, hands, send) {
      if (hands === null) return;
      for (const [timer, plan] of all) renewOne(timer, plan, sight, hands, send);
    },
  };
}
