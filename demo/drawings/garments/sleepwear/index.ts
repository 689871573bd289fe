import type { GarmentModule } from '../module';
import { sleepwearBack, sleepwearFront } from './sleepwear';

export const SLEEPWEAR: GarmentModule = {
  cuts: ['pajama-set', 'nightshirt', 'robe', 'pajama-pants'],
  front: sleepwearFront,
  back: sleepwearBack,
  use: 'hang',
};
