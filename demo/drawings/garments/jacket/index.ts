import type { GarmentModule } from '../../kit/module';
import { jacketBack, jacketFront } from './jacket';

export const JACKET: GarmentModule = {
  cuts: ['bomber', 'denim', 'puffer', 'varsity', 'rain-shell'],
  front: jacketFront,
  back: jacketBack,
  use: 'hang',
};
