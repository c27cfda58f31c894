// The star of a blow: spikes of uneven length around a middle, the same for the same seed.
import { round, type Point } from './marks';

export interface Star {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry?: number;
  readonly spikes: number;
  readonly seed?: number;
}

export function burst({ x, y, rx, ry = rx, spikes, seed = 0 }: Star): string {
  const points = Array.from({ length: spikes * 2 }, (_, index): Point => {
    const angle = (Math.PI * index) / spikes - Math.PI / 2 + 0.1 * Math.sin(index * 1.7 + seed);
    const reach =
      index % 2 === 0 ? 0.86 + 0.14 * Math.sin(index * 2.3 + seed * 1.9) : 0.56 + 0.05 * Math.sin(index * 1.3 + seed);
    return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
  });
  return `M${points.map(([px, py]) => `${round(px)} ${round(py)}`).join('L')}Z`;
}
