// Looking back from a table: what of the game so far stands in place of the board of now, and who invites to it.
import type { Pointed } from '../wire/types';
import { createInvitation, type Invitation } from './invitation.svelte';
import { isLed } from './moments';

interface Known {
  readonly seats: readonly number[];
  /** The last finger at the table. */
  readonly pointed: Pointed | null;
}

export class LookingBack {
  /** The line after which the board is shown; null if none is. */
  line = $state<number | null>(null);
  /** The game that is over is shown from its beginning, perhaps together with others. */
  isWhole = $state(false);
  /** Another player leads a look back at the game that is over. */
  readonly invitation: Invitation;

  constructor(private readonly session: Known) {
    this.invitation = createInvitation(() => session.seats);
  }

  /** In place of the board: what lies over it, such as the talk, may be opened meanwhile. */
  get isOn(): boolean {
    return this.line !== null || this.isWhole;
  }

  /** A finger that leads a look back points at nothing on the board. */
  readonly pointed = $derived.by(() => {
    const { pointed } = this.session;
    return pointed !== null && isLed(pointed.place) ? null : pointed;
  });

  /** Show the whole game. */
  begin(): void {
    this.invitation.answer();
    this.isWhole = true;
    this.line = null;
  }

  /** Show the board of now. */
  end(): void {
    this.line = null;
    this.isWhole = false;
  }
}
