// A scene as layers: marks, and groups of marks that stand at a place in their own size. The same scene is drawn on the page and
// written as a file to share.
import { round, strokesOf, type Mark } from '../drawing/pen';

export interface Group {
  readonly transform: string;
  readonly layers: readonly Layer[];
}
export type Layer = Mark | Group;
export type Drawing = readonly Layer[];

/** The part of a scene that every frame shows; sky, sea and floor go on beyond it. */
export const FRAME = { width: 320, height: 200 } as const;

interface Stance {
  readonly size?: number;
  readonly flip?: boolean;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

/** A drawing moved to a point. */
export function put(x: number, y: number, drawing: Drawing, { size = 1, flip = false, turn = 0 }: Stance = {}): Group {
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const width = flip ? -size : size;
  const sized = width === 1 ? '' : ` scale(${Math.round(width * 1000) / 1000} ${Math.round(size * 1000) / 1000})`;
  return { transform: `translate(${round(x)} ${round(y)})${turned}${sized}`, layers: drawing };
}

/** The same drawing in other washes. */
export function recoloured(drawing: Drawing, colour: (wash: string) => string): Drawing {
  return drawing.map((layer) =>
    'layers' in layer ? { ...layer, layers: recoloured(layer.layers, colour) } : { ...layer, fill: colour(layer.fill) },
  );
}

/** What a scene shows, as SVG. Colours are looked up, so that the file needs no stylesheet. */
export function written(drawing: Drawing, colour: (wash: string) => string): string {
  return drawing.map((layer) => ('layers' in layer ? group(layer, colour) : marked(layer, colour))).join('');
}

const group = ({ transform, layers }: Group, colour: (wash: string) => string): string =>
  `<g transform="${transform}">${written(layers, colour)}</g>`;

function marked(mark: Mark, colour: (wash: string) => string): string {
  return strokesOf(mark)
    .map(({ kind, d, fill, ink, weight }) => {
      const moved = kind === 'edge' ? ' transform="translate(.7 1)"' : '';
      const stroke =
        ink === 'none' ? '' : ` stroke="${colour(ink)}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"`;
      return `<path d="${d}" fill="${colour(fill)}"${stroke}${moved}/>`;
    })
    .join('');
}
