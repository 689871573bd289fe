import type { GarmentModule } from '../../kit/module';
import { shirtBack, shirtFront } from './shirt';

export const SHIRTS: GarmentModule = {
  cuts: ['tee', 'button-down', 'polo', 'henley', 'long-sleeve'],
  front: shirtFront,
  back: shirtBack,
  use: 'hang',
};
