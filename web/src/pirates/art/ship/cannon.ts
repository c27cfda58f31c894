// One of Ellen's cannons: a fat toy barrel that points to its sector, run out when it is loaded.
import type { Cannon } from '../../names';
import { SPACES, type Eye, type Point, type Solid } from '../geometry';
import { bar, black, disc, line, polygon, round, wash, W, type Mark } from '../drawing/pen';

const REACH = 78;
const SIXTY = Math.PI / 3;
/** The side that each cannon looks to, in sectors from the bow. */
const LOOKS: Readonly<Record<Cannon, number>> = { 'right-1': 1, 'right-2': 1, 'left-1': -1, 'left-2': -1, chaser: 0 };

export interface CannonDrawing {
  readonly near: number;
  readonly carriage: readonly Mark[];
  readonly barrel: readonly Mark[];
  readonly muzzle: Point;
  /** The way of the shot on the picture, one unit of the ship long. */
  readonly way: Point;
}

/** A cannon stands at the outer edge of its space. */
function stand(cannon: Cannon): { readonly at: Solid; readonly way: Solid } {
  const angle = LOOKS[cannon] * SIXTY;
  const way: Solid = [Math.sin(angle), Math.cos(angle), 0.12];
  const [x, y, z] = SPACES[cannon].at;
  return { at: [x + way[0] * 22, y + way[1] * 22, z + 24], way };
}

export function cannonDrawing(eye: Eye, cannon: Cannon, loaded: boolean): CannonDrawing {
  const { at, way } = stand(cannon);
  const out = (far: number): Point => eye.see([at[0] + way[0] * far, at[1] + way[1] * far, at[2] + way[2] * far]);
  const run = loaded ? 12 : -8;
  const [breech, muzzle] = [out(run), out(run + REACH)];
  const unit: Point = [(muzzle[0] - breech[0]) / REACH, (muzzle[1] - breech[1]) / REACH];
  return {
    near: eye.near(at) + 20,
    carriage: carriage(eye, at, way),
    barrel: barrel(out, run, loaded),
    muzzle,
    way: unit,
  };
}

function carriage(eye: Eye, at: Solid, way: Solid): Mark[] {
  const foot = (far: number): Point => eye.see([at[0] + way[0] * far, at[1] + way[1] * far, at[2] - 16]);
  return [wash(W.wine, bar(foot(0), foot(36), 26), 3), ...[2, 34].map((far) => wash(W.ink, disc(...foot(far), 8, 6)))];
}

function barrel(out: (far: number) => Point, run: number, loaded: boolean): Mark[] {
  const [muzzle, mouth] = [out(run + REACH), out(run + REACH + 2)];
  const band = (far: number, weight: number): string => ferrule(out(run + far), out(run + far + 6), weight);
  const [bx, by] = out(run - 13);
  const [fx, fy] = out(run + 8);
  return [
    wash(W.iron, disc(bx, by, 6), 3),
    wash(W.iron, bar(out(run), muzzle, 27, 20), 4),
    wash(W.grey, bar(shifted(out(run + 6)), shifted(out(run + REACH - 16)), 4.5, 3)),
    wash(W.gold, band(12, 27), 2),
    wash(W.gold, band(44, 24), 2),
    wash(W.iron, bar(out(run + REACH - 4), muzzle, 26), 3),
    black(disc(mouth[0], mouth[1], 8)),
    ...(loaded
      ? [
          wash(W.slate, disc(mouth[0], mouth[1], 7), 2),
          wash(W.paper, disc(mouth[0] - 2, mouth[1] - 2.4, 2)),
          line(`M${round(fx)} ${round(fy)}q2 -9 -3 -14`, 2.6, W.cream),
          wash(W.fire, disc(fx - 1, fy - 17, 5), 1.6),
          wash(W.glow, disc(fx - 1, fy - 17, 2.4)),
        ]
      : []),
  ];
}

/** A band around the barrel: a short piece of it, a little thicker. */
function ferrule(from: Point, to: Point, weight: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [((from[1] - to[1]) / length) * (weight / 2), ((to[0] - from[0]) / length) * (weight / 2)];
  return polygon([
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ]);
}

const shifted = ([x, y]: Point): Point => [x - 2, y - 6];
