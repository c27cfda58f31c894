// What was chosen before its time: kept beside the table, and sent at the moment at which it becomes legal, whatever one
// looks at meanwhile. It can be seen and cancelled until then, and says what it waits for once the sand is down. It is
// forgotten only once it was done or refused: a round that waits for somebody, or a page that is left, costs nobody a choice.
import type { Hands, Kept } from '../../table/game';
import { type Deed, isLegal } from './choices';
import { lookFrom, type Sight } from '../view';

export interface Plan {
  readonly deed: Deed;
  /** The sand that it was chosen for: it is no plan for the timer's next one. */
  readonly sand: string;
  /** Why it cannot be done yet though the sand is down; empty while nobody has asked. */
  readonly reason: string;
}

export interface Plans extends Kept {
  /** What can still be cancelled. */
  readonly all: ReadonlyMap<number, Plan>;
  /** Sent when its time had come, and not answered yet. */
  readonly sending: readonly Deed[];
  set(deed: Deed, sight: Sight): void;
  drop(timer: number): void;
}

/** Whose hands, and whether anybody can act now. */
interface Playing {
  readonly hands: Hands;
  readonly waits: boolean;
}

export function createPlans(): Plans {
  let game = '';
  let all = $state.raw<ReadonlyMap<number, Plan>>(new Map());
  let sending = $state.raw<readonly Deed[]>([]);
  const waiting = $derived(new Map([...all].filter(([, { deed }]) => !sending.includes(deed))));
  /** The line at which each timer's reason was last asked for. */
  const asked = new Map<number, number>();

  /** Another game has plans of its own: those of a page that was loaded anew. */
  function follow({ scene }: Sight): void {
    if (scene.game === game) return;
    ({ game } = scene);
    all = recall(game);
    asked.clear();
  }

  function put(timer: number, plan: Plan | null): void {
    const next = new Map(all);
    if (plan === null) next.delete(timer);
    else next.set(timer, plan);
    all = next;
    store(game, all);
  }

  async function send(deed: Deed, hands: Hands): Promise<void> {
    sending = [...sending, deed];
    try {
      const isAnswered = (await hands.act(deed)) || hands.isEnded !== true;
      if (isAnswered && all.get(deed.timer)?.deed === deed) put(deed.timer, null);
    } finally {
      sending = sending.filter((one) => one !== deed);
    }
  }

  async function ask(plan: Plan, hands: Hands, line: number): Promise<void> {
    const { timer } = plan.deed;
    if (asked.get(timer) === line) return;
    asked.set(timer, line);
    const refusal = await hands.why(plan.deed);
    if (all.get(timer)?.deed === plan.deed) put(timer, { ...plan, reason: refusal?.sentence ?? '' });
  }

  /** A plan that this device has kept for another seat, or for sand that has been turned, is nobody’s any more. */
  function renewOne(plan: Plan, sight: Sight, { hands, waits }: Playing): void {
    const { timer } = plan.deed;
    if (sight.timers[timer]?.isMine !== true || sandOf(sight, timer) !== plan.sand) put(timer, null);
    else if (waits || sending.includes(plan.deed)) return;
    else if (isLegal(sight, plan.deed)) void send(plan.deed, hands);
    else if (sight.timers[timer]?.isReady === true) void ask(plan, hands, sight.scene.line);
  }

  return {
    get all() {
      return waiting;
    },
    get sending() {
      return sending;
    },
    set(deed, sight) {
      follow(sight);
      put(deed.timer, { deed, sand: sandOf(sight, deed.timer), reason: '' });
    },
    drop: (timer) => put(timer, null),
    /** Send what has become legal, forget what has lost its sand, ask what the rest waits for. */
    renew(live) {
      const sight = lookFrom(live);
      follow(sight);
      const { hands, waits = false } = live;
      if (hands === null) return;
      for (const plan of all.values()) renewOne(plan, sight, { hands, waits });
    },
  };
}

/** Which sand a timer stands with: no two of a round end at one moment. Empty in a hand. */
function sandOf({ table, timers }: Sight, timer: number): string {
  return timers[timer]?.space == null ? '' : `${table.log.round} ${table.sand.ends[timer]}`;
}

// --- a page that is loaded anew ---

const KEPT_AS = 'saltsea.ahead.';

function recall(game: string): ReadonlyMap<number, Plan> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS + game) ?? '[]') as readonly Plan[];
    return new Map(kept.map((plan) => [plan.deed.timer, plan]));
  } catch {
    return new Map();
  }
}

function store(game: string, plans: ReadonlyMap<number, Plan>): void {
  try {
    if (plans.size === 0) sessionStorage.removeItem(KEPT_AS + game);
    else sessionStorage.setItem(KEPT_AS + game, JSON.stringify([...plans.values()]));
  } catch {
    // a private window: they last as long as the page
  }
}
