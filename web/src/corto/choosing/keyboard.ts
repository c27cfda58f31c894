// The table by keys: whatever a finger can do, and whoever plays this way is led to what comes next.
import type { Desk, Opened } from '../desk';
import { type Command, commandOf } from './keys';
import { nextOf } from '../board/layout';
import { adventureAt, rows } from '../view';

export interface Around {
  readonly desk: Desk;
  readonly room: () => HTMLElement | undefined;
  readonly at: () => number;
  /** Bring the keyboard to a square. */
  readonly go: (square: number) => void;
  readonly isPeeking: () => boolean;
  /** Look closely at a card that lies there; at nothing, to look away. */
  readonly peek: (from: HTMLElement | null) => void;
  readonly open: (what: Opened) => void;
  readonly point: (square: number) => void;
}

export interface Keyboard {
  press(event: KeyboardEvent): void;
  /** A pointer is used instead. */
  rest(): void;
  /** Another scene has come. */
  follow(): void;
}

export function createKeyboard(around: Around): Keyboard {
  const { desk } = around;
  let isUsed = false;

  function press(event: KeyboardEvent): void {
    const room = around.room();
    const isCovered = room?.closest('[inert]') != null; // the next player’s hand, under the cover of a shared device
    const isHere =
      !isCovered &&
      (event.target === document.body || (event.target instanceof Node && room?.contains(event.target) === true));
    const command = isHere ? commandOf(event, desk.settings.shortcuts) : undefined;
    isUsed ||= isHere;
    if (command !== undefined && obey(command)) event.preventDefault();
  }

  /** Whether the key meant something. */
  function obey(command: Command): boolean {
    const { squares } = desk.choices;
    switch (command.kind) {
      case 'hand':
        return touchHand(command.place);
      case 'decks':
        return go(nextOf(decks(), around.at(), 1));
      case 'next':
        return go(nextOf(squares.keys(), around.at(), 1));
      case 'previous':
        return go(nextOf(squares.keys(), around.at(), -1));
      case 'cancel':
        return cancel();
      default:
        order(command.kind);
        return true;
    }
  }

  function order(kind: Exclude<Command['kind'], 'hand' | 'decks' | 'next' | 'previous' | 'cancel'>): void {
    const { chooser } = desk;
    switch (kind) {
      case 'undo':
      case 'reset':
        return chooser.wish({ kind });
      case 'end':
        return chooser.wish({ kind: 'do', action: { kind: 'EndTurn' } });
      case 'skip':
        return chooser.wish({ kind: 'do', action: { kind: 'Skip' } });
      case 'discard':
        return discard();
      case 'inspect':
        return inspect();
      case 'point':
        return around.point(around.at());
      case 'pile':
        return around.open({ kind: 'pile', isAsked: false });
      case 'help':
        return around.open({ kind: 'keys' });
    }
  }

  function touchHand(place: number): boolean {
    const card = around.room()?.querySelector<HTMLElement>(`[data-hand='${place}']`);
    card?.focus();
    card?.click();
    return card !== null && card !== undefined;
  }

  /** Those that can be drawn from; all of them while none can. */
  function decks(): readonly number[] {
    const all = rows(desk.sight.table).map((squares) => squares[0] ?? 0);
    const open = all.filter((square) => desk.choices.squares.has(square));
    return open.length > 0 ? open : all;
  }

  function go(square: number | undefined): boolean {
    if (square !== undefined) around.go(square);
    return square !== undefined;
  }

  /** Where nothing can be discarded, the first card is asked about, so that the reason is heard. */
  function discard(): void {
    const [card] = desk.sight.hand;
    if (desk.choices.discards.size > 0) desk.chooser.toggleDiscarding();
    else if (card !== undefined) desk.chooser.wish({ kind: 'do', action: { kind: 'Discard', card } });
  }

  /** Where no card lies, the quest of the strip is shown. */
  function inspect(): void {
    const at = document.activeElement?.closest<HTMLElement>('[data-card]');
    if (around.isPeeking()) around.peek(null);
    else if (at) around.peek(at);
    else around.open({ kind: 'quest', adventure: adventureAt(desk.sight.table, around.at()) });
  }

  /** Let go of what is open; else take back the card whose steps are not done yet. */
  function cancel(): boolean {
    const { sight, chooser } = desk;
    if (around.isPeeking()) {
      around.peek(null);
      return true;
    }
    if (chooser.cancel()) return true;
    if (!sight.isMine || sight.table.step === 'main' || sight.scene.undo === null) return false;
    chooser.wish({ kind: 'undo' });
    return true;
  }

  function follow(): void {
    const { sight, choices } = desk;
    if (!isUsed || !sight.isMine) return;
    const { squares, plays, buttons } = choices;
    if (squares.size > 0 && sight.table.step !== 'main')
      go(squares.has(around.at()) ? around.at() : nextOf(squares.keys(), -1, 1));
    else if (buttons.length > 0 && plays.size === 0) around.room()?.querySelector<HTMLElement>('[data-offer]')?.focus();
    else if (document.activeElement === document.body) around.go(around.at());
  }

  return {
    press,
    rest() {
      isUsed = false;
    },
    follow,
  };
}
