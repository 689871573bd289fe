import type { GarmentModule } from '../../kit/module';
import { sleepwearBack, sleepwearFront } from './sleepwear';

export const SLEEPWEAR: GarmentModule = {
  cuts: ['pajama-set', 'nightshirt', 'robe', 'pajama-pants'],
  front: sleepwearFront,
  back: sleepwearBack,
  use: 'hang',
};
