import type { TorsoCut } from '../../kit/torso';

export const FOOTBALL: TorsoCut = {
  neck: 84,
  neckDrop: 92,
  shoulder: 226,
  slope: 56,
  chest: 232,
  armpit: 236,
  waist: 224,
  hem: 228,
  length: 716,
  hemSag: 8,
};
export const BASKETBALL: TorsoCut = {
  neck: 84,
  neckDrop: 150,
  shoulder: 146,
  slope: 26,
  chest: 226,
  armpit: 286,
  waist: 222,
  hem: 232,
  length: 770,
  hemSag: 8,
};
export const BASEBALL: TorsoCut = {
  ...FOOTBALL,
  neckDrop: 84,
  shoulder: 220,
  hem: 230,
  hemSag: 34,
  length: 704,
};
export const HOCKEY: TorsoCut = {
  ...FOOTBALL,
  shoulder: 236,
  chest: 252,
  armpit: 256,
  waist: 252,
  hem: 258,
  length: 690,
};
export const CYCLING: TorsoCut = {
  ...FOOTBALL,
  neck: 76,
  neckDrop: 46,
  shoulder: 198,
  slope: 62,
  chest: 208,
  waist: 196,
  hem: 202,
  length: 680,
};
