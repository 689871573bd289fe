import { chestPrint } from '../../kit/design';
import { type Dye, inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot } from '../../kit/fold';
import { buildTorso, type Torso, type TorsoCut } from '../../kit/torso';
import { drawnIn, ribBand } from '../../kit/trim';
import { arms, longArm, type Piece } from '../parts/arm';
import { body } from '../parts/body';
import { type Dress, dressOf } from '../parts/dress';
import { backCollar, neckInside, ribCollar } from '../parts/neck';
import { cables } from './cable';
import { CARDIGAN, CREW, TURTLENECK, V_NECK } from './cuts';
import { cardiganBand, rollNeck } from './necks';

const CUT_OF: Readonly<Record<string, TorsoCut>> = {
  cardigan: CARDIGAN,
  turtleneck: TURTLENECK,
  'v-neck': V_NECK,
};

/** Chunky or fine yarn, by seed. */
const yarn = (easel: Easel) => (easel.spec.seed % 3 === 0 ? 'fine-knit' : 'knit');

const isCabled = (easel: Easel): boolean =>
  easel.spec.pattern === 'plain' && easel.spec.seed % 2 === 0;

function sleeves(easel: Easel, torso: Torso, cloth: Dress): Piece {
  const { random } = easel;
  return arms((side) =>
    longArm(
      easel,
      torso,
      {
        side,
        wrist: [random.near(torso.cut.chest + 84, 10), random.near(604, 14)],
        half: 51,
        turn: 12,
        bow: 34,
        inner: 4,
      },
      { fabric: yarn(easel), dye: cloth.sleeve, rib: cloth.rib, cuff: 72 },
    ),
  );
}

function over(easel: Easel, torso: Torso, dye: Dye, isBack: boolean): string {
  const { cut, pattern } = easel.spec;
  const columns = cut === 'cardigan' && !isBack ? [-150, 150] : [-128, 0, 128];
  const cabled = isCabled(easel) ? cables(easel, columns, -20, torso.cut.length + 20, dye) : '';
  const print =
    pattern === 'chest-print' && !isBack && cut !== 'cardigan'
      ? chestPrint(easel, 0, cut === 'v-neck' ? 320 : 280, 180)
      : '';
  return (
    cabled + print + blot(easel, 'shade', [8, isBack ? 30 : 96], 140, 56, isBack ? 0.25 : 0.4, dye)
  );
}

function neck(
  easel: Easel,
  torso: Torso,
  cloth: Dress,
  isBack: boolean,
): { below: Piece; above: Piece } {
  const none: Piece = { d: '', art: '' };
  const { cut } = easel.spec;
  if (cut === 'turtleneck') return { below: none, above: rollNeck(easel, torso, cloth.rib) };
  if (isBack) return { below: none, above: backCollar(easel, torso, cloth.rib, 34) };
  const inside = neckInside(easel, torso, cloth.body);
  if (cut === 'cardigan')
    return { below: inside, above: cardiganBand(easel, torso, cloth.rib, buttons(easel)) };
  return { below: inside, above: ribCollar(easel, torso, cloth.rib, 34, cut === 'v-neck') };
}

const buttons = (easel: Easel): string => {
  const ink = inkOn(easel.main, easel.accent);
  return easel.spec.pattern === 'plain' ? '#7a5638' : ink;
};

function draw(easel: Easel, isBack: boolean): Figure {
  const cut = CUT_OF[easel.spec.cut] ?? CREW;
  const torso = buildTorso(cut, (cut === V_NECK || cut === CARDIGAN) && !isBack);
  const cloth = dressOf(easel);
  const arm = sleeves(easel, torso, cloth);
  const hem = ribBand(easel, torso.hem, drawnIn(torso.hem, [0, 62], 0.95), 50, cloth.rib, {
    lift: 5,
  });
  const collar = neck(easel, torso, cloth, isBack);
  const main = body(easel, torso, {
    dye: cloth.body,
    fabric: yarn(easel),
    gathered: 7,
    isBack,
    over: over(easel, torso, cloth.body, isBack),
  });
  const half = cut.chest + 142;
  const top = cut === TURTLENECK ? -100 : -24;
  return {
    art: arm.art + hem.art + collar.below.art + main + collar.above.art,
    silhouette: arm.d + hem.d + (isBack ? torso.back : torso.front) + collar.above.d,
    bounds: rect(-half, top, half * 2, Math.max(cut.length + 62, 686) - top),
    focus: [rect(-165, top - 14, 330, 440), rect(-60, cut.length - 280, 290, 387)],
  };
}

export const sweaterFront = (easel: Easel): Figure => draw(easel, false);
export const sweaterBack = (easel: Easel): Figure => draw(easel, true);
