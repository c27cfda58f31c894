// What was chosen before its time: kept beside the table, and sent at the moment at which it becomes legal, whatever one
// looks at meanwhile. It can be seen and cancelled until then, and says what it waits for once the sand is down. It is
// forgotten only once it was done or refused: a round that waits for a player, or a page that is left, costs no choice.
import type { PlayerActions, QueueBeside } from '../../table/game';
import type { Action } from '../../table/scene';
import type { Sentence } from '../../ui/sentences';
import type { Refused } from '../../wire/types';
import { type Deed, isLegal } from './choices';
import { modelFor, type BoardModel } from '../view';

export interface QueuedAction {
  readonly timer: number;
  readonly action: Action;
  /** What it is called. */
  readonly label: Sentence;
  /** The sand that it was chosen for: it is no plan for the timer's next one. */
  readonly sand: string;
  /** Why it cannot be done yet though the sand is down; null while the server was not asked. */
  readonly reason: Refused | null;
}

export interface QueuedActions extends QueueBeside {
  /** What can still be cancelled. */
  readonly all: ReadonlyMap<number, QueuedAction>;
  /** Sent when its time had come, and not answered yet. */
  readonly sending: readonly QueuedAction[];
  set(deed: Deed, model: BoardModel): void;
  drop(timer: number): void;
}

/** Whose hands, and whether no player can act now. */
interface Playing {
  readonly hands: PlayerActions;
  readonly waits: boolean;
}

class SavedActions implements QueuedActions {
  sending = $state.raw<readonly QueuedAction[]>([]);
  private kept = $state.raw<ReadonlyMap<number, QueuedAction>>(new Map());
  private game = '';
  /** The line at which each timer's reason was last asked for. */
  private readonly asked = new Map<number, number>();
  readonly all = $derived(new Map([...this.kept].filter(([, { action }]) => !this.isSending(action))));

  private isSending(action: Action): boolean {
    return this.sending.some((plan) => plan.action === action);
  }

  set({ timer, action, label }: Deed, model: BoardModel): void {
    this.follow(model);
    this.put(timer, { timer, action, label, sand: sandOf(model, timer), reason: null });
  }

  drop(timer: number): void {
    this.put(timer, null);
  }

  /** Send what has become legal, forget what has lost its sand, ask what the rest waits for. */
  renew(live: Parameters<QueueBeside['renew']>[0]): void {
    const model = modelFor(live);
    this.follow(model);
    const { hands, waits = false } = live;
    if (hands === null) return;
    for (const plan of this.kept.values()) this.renewOne(plan, model, { hands, waits });
  }

  /** Another game has plans of its own: those of a page that was loaded anew. */
  private follow({ scene }: BoardModel): void {
    if (scene.game === this.game) return;
    this.game = scene.game;
    this.kept = recall(this.game);
    this.asked.clear();
  }

  private put(timer: number, plan: QueuedAction | null): void {
    const next = new Map(this.kept);
    if (plan === null) next.delete(timer);
    else next.set(timer, plan);
    this.kept = next;
    store(this.game, next);
  }

  private async send(plan: QueuedAction, hands: PlayerActions): Promise<void> {
    const { timer, action } = plan;
    this.sending = [...this.sending, plan];
    try {
      const isAnswered = (await hands.act(action)) || hands.isEnded !== true;
      if (isAnswered && this.kept.get(timer)?.action === action) this.put(timer, null);
    } finally {
      this.sending = this.sending.filter((one) => one !== plan);
    }
  }

  private async ask(plan: QueuedAction, hands: PlayerActions, line: number): Promise<void> {
    const { timer, action } = plan;
    if (this.asked.get(timer) === line) return;
    this.asked.set(timer, line);
    const refusal = await hands.why(action);
    if (this.kept.get(timer)?.action === action) this.put(timer, { ...plan, reason: refusal });
  }

  /** A plan that this device has kept for another seat, or for sand that has been turned, is dropped. */
  private renewOne(plan: QueuedAction, model: BoardModel, { hands, waits }: Playing): void {
    const timer = model.timers[plan.timer];
    if (timer?.isMine !== true || sandOf(model, timer.timer) !== plan.sand) this.put(plan.timer, null);
    else if (waits || this.isSending(plan.action)) return;
    else if (isLegal(model, plan.action)) void this.send(plan, hands);
    else if (timer.isReady) void this.ask(plan, hands, model.scene.line);
  }
}

export function createQueuedActions(): QueuedActions {
  return new SavedActions();
}

/** Which sand a timer stands with: no two of a round end at one moment. Empty in a hand. */
function sandOf({ table, timers }: BoardModel, timer: number): string {
  return timers[timer]?.space == null ? '' : `${table.round} ${table.timers[timer]?.ends ?? 0}`;
}

// --- a page that is loaded anew ---

const KEPT_AS = 'saltsea.ahead.';

/** Earlier versions kept actions in numbers, whose meaning cannot be known here; or a reason in words. */
type StoredAction =
  { readonly deed: unknown } | (Omit<QueuedAction, 'reason'> & { readonly reason: Refused | string | null });

function recall(game: string): ReadonlyMap<number, QueuedAction> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT_AS + game) ?? '[]') as readonly StoredAction[];
    return new Map(kept.flatMap((plan) => ('label' in plan ? [[plan.timer, current(plan)]] : [])));
  } catch {
    return new Map();
  }
}

function current(plan: Extract<StoredAction, { readonly label: Sentence }>): QueuedAction {
  return { ...plan, reason: typeof plan.reason === 'string' ? null : plan.reason };
}

function store(game: string, plans: ReadonlyMap<number, QueuedAction>): void {
  try {
    if (plans.size === 0) sessionStorage.removeItem(KEPT_AS + game);
    else sessionStorage.setItem(KEPT_AS + game, JSON.stringify([...plans.values()]));
  } catch {
    // a private window: they last as long as the page
  }
}
