// A list of this browser's tables that learns, one by one, how each of them stands.
import { isOwnTable } from '../../wire/here';
import { type SeatKey, forget } from '../../wire/seat-keys';
import { forgetTable } from '../api';
import { type Glance, glance } from './glance';

export interface Glanced {
  readonly seatKey: SeatKey;
  /** Null until the server has told. */
  readonly seen: Glance | null;
}

export interface Glances {
  /** Where it is my turn comes first; otherwise in the order given. */
  readonly list: readonly Glanced[];
  /** This browser forgets the table: its link is the only way back. */
  drop(code: string): void;
}

export function createGlances(all: readonly SeatKey[]): Glances {
  let list = $state.raw<readonly Glanced[]>(all.map((seatKey) => ({ seatKey, seen: null })));
  const sorted = $derived([...list].sort((a, b) => rank(a) - rank(b)));

  async function look(seatKey: SeatKey): Promise<void> {
    const seen = await glance(seatKey);
    list = list.map((one) => (one.seatKey.code === seatKey.code ? { seatKey, seen } : one));
  }

  for (const seatKey of all) void look(seatKey);
  return {
    get list() {
      return sorted;
    },
    drop(code) {
      forget(code);
      if (isOwnTable(code)) void forgetTable(code).catch(() => undefined);
      list = list.filter(({ seatKey }) => seatKey.code !== code);
    },
  };
}

function rank({ seen }: Glanced): number {
  return seen?.standing === 'turn' ? 0 : 1;
}
