import type { TorsoCut } from '../../kit/torso';

export const BOMBER: TorsoCut = {
  neck: 98,
  neckDrop: 96,
  shoulder: 230,
  slope: 62,
  chest: 246,
  armpit: 264,
  waist: 250,
  hem: 232,
  length: 612,
  hemSag: 8,
};
export const VARSITY: TorsoCut = { ...BOMBER, hem: 228 };
export const DENIM: TorsoCut = {
  ...BOMBER,
  neck: 80,
  neckDrop: 56,
  chest: 242,
  waist: 234,
  hem: 222,
  length: 620,
};
export const PUFFER: TorsoCut = {
  ...BOMBER,
  neck: 96,
  neckDrop: 30,
  shoulder: 238,
  chest: 262,
  armpit: 274,
  waist: 268,
  hem: 254,
  length: 680,
  hemSag: 12,
};
export const SHELL: TorsoCut = {
  ...BOMBER,
  neck: 104,
  neckDrop: 96,
  shoulder: 234,
  chest: 250,
  waist: 250,
  hem: 256,
  length: 740,
  hemSag: 12,
};
