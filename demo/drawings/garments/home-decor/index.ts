import type { Easel, Figure } from '../../kit/easel';
import { turnedOver } from '../../kit/lay';
import type { GarmentModule } from '../../kit/module';
import { candle, framedPrint } from './objects';
import { cushion, throwBlanket } from './textiles';

function draw(easel: Easel, isBack: boolean): Figure {
  if (easel.spec.cut === 'throw')
    return isBack ? turnedOver(throwBlanket(easel)) : throwBlanket(easel);
  if (easel.spec.cut === 'print') return framedPrint(easel, isBack);
  return easel.spec.cut === 'candle' ? candle(easel, isBack) : cushion(easel, isBack);
}

export const HOME_DECOR: GarmentModule = {
  cuts: ['cushion', 'throw', 'print', 'candle'],
  front: (easel) => draw(easel, false),
  back: (easel) => draw(easel, true),
  use: 'stand',
};
