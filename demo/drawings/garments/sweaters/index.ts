import type { GarmentModule } from '../../kit/module';
import { sweaterBack, sweaterFront } from './sweater';

export const SWEATERS: GarmentModule = {
  cuts: ['crew', 'cardigan', 'turtleneck', 'v-neck'],
  front: sweaterFront,
  back: sweaterBack,
  use: 'match',
};
