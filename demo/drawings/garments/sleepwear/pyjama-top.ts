import { type Curve, moveBy, shape } from '../../kit/curve';
import { chestPrint } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { buildTorso, type Torso, type TorsoCut } from '../../kit/torso';
import { body } from '../parts/body';
import { dressOf, shadeFor } from '../parts/dress';
import { button } from '../parts/placket';
import { cloth, FABRIC, sleeves } from './cloth';
import { behind, campCollar, piping } from './collar';

function breastPocket(easel: Easel, pipe: string): string {
  const { main } = easel;
  const d = shape([
    [76, 250, 'c'],
    [176, 250, 'c'],
    [174, 352],
    [162, 364, 'c'],
    [90, 364, 'c'],
    [78, 352],
  ]);
  const initial = easel.spec.pattern === 'chest-print' ? chestPrint(easel, 126, 310, 56) : '';
  return (
    panel(easel, {
      d,
      dye: main,
      shading: shadeFor(easel, main),
      fabric: FABRIC,
      relief: 4,
      lift: 4,
      over: cloth(easel),
    }) +
    piping(
      [
        [76, 250, 'c'],
        [176, 250, 'c'],
      ],
      pipe,
    ) +
    initial
  );
}

function closing(torso: Torso, easel: Easel, pipe: string): string {
  const bottom = torso.cut.length + torso.cut.hemSag;
  const edge: Curve = [
    [0, 236, 'c'],
    [2, bottom - 2, 'c'],
  ];
  const count = torso.cut.length > 800 ? 5 : 4;
  const buttons = Array.from({ length: count }, (_, i) =>
    button(-20, 272 + (i * (bottom - 360)) / (count - 1), 9.5, '#f1ebdd'),
  ).join('');
  return seam(edge, easel.main, 3) + piping(edge, pipe, 5) + buttons;
}

/** A buttoned pyjama top, or the same cut long as a nightshirt. */
export function pyjamaTop(easel: Easel, cut: TorsoCut, isBack: boolean): Figure {
  const torso = buildTorso(cut, !isBack);
  const dress = dressOf(easel);
  const pipe = inkOn(easel.main, easel.accent, 0.07);
  const look = { dye: dress.rib, pipe, fabric: FABRIC, over: cloth(easel) } as const;
  const arm = sleeves(easel, torso, pipe, 590, 60);
  const main = body(easel, torso, { dye: easel.main, fabric: FABRIC, gathered: 4, isBack });
  const collar = isBack ? behind(easel, look) : campCollar(easel, look);
  const details = isBack
    ? seam(
        [
          [-226, 140],
          [0, 128],
          [226, 140],
        ],
        easel.main,
      )
    : closing(torso, easel, pipe) + breastPocket(easel, pipe);
  const hem = stitch(moveBy(torso.hem, 0, -18), easel.main);
  return {
    art: arm.art + main + hem + details + collar.art,
    silhouette: arm.d + (isBack ? torso.back : torso.front) + collar.d,
    bounds: rect(-cut.chest - 150, -40, cut.chest * 2 + 300, cut.length + cut.hemSag + 40),
    focus: [rect(-160, -52, 330, 440)],
  };
}
