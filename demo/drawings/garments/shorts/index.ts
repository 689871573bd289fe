import type { GarmentModule } from '../../kit/module';
import { shortsBack, shortsFront } from './shorts';

export const SHORTS: GarmentModule = {
  cuts: ['chino', 'athletic', 'sweat', 'denim'],
  front: shortsFront,
  back: shortsBack,
  use: 'match',
};
