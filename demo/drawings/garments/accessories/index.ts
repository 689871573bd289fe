import type { Easel, Figure } from '../../kit/easel';
import { turnedOver } from '../../kit/lay';
import type { GarmentModule } from '../../kit/module';
import { beanie } from './beanie';
import { cap } from './cap';
import { scarf } from './scarf';
import { socks } from './socks';
import { tote } from './tote';

function draw(easel: Easel, isBack: boolean): Figure {
  if (easel.spec.cut === 'beanie') return beanie(easel, isBack);
  if (easel.spec.cut === 'tote') return tote(easel, isBack);
  if (easel.spec.cut === 'scarf') return isBack ? turnedOver(scarf(easel)) : scarf(easel);
  return easel.spec.cut === 'socks' ? socks(easel, isBack) : cap(easel, isBack);
}

export const ACCESSORIES: GarmentModule = {
  cuts: ['cap', 'beanie', 'tote', 'scarf', 'socks'],
  front: (easel) => draw(easel, false),
  back: (easel) => draw(easel, true),
  use: 'stand',
};
