// The end of a voyage as one picture: its scene, and below it the chapter, how it ended, stars, hearts and awards.
import { FRAME, written, type Drawing } from '../art/scenes/layers';

export const POSTER = { width: 1200, height: 1160 } as const;
const FONT = "'DejaVu Sans', 'Helvetica Neue', Arial, sans-serif";
const STAR = 'M0 -22L6.500 -7.500L22 -6L10.500 5L13.500 20.500L0 12.500L-13.500 20.500L-10.500 5L-22 -6L-6.500 -7.500Z';
const HEART = 'M0 10.500Q-13 1 -11 -6Q-8 -12.500 0 -5.500Q8 -12.500 11 -6Q13 1 0 10.500Z';
const [INK, PAPER, GOLD, RED] = ['#17181d', '#fdf6e3', '#e9b13c', '#c33f27'];

export interface Poster {
  readonly drawing: Drawing;
  readonly title: string;
  readonly result: string;
  readonly stars: number;
  readonly starsInAll: number;
  readonly lives: number;
  readonly livesAtStart: number;
  readonly points: string;
  readonly awards: readonly string[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function text(x: number, y: number, size: number, words: string, weight = 500, anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" text-anchor="${anchor}" fill="${INK}">${escaped(words)}</text>`;
}

/** A row of signs, the first of them filled. */
function row(
  d: string,
  place: { x: number; y: number; size: number; step: number },
  filled: number,
  all: number,
  fill: string,
): string {
  return Array.from({ length: all }, (_, index) => {
    const isFilled = index < filled;
    return `<path transform="translate(${place.x + index * place.step} ${place.y}) scale(${place.size})" d="${d}" fill="${isFilled ? fill : 'none'}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`;
  }).join('');
}

/** The whole picture as SVG that needs nothing else. */
export function posterSvg(poster: Poster, colour: (wash: string) => string): string {
  const { width, height } = POSTER;
  const scale = width / FRAME.width;
  const foot = FRAME.height * scale;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    `<svg width="${width}" height="${foot}" viewBox="0 0 ${FRAME.width} ${FRAME.height}">${written(poster.drawing, colour)}</svg>`,
    `<rect y="${foot}" width="${width}" height="${height - foot}" fill="${PAPER}"/><rect y="${foot}" width="${width}" height="9" fill="${INK}"/>`,
    text(44, foot + 82, 50, poster.title, 800),
    text(44, foot + 142, 36, poster.result),
    poster.stars > 0
      ? row(STAR, { x: width - 260, y: foot + 70, size: 1.7, step: 96 }, poster.stars, poster.starsInAll, GOLD)
      : '',
    row(HEART, { x: 68, y: foot + 196, size: 1.9, step: 56 }, poster.lives, poster.livesAtStart, RED),
    text(width - 44, foot + 208, 36, poster.points, 800, 'end'),
    ...poster.awards.slice(0, 4).map((award, place) => text(44, foot + 268 + place * 40, 28, award)),
    `<rect x="5" y="5" width="${width - 10}" height="${height - 10}" fill="none" stroke="${INK}" stroke-width="10"/>`,
    '</svg>',
  ].join('');
}

/** What a wash looks like on this page now. */
export function colourOf(style: CSSStyleDeclaration): (wash: string) => string {
  return (wash) => (wash.startsWith('var(') ? style.getPropertyValue(wash.slice(4, -1)).trim() || INK : wash);
}
