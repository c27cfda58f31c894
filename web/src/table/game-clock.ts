// The game's time by the server's clock, for a page that draws it at every frame.
import type { GameClock } from './game';
import type { Scene } from './scene';
import type { Session } from './session.svelte';

type Known = Pick<Session, 'time' | 'missedAt' | 'status' | 'serverNow'>;

/** Undefined until the server has told the time of this game. */
export function clockOf(
  session: Known,
  { game, at }: Scene,
  { isRealTime }: { readonly isRealTime: boolean },
): GameClock | undefined {
  const { time, status } = session;
  if (time?.game !== game) return undefined;
  // In a game by turns the clock of the player who is to act runs on, whichever connection is lost.
  const missedAt = isRealTime ? session.missedAt : null;
  const isOwnConnection = missedAt !== null && status !== 'ended' && (time.runs || time.why === 'countdown');
  const since = (): number => (((missedAt ?? session.serverNow()) - time.now) * time.speed) / 100;
  return {
    now: () => Math.max(at, time.runs ? time.at + since() : time.at),
    runs: time.runs && missedAt === null,
    speed: time.speed,
    waits: time.waits,
    ready: time.ready,
    awaited: time.awaited,
    hurriesIn: () => (time.hurries === null ? null : Math.max(0, time.hurries - session.serverNow())),
    why: isOwnConnection ? 'lost' : time.why,
    isOwnConnection,
    resumesIn: () => (time.resumes === null ? null : Math.max(0, time.resumes - session.serverNow())),
    left: (seat) => {
      const bank = time.banks.find((one) => one.seat === seat);
      if (bank === undefined) return null;
      return bank.runs && time.runs ? Math.max(0, bank.left - since()) : bank.left;
    },
  };
}
