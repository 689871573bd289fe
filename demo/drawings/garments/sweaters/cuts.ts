import type { TorsoCut } from '../../kit/torso';

export const CREW: TorsoCut = {
  neck: 96,
  neckDrop: 84,
  shoulder: 228,
  slope: 62,
  chest: 240,
  armpit: 262,
  waist: 238,
  hem: 226,
  length: 624,
  hemSag: 8,
};
export const TURTLENECK: TorsoCut = { ...CREW, neck: 88, neckDrop: 16 };
export const V_NECK: TorsoCut = { ...CREW, neck: 88, neckDrop: 176 };
export const CARDIGAN: TorsoCut = { ...CREW, neck: 84, neckDrop: 300, length: 650 };
