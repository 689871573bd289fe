import { moveBy } from '../../kit/curve';
import { chestPrint } from '../../kit/design';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { stitch } from '../../kit/stitch';
import { buildTorso, type Torso, type TorsoCut } from '../../kit/torso';
import { drawnIn, ribBand } from '../../kit/trim';
import { arms, longArm, type Piece } from '../parts/arm';
import { body } from '../parts/body';
import { type Dress, dressOf } from '../parts/dress';
import { zip } from '../parts/zip';
import { cords, hood } from './hood';
import { hoodBehind } from './hood-back';
import { kangaroo } from './pocket';

const REGULAR: TorsoCut = {
  neck: 104,
  neckDrop: 96,
  shoulder: 226,
  slope: 60,
  chest: 238,
  armpit: 262,
  waist: 236,
  hem: 228,
  length: 628,
  hemSag: 8,
};
const CROPPED: TorsoCut = {
  ...REGULAR,
  shoulder: 238,
  chest: 256,
  waist: 262,
  hem: 254,
  length: 500,
};

function sleeves(easel: Easel, torso: Torso, cloth: Dress): Piece {
  const { random } = easel;
  return arms((side) =>
    longArm(
      easel,
      torso,
      {
        side,
        wrist: [random.near(torso.cut.chest + 84, 12), random.near(606, 14)],
        half: 50,
        turn: 12,
        bow: 34,
        inner: 6,
      },
      { fabric: 'fleece', dye: cloth.sleeve, rib: cloth.rib, cuff: 74 },
    ),
  );
}

function base(easel: Easel, torso: Torso, cloth: Dress, isBack: boolean): Piece {
  const over = isBack ? backShade(easel) : chest(easel);
  const arm = sleeves(easel, torso, cloth);
  const hem = ribBand(easel, torso.hem, drawnIn(torso.hem, [0, 66], 0.95), 46, cloth.rib, {
    lift: 6,
  });
  const main = body(easel, torso, { dye: cloth.body, fabric: 'fleece', gathered: 8, isBack, over });
  const sewn = stitch(moveBy(torso.hem, 0, -8), cloth.body);
  return {
    d: arm.d + hem.d + (isBack ? torso.back : torso.front),
    art: arm.art + hem.art + main + sewn,
  };
}

function chest(easel: Easel): string {
  const isPrinted = easel.spec.pattern === 'chest-print' && easel.spec.cut !== 'zip';
  return (
    blot(easel, 'shade', [10, 120], 150, 70, 0.5) +
    (isPrinted
      ? easel.spec.cut === 'cropped'
        ? chestPrint(easel, 0, 226, 112)
        : chestPrint(easel, 0, 262, 170)
      : '')
  );
}

const backShade = (easel: Easel): string =>
  blot(easel, 'shade', [10, 150], 170, 90, 0.5) + drape(easel, [-120, 190], [120, 205], 30, 0.2);

const cutOf = (easel: Easel): TorsoCut => (easel.spec.cut === 'cropped' ? CROPPED : REGULAR);

const boundsOf = (cut: TorsoCut) =>
  rect(-cut.chest - 142, -234, cut.chest * 2 + 284, Math.max(cut.length + 66, 684) + 234);

export function hoodieFront(easel: Easel): Figure {
  const cut = cutOf(easel);
  const torso = buildTorso(cut);
  const cloth = dressOf(easel);
  const rest = base(easel, torso, cloth, false);
  const top = hood(easel, cloth.body);
  const isZip = easel.spec.cut === 'zip';
  const pocket = kangaroo(
    easel,
    cloth.body,
    cut.length - (cut === CROPPED ? 200 : 246),
    cut.length - 2,
    isZip,
  );
  const cord = cloth.rib.isDark ? '#e9e4d8' : cloth.rib.deep;
  const closing = isZip ? zip(easel, 118, cut.length + 62, cloth.body) : '';
  return {
    art: rest.art + pocket + closing + top.art + cords(easel, cord, cloth.body),
    silhouette: rest.d + top.d,
    bounds: boundsOf(cut),
    focus: [rect(-176, -62, 352, 469), rect(-60, cut.length - 270, 240, 320)],
  };
}

export function hoodieBack(easel: Easel): Figure {
  const cut = cutOf(easel);
  const torso = buildTorso(cut);
  const cloth = dressOf(easel);
  const rest = base(easel, torso, cloth, true);
  const top = hoodBehind(easel, cloth.body);
  return {
    art: rest.art + top.art,
    silhouette: rest.d + top.d,
    bounds: boundsOf(cut),
    focus: [rect(-170, -150, 340, 453)],
  };
}
