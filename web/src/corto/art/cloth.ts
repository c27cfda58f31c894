// The flat washes for hair and cloth, the few that the whole box is painted with.
export const CLOTH = {
  black: '#2b2c33',
  white: '#fbf5e5',
  cream: '#efe0bd',
  sand: '#dcc08a',
  khaki: '#b9a16b',
  brown: '#74502f',
  rust: '#b9552e',
  red: '#b83a2b',
  wine: '#7c2f38',
  rose: '#dc9480',
  plum: '#6d4467',
  navy: '#2d4260',
  sea: '#3f7f86',
  sky: '#a3c6ce',
  moss: '#566a3f',
  olive: '#838049',
  grey: '#8e908c',
  slate: '#5d6a72',
  gold: '#e2aa3b',
} as const;

export const HAIR = {
  ink: '#1b1c22',
  brown: '#5b3b24',
  auburn: '#9c4a22',
  fair: '#dcb25c',
  grey: '#a3a19a',
  white: '#f1ecdf',
  red: '#bf5a24',
} as const;

export type ClothName = keyof typeof CLOTH;
export type HairColour = keyof typeof HAIR;
