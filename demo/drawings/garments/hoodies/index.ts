import type { GarmentModule } from '../../kit/module';
import { hoodieBack, hoodieFront } from './hoodie';

export const HOODIES: GarmentModule = {
  cuts: ['pullover', 'zip', 'cropped'],
  front: hoodieFront,
  back: hoodieBack,
  use: 'hang',
};
