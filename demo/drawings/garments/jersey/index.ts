import type { GarmentModule } from '../../kit/module';
import { jerseyBack, jerseyFront } from './jersey';

export const JERSEY: GarmentModule = {
  cuts: ['football', 'basketball', 'baseball', 'hockey', 'cycling'],
  front: jerseyFront,
  back: jerseyBack,
  use: 'hang',
};
