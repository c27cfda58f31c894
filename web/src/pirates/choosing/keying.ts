// What the keys of the table do: the same as touches, and a few things that only ears need.
import type { Area } from '../names';
import type { Choices } from './choices';
import type { Chooser, Offer } from './chooser.svelte';
import type { Command } from './keys';
import type { Show } from '../effects/show.svelte';
import { type Spot, spotOf } from '../board/spots';
import { areaOf, type Sight } from '../view';
import type { Waiting } from './waiting.svelte';

export interface Around {
  readonly sight: () => Sight;
  readonly choices: () => Choices;
  readonly chooser: Chooser;
  readonly waiting: Waiting;
  readonly show: Show;
  readonly board: () => { readonly focus: (spot: Spot) => void; readonly inOrder: () => readonly Spot[] } | undefined;
  /** The spot that has the walk of the arrow keys. */
  readonly current: () => Spot;
  readonly hint: (text: 'deck-no-such-space' | 'deck-nothing-offered' | 'deck-no-plan') => void;
  readonly shout: (phrase: string) => void;
  readonly start: () => void;
  readonly inspect: (spot: Spot) => void;
  readonly open: (what: 'goal' | 'keys') => void;
  readonly say: (what: 'clock' | 'sea') => void;
  /** False if there was none to close. */
  readonly closeEvent: () => boolean;
}

export interface Keying {
  /** Whether the key meant anything here. */
  obey(command: Command | undefined): boolean;
}

const isHere = (offer: Offer | undefined): boolean => offer !== undefined && offer.how !== 'pick';

class TableKeying implements Keying {
  private readonly around: Around;
  private readonly chooser: Chooser;
  private readonly show: Show;

  constructor(around: Around) {
    this.around = around;
    this.chooser = around.chooser;
    this.show = around.show;
  }

  obey(command: Command | undefined): boolean {
    if (command === undefined) return false;
    switch (command.kind) {
      case 'timer':
        return this.touchTimer(command.timer);
      case 'area':
        return this.touchArea(command.area);
      case 'shout':
        this.around.shout(command.phrase);
        return true;
      case 'next':
      case 'previous':
        if (!this.walkOffers(command.kind === 'next' ? 1 : -1)) this.around.hint('deck-nothing-offered');
        return true;
      case 'go':
        return this.goOn();
      case 'cancel':
        return this.cancel();
      default:
        return this.order(command.kind);
    }
  }

  private order(
    kind: Exclude<Command['kind'], 'timer' | 'area' | 'shout' | 'next' | 'previous' | 'go' | 'cancel'>,
  ): true {
    if (kind === 'pause') this.chooser.order(this.around.choices().orders.has('Resume') ? 'Resume' : 'Pause');
    else if (kind === 'wait') this.around.waiting.say();
    else if (kind === 'back') this.takeBack();
    else if (kind === 'powder') this.chooser.usePowder(!this.chooser.picked.powder);
    else if (kind === 'drop') this.dropPlan();
    else if (kind === 'clock' || kind === 'sea') this.around.say(kind);
    else if (kind === 'info') this.around.inspect(this.around.current());
    else this.around.open(kind === 'goal' ? 'goal' : 'keys');
    return true;
  }

  private touchTimer(timer: number): true {
    this.chooser.touchTimer(timer);
    if (this.chooser.open !== null || this.chooser.held !== null) this.walkOffers(1);
    return true;
  }

  /** The space of an area that a touch would do most with: a timer of one's own, then an offer, then the first. */
  private touchArea(area: Area): true {
    const sight = this.around.sight();
    const spaces = sight.table.ship.spaces.filter((space) => areaOf(space) === area);
    const own = spaces.find((space) => sight.timers.some((timer) => timer.isMine && timer.space === space));
    const offered = spaces.find((space) => this.chooser.offers.has(spotOf(space)));
    const meant = (this.chooser.open === null ? (own ?? offered) : (offered ?? own)) ?? spaces[0];
    if (meant === undefined) this.around.hint('deck-no-such-space');
    else this.touchSpot(spotOf(meant));
    return true;
  }

  private touchSpot(spot: Spot): void {
    this.around.board()?.focus(spot);
    this.chooser.touch(spot);
    if (this.chooser.open !== null) this.walkOffers(1);
  }

  /** False where nothing is on offer. */
  private walkOffers(step: 1 | -1): boolean {
    const spots = this.around.board()?.inOrder() ?? [];
    const place = spots.indexOf(this.around.current());
    const next = place < 0 ? spots[0] : spots[(place + step + spots.length) % spots.length];
    if (next !== undefined) this.around.board()?.focus(next);
    return next !== undefined;
  }

  /** A show goes first: what comes after it is nobody's to start before they have seen that it is there. */
  private goOn(): true {
    const { orders } = this.around.choices();
    if (this.show.beat !== null) this.show.skip();
    else if (this.chooser.picked.cannons.length > 0) this.chooser.loadPicked();
    else if (isHere(this.chooser.offers.get('here'))) this.chooser.touch('here');
    else if (orders.has('Start')) this.around.start();
    else this.chooser.order(orders.has('Resume') ? 'Resume' : 'Continue');
    return true;
  }

  private takeBack(): void {
    const { timers, mine } = this.around.sight();
    const ready = timers.find(({ isMine, isReady }) => isMine && isReady);
    this.chooser.takeBack(this.chooser.open ?? ready?.timer ?? mine[0] ?? 0);
  }

  private dropPlan(): void {
    const { open, plans } = this.chooser;
    const timer = open !== null && plans.has(open) ? open : [...plans.keys()][0];
    if (timer === undefined) this.around.hint('deck-no-plan');
    else this.chooser.dropPlan(timer);
  }

  private cancel(): boolean {
    if (this.show.beat === null) return this.chooser.cancel() || this.around.closeEvent();
    this.show.skip();
    return true;
  }
}

export function createKeying(around: Around): Keying {
  return new TableKeying(around);
}
