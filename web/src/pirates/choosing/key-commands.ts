// What the keys of the table do: the same as touches, and a few things that only ears need.
import type { Area } from '../names';
import type { Choices } from './choices';
import type { Chooser, Offer } from './chooser.svelte';
import type { Command } from './key-bindings';
import type { RoundEndShow } from '../effects/round-end-show.svelte';
import { type Spot, spotOf } from '../board/spots';
import { phrasesAboard } from '../speech/phrases';
import { areaOf, type BoardModel } from '../view';
import type { Waiting } from './waiting.svelte';

export interface Dependencies {
  readonly model: () => BoardModel;
  readonly choices: () => Choices;
  readonly chooser: Chooser;
  readonly waiting: Waiting;
  readonly show: RoundEndShow;
  readonly board: () => { readonly focus: (spot: Spot) => void; readonly inOrder: () => readonly Spot[] } | undefined;
  /** The spot that has the walk of the arrow keys. */
  readonly current: () => Spot;
  readonly hint: (text: 'deck-no-such-space' | 'deck-nothing-offered' | 'deck-no-plan') => void;
  /** What would an old salt do? */
  readonly askOldSalt: () => void;
  readonly shout: (phrase: string) => void;
  readonly start: () => void;
  readonly inspect: (spot: Spot) => void;
  readonly open: (what: 'goal' | 'keys') => void;
  readonly say: (what: 'clock' | 'sea') => void;
  /** Show this spot to the crew. */
  readonly point: (spot: Spot) => void;
  /** Show the names of all spaces and cards, or hide them. */
  readonly nameAll: () => void;
  /** False if there was none to close. */
  readonly closeEvent: () => boolean;
}

export interface KeyCommands {
  /** Whether the key meant anything here. */
  obey(command: Command | undefined): boolean;
}

const isHere = (offer: Offer | undefined): boolean => offer !== undefined && offer.how !== 'pick';

class TableKeyCommands implements KeyCommands {
  private readonly deps: Dependencies;
  private readonly chooser: Chooser;
  private readonly show: RoundEndShow;

  constructor(deps: Dependencies) {
    this.deps = deps;
    this.chooser = deps.chooser;
    this.show = deps.show;
  }

  obey(command: Command | undefined): boolean {
    if (command === undefined) return false;
    switch (command.kind) {
      case 'timer':
        return this.touchTimer(command.timer);
      case 'area':
        return this.touchArea(command.area);
      case 'shout':
        return this.shout(command.phrase);
      case 'next':
      case 'previous':
        if (!this.walkOffers(command.kind === 'next' ? 1 : -1)) this.deps.hint('deck-nothing-offered');
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
    if (kind === 'pause') this.chooser.order(this.deps.choices().orders.has('Resume') ? 'Resume' : 'Pause');
    else if (kind === 'wait') this.deps.waiting.say();
    else if (kind === 'hint') this.deps.askOldSalt();
    else if (kind === 'back') this.takeBack();
    else if (kind === 'powder') this.chooser.usePowder(!this.chooser.picked.powder);
    else if (kind === 'drop') this.dropPlan();
    else if (kind === 'clock' || kind === 'sea') this.deps.say(kind);
    else if (kind === 'names') this.deps.nameAll();
    else if (kind === 'point') this.deps.point(this.deps.current());
    else if (kind === 'info') this.deps.inspect(this.deps.current());
    else this.deps.open(kind === 'goal' ? 'goal' : 'keys');
    return true;
  }

  private touchTimer(timer: number): true {
    this.chooser.touchTimer(timer);
    if (this.chooser.open !== null || this.chooser.held !== null) this.walkOffers(1);
    return true;
  }

  private shout(phrase: string): true {
    if (phrasesAboard(this.deps.model().table).some(({ id }) => id === phrase)) this.deps.shout(phrase);
    else this.deps.hint('deck-no-such-space');
    return true;
  }

  /** The space of an area that a touch would do most with: a timer of one's own, then an offer, then the first. */
  private touchArea(area: Area): true {
    const model = this.deps.model();
    const spaces = model.table.ship.spaces.filter((space) => areaOf(space) === area);
    const own = spaces.find((space) => model.timers.some((timer) => timer.isMine && timer.space === space));
    const offered = spaces.find((space) => this.chooser.offers.has(spotOf(space)));
    const meant = (this.chooser.open === null ? (own ?? offered) : (offered ?? own)) ?? spaces[0];
    if (meant === undefined) this.deps.hint('deck-no-such-space');
    else this.touchSpot(spotOf(meant));
    return true;
  }

  private touchSpot(spot: Spot): void {
    this.deps.board()?.focus(spot);
    this.chooser.touch(spot);
    if (this.chooser.open !== null) this.walkOffers(1);
  }

  /** False where nothing is on offer. */
  private walkOffers(step: 1 | -1): boolean {
    const spots = this.deps.board()?.inOrder() ?? [];
    const place = spots.indexOf(this.deps.current());
    const next = place < 0 ? spots[0] : spots[(place + step + spots.length) % spots.length];
    if (next !== undefined) this.deps.board()?.focus(next);
    return next !== undefined;
  }

  /** A show goes first: no player starts what comes after it before having seen that it is there. */
  private goOn(): true {
    const { orders } = this.deps.choices();
    if (this.show.beat !== null) this.show.skip();
    else if (this.chooser.picked.cannons.length > 0) this.chooser.loadPicked();
    else if (isHere(this.chooser.offers.get('here'))) this.chooser.touch('here');
    else if (orders.has('Start')) this.deps.start();
    else this.chooser.order(orders.has('Resume') ? 'Resume' : 'Continue');
    return true;
  }

  private takeBack(): void {
    const { asks, mine } = this.deps.model();
    const ready = asks.find(({ task }) => task === 'perform');
    this.chooser.takeBack(this.chooser.open ?? ready?.timer ?? mine[0] ?? 0);
  }

  private dropPlan(): void {
    const { open, plans } = this.chooser;
    const timer = open !== null && plans.has(open) ? open : [...plans.keys()][0];
    if (timer === undefined) this.deps.hint('deck-no-plan');
    else this.chooser.dropPlan(timer);
  }

  private cancel(): boolean {
    if (this.show.beat === null) return this.chooser.cancel() || this.deps.closeEvent();
    this.show.skip();
    return true;
  }
}

export function createKeyCommands(deps: Dependencies): KeyCommands {
  return new TableKeyCommands(deps);
}
