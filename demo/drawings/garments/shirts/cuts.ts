import type { TorsoCut } from '../../kit/torso';

export const TEE: TorsoCut = {
  neck: 92,
  neckDrop: 92,
  shoulder: 216,
  slope: 58,
  chest: 226,
  armpit: 236,
  waist: 224,
  hem: 226,
  length: 706,
  hemSag: 8,
};
export const POLO: TorsoCut = { ...TEE, neck: 78, neckDrop: 70, hem: 222 };
export const BUTTONED: TorsoCut = {
  ...TEE,
  neck: 76,
  neckDrop: 62,
  shoulder: 218,
  chest: 232,
  waist: 222,
  hem: 222,
  length: 712,
  hemSag: 46,
};
export const HENLEY: TorsoCut = { ...TEE, neck: 90, neckDrop: 80 };
