import { type Curve, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import { type Dye, inkOn } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { blot } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import type { Piece } from '../parts/arm';
import { type CollarCut, collarBehind, turnedCollar } from '../parts/collar';
import { type Dress, shadeFor } from '../parts/dress';
import { button, placket } from '../parts/placket';

const SHIRT_COLLAR: CollarCut = { neck: 78, front: 62, tip: [70, 128], fabric: 'weave' };
const POLO_COLLAR: CollarCut = {
  neck: 80,
  front: 56,
  tip: [78, 106],
  fabric: 'fine-knit',
  part: 8,
};

const buttonColor = (dye: Dye): string => (dye.lightness > 0.8 ? '#c9b79c' : '#efe9dd');

const cloth = (easel: Easel): string =>
  overall(easel, { at: [0, 340], half: 460, turn: 0, bend: 16 });

/** Buttoned front with a chest pocket and a turned collar. */
export function buttonedFront(easel: Easel, torso: Torso, dress: Dress): Piece {
  const strip = placket(
    easel,
    {
      top: 58,
      bottom: torso.cut.length + torso.cut.hemSag - 4,
      half: 19,
      fabric: 'weave',
      buttons: 7,
      buttonColor: buttonColor(dress.body),
      inset: [34, 66],
      over: cloth(easel),
    },
    dress.body,
  );
  const collar = turnedCollar(easel, { ...SHIRT_COLLAR, over: cloth(easel) }, dress.rib);
  const tips = [-1, 1]
    .map((side) => button(side * 66, 118, 4.5, buttonColor(dress.rib), 2))
    .join('');
  return { d: collar.d, art: pocket(easel, dress.body) + strip + collar.art + tips };
}

function pocket(easel: Easel, dye: Dye): string {
  const edge: Curve = [
    [66, 190, 'c'],
    [164, 190, 'c'],
    [163, 286, 'c'],
    [115, 308, 'c'],
    [67, 286, 'c'],
  ];
  const over = cloth(easel) + blot(easel, 'shade', [150, 290], 70, 70, 0.26, dye);
  const sewn = panel(easel, {
    d: shape(edge),
    dye,
    shading: shadeFor(easel, dye),
    fabric: 'weave',
    relief: 4,
    lift: 4,
    over,
  });
  const inner: Curve = [
    [71, 190, 'c'],
    [72, 283, 'c'],
    [115, 302, 'c'],
    [158, 283, 'c'],
    [159, 190, 'c'],
  ];
  return (
    sewn +
    stitch(inner, dye) +
    stitch(
      [
        [66, 208, 'c'],
        [164, 208, 'c'],
      ],
      dye,
    )
  );
}

export function buttonedBack(easel: Easel, dye: Dye): Piece {
  const collar = collarBehind(easel, SHIRT_COLLAR, dye);
  const yoke: Curve = [
    [-214, 132, 'c'],
    [-100, 126],
    [100, 126],
    [214, 132, 'c'],
  ];
  const pleat =
    seam(
      [
        [-12, 130],
        [-16, 420],
      ],
      dye,
      1.5,
    ) +
    seam(
      [
        [12, 130],
        [17, 420],
      ],
      dye,
      1.5,
    );
  const loop = `<path d="M-5 128v22h10v-22" fill="none" stroke="${dye.line}" stroke-width="4" stroke-opacity=".7"/>`;
  return {
    d: collar.d,
    art:
      seam(yoke, dye) +
      stitch(
        yoke.map(([x, y, c]) => (c ? [x, y - 6, c] : [x, y - 6])),
        dye,
      ) +
      pleat +
      loop +
      collar.art,
  };
}

export function poloFront(easel: Easel, dress: Dress): Piece {
  const strip = placket(
    easel,
    {
      top: 48,
      bottom: 236,
      half: 20,
      fabric: 'jersey',
      buttons: 3,
      buttonColor: buttonColor(dress.rib),
      inset: [44, 34],
    },
    dress.rib,
  );
  const collar = turnedCollar(easel, POLO_COLLAR, dress.rib);
  return { d: collar.d, art: strip + tipping(easel, collar) };
}

/** A thin contrast line around the knitted collar. */
function tipping(easel: Easel, collar: Piece): string {
  if (easel.spec.pattern !== 'plain') return collar.art;
  const ink = inkOn(easel.main, easel.accent);
  const lines = ([-1, 1] as const).map(
    (s) => `M${s * 15} 62L${s * 76} 96C${s * 96} 66 ${s * 92} 34 ${s * 90} 12`,
  );
  return `${collar.art}<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-width="4" stroke-opacity=".85"/>`;
}

export const poloBack = (easel: Easel, dye: Dye): Piece => collarBehind(easel, POLO_COLLAR, dye);

export function henleyFront(easel: Easel, torso: Torso, dress: Dress): string {
  return placket(
    easel,
    {
      top: torso.cut.neckDrop - 4,
      bottom: 232,
      half: 18,
      fabric: 'jersey',
      buttons: 3,
      buttonColor: buttonColor(dress.rib),
      inset: [34, 30],
      buttonRadius: 7,
    },
    dress.rib,
  );
}
