// The whole report of a voyage, made once from its frames, and from the clashes that the server has counted.
import type { ClashShown } from '../../wire/types';
import { barsOf, idleOf, type RoundBars } from './bars';
import { type Clash, clashesOf } from './clashes';
import type { Frame } from './frames';
import { type Harm, harmOf, type Loss, lossesOf } from './harm';
import { type Mark, marksOf } from './marks';
import { type Enemy, enemyOf, type Shots, shotsOf } from './shots';

export interface Round {
  readonly bars: RoundBars;
  readonly marks: readonly Mark[];
  /** None also where nobody has counted them. */
  readonly clashes: readonly Clash[];
}

/** What one timer did in the whole voyage. */
export interface TimerReport {
  readonly timer: number;
  readonly seat: number;
  readonly performed: number;
  readonly back: number;
  readonly cut: number;
  /** Milliseconds. */
  readonly idle: number;
  readonly shots: Shots;
  /** Null where nobody has counted them. */
  readonly clashes: number | null;
}

export interface VoyageReport {
  readonly frames: readonly Frame[];
  readonly rounds: readonly Round[];
  readonly timers: readonly TimerReport[];
  readonly losses: readonly Loss[];
  readonly harm: readonly Harm[];
  readonly enemy: Enemy;
  /** Whether somebody has counted the clashes. */
  readonly isCounted: boolean;
}

export function reportOf(frames: readonly Frame[], counted: readonly ClashShown[] | null): VoyageReport {
  const losses = lossesOf(frames);
  const rounds = barsOf(frames).map((bars) => ({
    bars,
    marks: marksOf(bars, frames, losses),
    clashes: clashesOf(bars, frames, counted ?? []),
  }));
  return {
    frames,
    rounds,
    timers: timersOf(frames, rounds, counted),
    losses,
    harm: harmOf(losses),
    enemy: enemyOf(frames),
    isCounted: counted !== null,
  };
}

function timersOf(
  frames: readonly Frame[],
  rounds: readonly Round[],
  counted: readonly ClashShown[] | null,
): readonly TimerReport[] {
  const [idle, shots] = [idleOf(frames), shotsOf(frames)];
  const placements = rounds.flatMap(({ bars }) => bars.placements);
  const clashes = rounds.flatMap((one) => one.clashes);
  return (frames[0]?.public.owners ?? []).map((seat, timer) => {
    const mine = placements.filter((one) => one.timer === timer);
    const count = (how: string): number => mine.filter((one) => one.how === how).length;
    const none = { fired: 0, hit: 0, damage: 0, broken: 0 };
    return {
      timer,
      seat,
      performed: count('performed'),
      back: count('back') + count('thrown'),
      cut: count('cut'),
      idle: idle[timer] ?? 0,
      shots: shots[timer] ?? none,
      clashes: counted === null ? null : clashes.filter((one) => one.timer === timer).length,
    };
  });
}

/** The round that a line belongs to; the first for what comes before. */
export function roundOf(report: VoyageReport, line: number): Round | undefined {
  return report.rounds.findLast(({ bars }) => bars.firstLine <= line) ?? report.rounds[0];
}
