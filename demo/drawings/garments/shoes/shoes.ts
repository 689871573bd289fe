import { type Easel, type Figure, rect } from '../../kit/easel';
import { lay, sharedFigure, turnedOver } from '../../kit/lay';
import { boot } from './boot';
import { highTop } from './high-top';
import { slide } from './slide';
import { sneaker } from './sneaker';

function one(easel: Easel): Figure {
  if (easel.spec.cut === 'high-top') return highTop(easel);
  if (easel.spec.cut === 'slide') return slide(easel);
  return easel.spec.cut === 'boot' ? boot(easel) : sneaker(easel);
}

/** A pair, one above the other; from the other side for the back view. */
function pair(easel: Easel, isBack: boolean): Figure {
  const { sheet, random } = easel;
  const shoe = sharedFigure(sheet, isBack ? turnedOver(one(easel)) : one(easel));
  const { width, height } = shoe.bounds;
  const rise = height > 580 ? 600 : height + 70;
  const art =
    lay(sheet, shoe, { x: 46, y: -rise / 2, scale: 1, turn: random.near(-9, 2) }) +
    lay(sheet, shoe, { x: -46, y: rise / 2, scale: 1, turn: random.near(-3, 2) });
  const bounds = rect(
    -width / 2 - 50,
    -rise / 2 - height / 2 - 30,
    width + 100,
    rise + height + 60,
  );
  return {
    art,
    silhouette: '',
    bounds,
    focus: [focusOf(shoe, rise)],
  };
}

/** The shoe's own focus, where the lower shoe of the pair lies. */
function focusOf(shoe: Figure, rise: number) {
  const { x, y, width, height } = shoe.bounds;
  const [focus] = shoe.focus;
  return rect(
    focus.x - x - width / 2 - 46,
    focus.y - y - height / 2 + rise / 2,
    focus.width,
    focus.height,
  );
}

export const shoesFront = (easel: Easel): Figure => pair(easel, false);
export const shoesBack = (easel: Easel): Figure => pair(easel, true);
