import type { GarmentModule } from '../../kit/module';
import { shoesBack, shoesFront } from './shoes';

export const SHOES: GarmentModule = {
  cuts: ['sneaker', 'high-top', 'slide', 'boot'],
  front: shoesFront,
  back: shoesBack,
  use: 'stand',
};
