// The four players' colours. Each has a shape of its own as well, for those who see no difference between red and green.
import { CLOTH } from './cloth';
import { disc, INK, PAPER } from './marks';

export type PlayerColour = 'red' | 'green' | 'yellow' | 'black';

export interface PlayerStyle {
  readonly colour: PlayerColour;
  readonly fill: string;
  readonly edge: string; // the side of the wooden piece
  readonly lettering: string; // on the fill
  readonly shape: string; // a path in a square of 40
  readonly glyph: string; // what is branded into it, for who looks closely
}

const ANCHOR =
  'M20 9.5A3.2 3.2 0 0 0 18.7 15.6V17H15.5V19.4H18.7V26.4C15.8 26 13.8 24.2 13.2 21.6L14.8 22.4L12.2 18.4L10.4 23L11.8 22.2C12.6 26.4 15.8 29.4 20 29.4C24.2 29.4 27.4 26.4 28.2 22.2L29.6 23L27.8 18.4L25.2 22.4L26.8 21.6C26.2 24.2 24.2 26 21.3 26.4V19.4H24.5V17H21.3V15.6A3.2 3.2 0 0 0 20 9.5Z';
const WAVES =
  'M10 17Q13 12 16.6 16Q20 20 23.4 16Q27 12 30 17L30 20.6Q27 16 23.4 20Q20 24 16.6 20Q13 16 10 20.6ZM10 25Q13 20 16.6 24Q20 28 23.4 24Q27 20 30 25L30 28.6Q27 24 23.4 28Q20 32 16.6 28Q13 24 10 28.6Z';
const ROSE = 'M20 11L22 18L29 20L22 22L20 29L18 22L11 20L18 18Z';

/** In the order of the seats. */
export const PLAYERS: readonly PlayerStyle[] = [
  { colour: 'red', fill: '#c63d2b', edge: '#7c2118', lettering: PAPER, shape: disc(20, 20, 15.5), glyph: ANCHOR },
  {
    colour: 'green',
    fill: '#43934f',
    edge: '#22552d',
    lettering: INK,
    shape: 'M8 6L32 6Q34 6 34 8L34 32Q34 34 32 34L8 34Q6 34 6 32L6 8Q6 6 8 6Z',
    glyph: WAVES,
  },
  {
    colour: 'yellow',
    fill: '#f4c531',
    edge: '#9c7412',
    lettering: INK,
    shape: 'M20 2.5Q21.5 2.5 22.5 4.5L37 31Q38.5 34.5 35 34.5L5 34.5Q1.5 34.5 3 31L17.5 4.5Q18.5 2.5 20 2.5Z',
    glyph: disc(20, 25, 4.6),
  },
  {
    colour: 'black',
    fill: CLOTH.black,
    edge: '#000000',
    lettering: PAPER,
    shape: 'M20 1L26 12.5L38.5 14.5L30 24L31.5 37L20 31.5L8.5 37L10 24L1.5 14.5L14 12.5Z',
    glyph: ROSE,
  },
];

export function playerOf(seat: number): PlayerStyle {
  const look = PLAYERS[seat];
  if (look === undefined) throw new Error(`no player sits at seat ${seat}`);
  return look;
}
