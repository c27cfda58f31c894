// The table by keys: whatever a finger can do. A player who plays this way is led to what comes next.
import type { TableContext, Opened } from '../context';
import { type Command, commandOf } from './keys';
import { nextOf } from '../board/layout';
import { adventureAt } from '../view';

export interface Dependencies {
  readonly context: TableContext;
  readonly area: () => HTMLElement | undefined;
  readonly at: () => string;
  /** Bring the keyboard to a square. */
  readonly go: (square: string) => void;
  readonly isPeeking: () => boolean;
  /** Look closely at a card that lies there; at nothing, to look away. */
  readonly peek: (from: HTMLElement | null) => void;
  readonly open: (what: Opened) => void;
  readonly point: (square: string) => void;
}

export interface Keyboard {
  press(event: KeyboardEvent): void;
  /** A pointer is used instead. */
  rest(): void;
  /** Another scene has come. */
  follow(): void;
}

class TableKeyboard implements Keyboard {
  private readonly deps: Dependencies;
  private readonly context: TableContext;
  private isUsed = false;

  constructor(deps: Dependencies) {
    this.deps = deps;
    this.context = deps.context;
  }

  /** An arrow function: the table hands it to the window as it is. */
  readonly press = (event: KeyboardEvent): void => {
    const area = this.deps.area();
    const isCovered = area?.closest('[inert]') != null; // the next player’s hand, under the cover of a shared device
    const isHere =
      !isCovered &&
      (event.target === document.body || (event.target instanceof Node && area?.contains(event.target) === true));
    const command = isHere ? commandOf(event, this.context.settings.shortcuts) : undefined;
    this.isUsed ||= isHere;
    if (command !== undefined && this.obey(command)) event.preventDefault();
  };

  /** Whether the key meant something. */
  private obey(command: Command): boolean {
    const { squares } = this.context.choices;
    switch (command.kind) {
      case 'hand':
        return this.touchHand(command.place);
      case 'decks':
        return this.go(this.nextOf(this.decks(), 1));
      case 'next':
        return this.go(this.nextOf([...squares.keys()], 1));
      case 'previous':
        return this.go(this.nextOf([...squares.keys()], -1));
      case 'cancel':
        return this.cancel();
      default:
        this.order(command.kind);
        return true;
    }
  }

  private order(kind: Exclude<Command['kind'], 'hand' | 'decks' | 'next' | 'previous' | 'cancel'>): void {
    const { chooser } = this.context;
    switch (kind) {
      case 'undo':
      case 'reset':
        return chooser.wish({ kind });
      case 'end':
        return chooser.wish({ kind: 'do', action: { kind: 'EndTurn' } });
      case 'skip':
        return chooser.wish({ kind: 'do', action: { kind: 'Skip' } });
      case 'discard':
        return this.discard();
      case 'inspect':
        return this.inspect();
      case 'point':
        return this.deps.point(this.deps.at());
      case 'pile':
        return this.deps.open({ kind: 'pile', isAsked: false });
      case 'legend':
        return this.deps.open({ kind: 'legend' });
      case 'hint':
        return this.context.hints?.ask();
      case 'help':
        return this.deps.open({ kind: 'keys' });
    }
  }

  private touchHand(place: number): boolean {
    const card = this.deps.area()?.querySelector<HTMLElement>(`[data-hand='${place}']`);
    card?.focus();
    card?.click();
    return card !== null && card !== undefined;
  }

  /** Those that can be drawn from; all of them while none can. */
  private decks(): readonly string[] {
    const all = this.context.model.table.rows.flatMap(([first]) => (first === undefined ? [] : [first]));
    const open = all.filter((square) => this.context.choices.squares.has(square));
    return open.length > 0 ? open : all;
  }

  private nextOf(squares: readonly string[], way: 1 | -1): string | undefined {
    return nextOf(squares, { rows: this.context.model.table.rows, from: this.deps.at(), way });
  }

  private go(square: string | undefined): boolean {
    if (square !== undefined) this.deps.go(square);
    return square !== undefined;
  }

  /** Where nothing can be discarded, the first card is asked about, so that the reason is heard. */
  private discard(): void {
    const { hand, inPlay } = this.context.model;
    const card = hand.find((one) => one !== inPlay);
    if (this.context.choices.discards.size > 0) this.context.chooser.toggleDiscarding();
    else if (card !== undefined) this.context.chooser.wish({ kind: 'do', action: { kind: 'Discard', card } });
  }

  /** Where no card lies, the quest of the strip is shown. */
  private inspect(): void {
    const at = document.activeElement?.closest<HTMLElement>('[data-card]');
    if (this.deps.isPeeking()) this.deps.peek(null);
    else if (at) this.deps.peek(at);
    else this.deps.open({ kind: 'quest', adventure: adventureAt(this.context.model.table, this.deps.at()) });
  }

  /** Let go of what is open; else take back the card whose steps are not done yet. */
  private cancel(): boolean {
    const { model, chooser } = this.context;
    if (this.deps.isPeeking()) {
      this.deps.peek(null);
      return true;
    }
    if (chooser.cancel()) return true;
    if (!model.isChoosing || model.scene.undo === null) return false;
    chooser.wish({ kind: 'undo' });
    return true;
  }

  follow(): void {
    const { model, choices } = this.context;
    if (!this.isUsed || !model.isMine) return;
    const { squares, plays, buttons } = choices;
    const [first] = this.context.model.table.rows.flat().filter((square) => squares.has(square));
    if (first !== undefined && model.isChoosing) this.go(squares.has(this.deps.at()) ? this.deps.at() : first);
    else if (buttons.length > 0 && plays.size === 0)
      this.deps.area()?.querySelector<HTMLElement>('[data-offer]')?.focus();
    else if (document.activeElement === document.body) this.deps.go(this.deps.at());
  }

  rest(): void {
    this.isUsed = false;
  }
}

export function createKeyboard(deps: Dependencies): Keyboard {
  return new TableKeyboard(deps);
}
