// What the keys of the table do: the same as touches, and a few things that only ears need.
import type { AREAS } from '../art/geometry';
import { SPACES } from '../art/geometry';
import type { Choices } from './choices';
import type { Chooser, Offer } from './chooser.svelte';
import type { Command } from './keys';
import type { Show } from '../effects/show.svelte';
import { type Spot, spotOf } from '../board/spots';
import { type Sight, spacesOf } from '../view';
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

export function createKeying(around: Around): Keying {
  const { chooser, show } = around;

  function obey(command: Command | undefined): boolean {
    if (command === undefined) return false;
    switch (command.kind) {
      case 'timer':
        return touchTimer(command.timer);
      case 'area':
        return touchArea(command.area);
      case 'shout':
        around.shout(command.phrase);
        return true;
      case 'next':
      case 'previous':
        if (!walkOffers(command.kind === 'next' ? 1 : -1)) around.hint('deck-nothing-offered');
        return true;
      case 'go':
        return goOn();
      case 'cancel':
        return cancel();
      default:
        return order(command.kind);
    }
  }

  function order(
    kind: Exclude<Command['kind'], 'timer' | 'area' | 'shout' | 'next' | 'previous' | 'go' | 'cancel'>,
  ): true {
    if (kind === 'pause') chooser.order(around.choices().orders.has('Resume') ? 'Resume' : 'Pause');
    else if (kind === 'wait') around.waiting.say();
    else if (kind === 'back') takeBack();
    else if (kind === 'powder') chooser.usePowder(!chooser.picked.powder);
    else if (kind === 'drop') dropPlan();
    else if (kind === 'clock' || kind === 'sea') around.say(kind);
    else if (kind === 'info') around.inspect(around.current());
    else around.open(kind === 'goal' ? 'goal' : 'keys');
    return true;
  }

  function touchTimer(timer: number): true {
    chooser.touchTimer(timer);
    if (chooser.open !== null || chooser.held !== null) walkOffers(1);
    return true;
  }

  /** The space of an area that a touch would do most with: a timer of one's own, then an offer, then the first. */
  function touchArea(area: (typeof AREAS)[number]): true {
    const sight = around.sight();
    const spaces = spacesOf(sight.table.ship).filter((space) => SPACES[space]?.area === area);
    const own = spaces.find((space) => sight.timers.some((timer) => timer.isMine && timer.space === space));
    const offered = spaces.find((space) => chooser.offers.has(spotOf(space)));
    const meant = (chooser.open === null ? (own ?? offered) : (offered ?? own)) ?? spaces[0];
    if (meant === undefined) around.hint('deck-no-such-space');
    else touchSpot(spotOf(meant));
    return true;
  }

  function touchSpot(spot: Spot): void {
    around.board()?.focus(spot);
    chooser.touch(spot);
    if (chooser.open !== null) walkOffers(1);
  }

  /** False where nothing is on offer. */
  function walkOffers(step: 1 | -1): boolean {
    const spots = around.board()?.inOrder() ?? [];
    const place = spots.indexOf(around.current());
    const next = place < 0 ? spots[0] : spots[(place + step + spots.length) % spots.length];
    if (next !== undefined) around.board()?.focus(next);
    return next !== undefined;
  }

  const isHere = (offer: Offer | undefined): boolean => offer !== undefined && offer.how !== 'pick';

  /** A show goes first: what comes after it is nobody's to start before they have seen that it is there. */
  function goOn(): true {
    const { orders } = around.choices();
    if (show.beat !== null) show.skip();
    else if (chooser.picked.cannons.length > 0) chooser.loadPicked();
    else if (isHere(chooser.offers.get('here'))) chooser.touch('here');
    else if (orders.has('Start')) around.start();
    else chooser.order(orders.has('Resume') ? 'Resume' : 'Continue');
    return true;
  }

  function takeBack(): void {
    const { timers, mine } = around.sight();
    const ready = timers.find(({ isMine, isReady }) => isMine && isReady);
    chooser.takeBack(chooser.open ?? ready?.timer ?? mine[0] ?? 0);
  }

  function dropPlan(): void {
    const { open, plans } = chooser;
    const timer = open !== null && plans.has(open) ? open : [...plans.keys()][0];
    if (timer === undefined) around.hint('deck-no-plan');
    else chooser.dropPlan(timer);
  }

  function cancel(): boolean {
    if (show.beat === null) return chooser.cancel() || around.closeEvent();
    show.skip();
    return true;
  }

  return { obey };
}
