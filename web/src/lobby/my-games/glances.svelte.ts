// A list of this browser's tables that learns, one by one, how each of them stands.
import { type Berth, forget } from '../../wire/berths';
import { type Glance, glance } from './glance';

export interface Glanced {
  readonly berth: Berth;
  /** Null until the server has told. */
  readonly seen: Glance | null;
}

export interface Glances {
  /** Where it is my turn comes first; otherwise in the order given. */
  readonly list: readonly Glanced[];
  /** This browser forgets the table: its link is the only way back. */
  drop(code: string): void;
}

export function createGlances(all: readonly Berth[]): Glances {
  let list = $state.raw<readonly Glanced[]>(all.map((berth) => ({ berth, seen: null })));
  const sorted = $derived([...list].sort((a, b) => rank(a) - rank(b)));

  async function look(berth: Berth): Promise<void> {
    const seen = await glance(berth);
    list = list.map((one) => (one.berth.code === berth.code ? { berth, seen } : one));
  }

  for (const berth of all) void look(berth);
  return {
    get list() {
      return sorted;
    },
    drop(code) {
      forget(code);
      list = list.filter(({ berth }) => berth.code !== code);
    },
  };
}

function rank({ seen }: Glanced): number {
  return seen?.standing === 'turn' ? 0 : 1;
}
