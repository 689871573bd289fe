import type { TorsoCut } from '../../kit/torso';

export const TEE: TorsoCut = { neck: 84, neckDrop: 86, shoulder: 214, slope: 58, chest: 226, armpit: 236, waist: 224, hem: 226, length: 668, hemSag: 8 };
export const POLO: TorsoCut = { ...TEE, neck: 78, neckDrop: 70, hem: 222 };
export const BUTTONED: TorsoCut = { ...TEE, neck: 76, neckDrop: 62, shoulder: 218, chest: 232, waist: 222, hem: 222, length: 690, hemSag: 46 };
export const HENLEY: TorsoCut = { ...TEE, neck: 84, neckDrop: 78 };
