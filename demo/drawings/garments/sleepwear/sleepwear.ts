import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { lay } from '../../kit/lay';
import type { Leg } from '../../kit/legs';
import { legs } from '../bottoms/bottom';
import { elasticWaist } from '../bottoms/waist';
import { dressOf } from '../parts/dress';
import { piping } from './collar';
import { BOTTOM, NIGHTSHIRT, ROBE, TOP } from './cuts';
import { pyjamaTop } from './pyjama-top';
import { robe } from './robe';

function pyjamaPants(easel: Easel, isBack: boolean): Figure {
  const { main, accent } = easel;
  const pipe = inkOn(main, accent, 0.07);
  const above = (leg: Leg): string =>
    piping(
      leg.hem.map(([x, y, c]) => (c ? [x, y - 56, c] : [x, y - 56])),
      pipe,
    );
  const pair = legs(easel, { cut: BOTTOM, fabric: 'weave', dye: main, isBack, under: above });
  const waist = elasticWaist(easel, BOTTOM, dressOf(easel).rib, isBack, pipe);
  return {
    art: pair.art + waist.art,
    silhouette: pair.d + waist.d,
    bounds: rect(-250, -62, 500, BOTTOM.length + 72),
    focus: [rect(-170, -80, 340, 453)],
  };
}

/** Top and pants laid out together, the top over the waist of the pants. */
function set(easel: Easel, isBack: boolean): Figure {
  const { sheet } = easel;
  const pants = pyjamaPants(easel, isBack);
  const top = pyjamaTop(easel, TOP, isBack);
  const art =
    lay(sheet, pants, { x: 96, y: 700, scale: 0.86, turn: -5 }) +
    lay(sheet, top, { x: -20, y: 330, scale: 1, turn: 2 });
  return {
    art,
    silhouette: '',
    bounds: rect(-410, -40, 800, 1190),
    focus: [rect(-170, -52, 330, 440)],
  };
}

function draw(easel: Easel, isBack: boolean): Figure {
  if (easel.spec.cut === 'nightshirt') return pyjamaTop(easel, NIGHTSHIRT, isBack);
  if (easel.spec.cut === 'robe') return robe(easel, ROBE, isBack);
  if (easel.spec.cut === 'pajama-pants') return pyjamaPants(easel, isBack);
  return set(easel, isBack);
}

export const sleepwearFront = (easel: Easel): Figure => draw(easel, false);
export const sleepwearBack = (easel: Easel): Figure => draw(easel, true);
