// The strip of a day as a picture: drawn as SVG, and turned into a PNG where it is shared as a file.
import type { Say } from '../ui/texts';
import { dayWords, resultWords, type Strip } from './strip';

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 70;
const MIDDLE = 400;
const TALLEST = 120;
const INK = '#17181d';
const PAPER = '#fbf5e5';
const AHEAD = '#33757e';
const BEHIND = '#97330f';
const FONT = "'Gill Sans', 'Avenir Next', Candara, 'Segoe UI', 'Noto Sans', sans-serif";

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

/** How wide a letter is at most, as a part of its height: a reader's machine may have none of the fonts above. */
const WIDEST_LETTER = 0.68;

/** So large that the words fit between the margins. */
export function fitted(size: number, words: string): number {
  return Math.min(size, Math.floor((WIDTH - 2 * MARGIN) / (words.length * WIDEST_LETTER)));
}

function text(y: number, size: number, words: string, weight = 400): string {
  return `<text x="${MARGIN}" y="${y}" font-size="${fitted(size, words)}" font-weight="${weight}" fill="${INK}">${escaped(words)}</text>`;
}

/** By how much the player was ahead after each turn: up or down from a line, in colour and by place. */
export function bars(leads: readonly number[]): string {
  const most = Math.max(1, ...leads.map(Math.abs));
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, leads.length);
  const drawn = leads.map((lead, turn) => {
    const height = Math.max(6, (Math.abs(lead) / most) * TALLEST);
    const y = lead > 0 ? MIDDLE - height : MIDDLE;
    const colour = lead === 0 ? INK : lead > 0 ? AHEAD : BEHIND;
    const x = MARGIN + turn * step + step * 0.12;
    return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(step * 0.76).toFixed(1)}" height="${height.toFixed(1)}" fill="${colour}" stroke="${INK}" stroke-width="3"/>`;
  });
  return `${drawn.join('')}<path d="M${MARGIN} ${MIDDLE}H${WIDTH - MARGIN}" stroke="${INK}" stroke-width="5"/>`;
}

/** The picture as SVG. */
export function stripSvg(strip: Strip, say: Say, language: string): string {
  const row = strip.streak > 1 ? `${say('strip-streak', { days: strip.streak })} · ` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="${FONT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect x="14" y="14" width="${WIDTH - 28}" height="${HEIGHT - 28}" fill="none" stroke="${INK}" stroke-width="8"/>`,
    text(115, 44, say('strip-title', { day: dayWords(strip.day, language) })),
    text(205, 64, resultWords(strip, say), 700),
    bars(strip.result.leads),
    text(HEIGHT - 55, 34, `${row}${say('on-honour')} · ${strip.link.replace(/^https?:\/\//, '')}`),
    '</svg>',
  ].join('');
}
