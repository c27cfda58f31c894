// The whole report of a voyage, made once from its frames.
import { barsOf, idleOf, type RoundBars } from './bars';
import type { Frame } from './frames';
import { type Harm, harmOf, type Loss, lossesOf } from './harm';
import { type Mark, marksOf } from './marks';
import { type Enemy, enemyOf, type Shots, shotsOf } from './shots';

export interface Round {
  readonly bars: RoundBars;
  readonly marks: readonly Mark[];
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
}

export interface VoyageReport {
  readonly frames: readonly Frame[];
  readonly rounds: readonly Round[];
  readonly timers: readonly TimerReport[];
  readonly losses: readonly Loss[];
  readonly harm: readonly Harm[];
  readonly enemy: Enemy;
}

export function reportOf(frames: readonly Frame[]): VoyageReport {
  const losses = lossesOf(frames);
  const bars = barsOf(frames);
  return {
    frames,
    rounds: bars.map((one) => ({ bars: one, marks: marksOf(one, frames, losses) })),
    timers: timersOf(frames, bars),
    losses,
    harm: harmOf(losses),
    enemy: enemyOf(frames),
  };
}

function timersOf(frames: readonly Frame[], bars: readonly RoundBars[]): readonly TimerReport[] {
  const [idle, shots] = [idleOf(frames), shotsOf(frames)];
  const placements = bars.flatMap((one) => one.placements);
  return (frames[0]?.public.owners ?? []).map((seat, timer) => {
    const mine = placements.filter((one) => one.timer === timer);
    const count = (how: string): number => mine.filter((one) => one.how === how).length;
    const none = { fired: 0, hit: 0, damage: 0, broken: 0 };
    return { timer, seat, performed: count('performed'), back: count('back') + count('thrown'), cut: count('cut'), idle: idle[timer] ?? 0, shots: shots[timer] ?? none };
  });
}

/** The round that a line belongs to; the first for what comes before. */
export function roundOf(report: VoyageReport, line: number): Round | undefined {
  return report.rounds.findLast(({ bars }) => bars.firstLine <= line) ?? report.rounds[0];
}
