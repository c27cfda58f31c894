// What this device is in a room with a screen: the screen itself, one player's hand beside it, or a whole table.
import type { Session } from './session.svelte';

/** `screen` is read from across the room; `hand` shows what is one's own, and the rest is on the screen. */
export type TableLayout = 'whole' | 'screen' | 'hand';

const KEPT_AS = 'saltsea.whole.';

export class Room {
  /** This player wants the whole table on the phone as well. */
  private wantsWhole = $state(false);

  constructor(private readonly session: Pick<Session, 'code' | 'table' | 'person' | 'seats' | 'presence'>) {
    this.wantsWhole = recall(session.code);
  }

  readonly layout = $derived.by<TableLayout>(() => {
    const { table, person, seats } = this.session;
    const screens = table?.screens ?? [];
    if (person !== null && screens.includes(person)) return 'screen';
    return this.hasScreen && seats.length > 0 && !this.wantsWhole ? 'hand' : 'whole';
  });

  /** The table has a screen, whether or not it is switched on now: a phone does not change its face for a short while. */
  readonly hasScreen = $derived.by(() => (this.session.table?.screens ?? []).length > 0);

  /** One of them is connected. */
  readonly isScreenHere = $derived.by(() => {
    const here = this.session.presence?.here ?? [];
    return (this.session.table?.screens ?? []).some((person) => here.includes(person));
  });

  /** The screen sounds for all: phones only buzz. */
  readonly isHushed = $derived.by(() => this.layout !== 'screen' && this.session.seats.length > 0 && this.isScreenHere);

  showWhole(isWhole: boolean): void {
    this.wantsWhole = isWhole;
    try {
      if (isWhole) sessionStorage.setItem(KEPT_AS + this.session.code, 'whole');
      else sessionStorage.removeItem(KEPT_AS + this.session.code);
    } catch {
      // a private window: it lasts as long as the page
    }
  }
}

function recall(code: string): boolean {
  try {
    return sessionStorage.getItem(KEPT_AS + code) !== null;
  } catch {
    return false;
  }
}
