// What a player at this browser can do in a game, by way of the session. A device with several seats acts for the seat that
// an action belongs to.
import type { Crew, GamePage, PlayerActions } from './game';
import type { Hinting } from './hinting.svelte';
import type { Action, Scene } from './scene';
import { seatOf } from './seats';
import type { Session } from './session.svelte';

interface Playing {
  readonly gamePage: GamePage;
  readonly scene: Scene;
  /** The seat that looks, where an action belongs to no other. */
  readonly seat: number;
  readonly hinting?: Hinting;
}

export function createHands(session: Session, { gamePage, scene, seat, hinting }: Playing): PlayerActions {
  function seatFor(action: Action): number {
    const owner = gamePage.ownerOf?.(action, scene);
    if (owner !== undefined && session.seats.includes(owner)) return owner;
    return seatOf(action, session.scenes, session.seats) ?? seat;
  }

  /** In a game by turns there is no hurry: a player who acts too early reads why, and is not surprised by it later. */
  const actByTurns = (own: number, action: Action): Promise<boolean> =>
    session.request({ kind: 'Act', seat: own, action });

  return {
    act: (action) =>
      session.table?.real_time === true ? session.act(seatFor(action), action) : actByTurns(seatFor(action), action),
    get isEnded() {
      return session.status === 'ended';
    },
    get isGuided() {
      return session.table?.settings.lesson === true || this.isPuzzle === true;
    },
    get isPuzzle() {
      return (session.table?.settings.puzzle ?? '') !== '';
    },
    why: (action) => session.why(seatFor(action), action),
    whyTouch: (touch) => session.whyTouch(seatFor({ kind: 'Touch', ...touch }), touch),
    preview: (action) => session.preview(seatFor(action), action),
    refuse: (refusal) => session.show(refusal),
    get hints() {
      if (hinting === undefined || hinting.left === null) return undefined;
      const { left, isThinking, hint } = hinting;
      return { left, isThinking, hint, ask: () => hinting.ask(), close: () => hinting.close() };
    },
    undo: (to) => actByTurns(seat, { kind: 'Undo', to }),
    point: (place) => session.point(seat, place),
    wait: (waiting) => session.request({ kind: 'Wait', seat: waiting }),
    say: (phrase) => session.request({ kind: 'Say', phrase }),
    get crew() {
      return crewOf(session, seat);
    },
    goOnWithout: (lost) => session.request({ kind: 'Mate', seat: lost, bot: session.table?.stand_in ?? '' }),
    appoint: (name) => session.request({ kind: 'Appoint', name }),
    takeSeat: (own) => session.request({ kind: 'Mate', seat: own, bot: '' }),
  };
}

/** What can be asked of a crew's bots; undefined in a game whose bots take no orders. */
function crewOf(session: Session, own: number): Crew | undefined {
  const orders = session.table?.orders ?? [];
  if (orders.length === 0) return undefined;
  return {
    orders,
    get bots() {
      return [...(session.table?.bots ?? []), ...(session.table?.added_bots ?? [])];
    },
    shipmate(seat) {
      const chair = session.table?.chairs[seat];
      const level = chair?.bot ?? chair?.mate ?? null;
      return level === null ? null : { order: chair?.order ?? '', level, isBot: chair?.bot !== null };
    },
    order: (seat, order) => session.request({ kind: 'Order', seat, order }),
    setLevel: (seat, bot) => session.request({ kind: 'AddBot', seat, bot }),
    exchange: (seat) => session.request({ kind: 'Swap', seat: own, other: seat }),
  };
}
