import type { GarmentModule } from '../../kit/module';
import { pantsBack, pantsFront } from './pants';

export const PANTS: GarmentModule = {
  cuts: ['jeans', 'chinos', 'joggers', 'cargo', 'wide-leg'],
  front: pantsFront,
  back: pantsBack,
  use: 'match',
};
