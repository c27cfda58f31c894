// What would follow from the choice that a player considers: asked of the server once per choice and moment, a little
// after the pointer has come to rest. An answer that comes too late is not shown.
import type { Hands } from '../../table/game';
import type { CortoConsequences } from '../../wire/views/corto';
import type { Possible } from './choices';

const REST = 120;

export interface Preview {
  /** What would follow from the choice that is considered now; null while that is not known. */
  readonly shown: CortoConsequences | null;
  /** The squares that would change. */
  readonly squares: ReadonlySet<string>;
  /** Another choice is considered, or none; `hands` is null where nothing should be asked. */
  consider(possible: Possible | undefined, hands: Hands | null): void;
  /** Another scene has come: nothing that was learnt holds any longer. */
  renew(): void;
}

class TablePreview implements Preview {
  shown = $state.raw<CortoConsequences | null>(null);
  readonly squares: ReadonlySet<string> = $derived(squaresOf(this.shown));
  private readonly known = new Map<string, CortoConsequences | null>();
  private considered: string | undefined;
  private moment = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  consider(possible: Possible | undefined, hands: Hands | null): void {
    if (possible?.id === this.considered) return;
    clearTimeout(this.timer);
    this.considered = possible?.id;
    this.shown = (possible && this.known.get(possible.id)) ?? null;
    if (possible !== undefined && hands !== null && !this.known.has(possible.id))
      this.timer = setTimeout(() => void this.ask(possible, hands), REST);
  }

  private async ask({ id, action }: Possible, hands: Hands): Promise<void> {
    const { moment } = this;
    this.known.set(id, null);
    const learnt = await hands.preview(action);
    if (moment !== this.moment) return;
    this.known.set(id, learnt);
    if (id === this.considered) this.shown = learnt;
  }

  renew(): void {
    clearTimeout(this.timer);
    this.moment += 1;
    this.known.clear();
    this.considered = undefined;
    this.shown = null;
  }
}

function squaresOf(shown: CortoConsequences | null): ReadonlySet<string> {
  const { markers = [], pays = [], leaves = [] } = shown ?? {};
  return new Set([...markers.map(({ square }) => square), ...pays, ...leaves]);
}

export function createPreview(): Preview {
  return new TablePreview();
}
