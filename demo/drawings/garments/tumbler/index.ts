import type { Easel, Figure } from '../../kit/easel';
import type { GarmentModule } from '../../kit/module';
import { bottle, mug, tumbler } from './vessels';

function draw(easel: Easel, isBack: boolean): Figure {
  if (easel.spec.cut === 'bottle') return bottle(easel, isBack);
  return easel.spec.cut === 'mug' ? mug(easel, isBack) : tumbler(easel, isBack);
}

export const TUMBLER: GarmentModule = {
  cuts: ['tumbler', 'bottle', 'mug'],
  front: (easel) => draw(easel, false),
  back: (easel) => draw(easel, true),
  use: 'stand',
};
