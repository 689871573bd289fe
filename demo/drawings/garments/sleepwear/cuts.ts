import type { LegCut } from '../../kit/legs';
import type { TorsoCut } from '../../kit/torso';

export const TOP: TorsoCut = {
  neck: 80,
  neckDrop: 150,
  shoulder: 226,
  slope: 58,
  chest: 240,
  armpit: 252,
  waist: 238,
  hem: 240,
  length: 670,
  hemSag: 10,
};
export const NIGHTSHIRT: TorsoCut = { ...TOP, waist: 246, hem: 264, length: 900, hemSag: 34 };
export const ROBE: TorsoCut = {
  ...TOP,
  neck: 86,
  neckDrop: 430,
  shoulder: 240,
  chest: 262,
  armpit: 300,
  waist: 254,
  hem: 288,
  length: 1010,
  hemSag: 8,
};
export const BOTTOM: LegCut = {
  waist: 176,
  hip: 226,
  crotch: 310,
  length: 940,
  ankle: 142,
  half: 96,
  bow: 4,
  band: 50,
};
