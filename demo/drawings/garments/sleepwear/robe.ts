import { type Curve, line, moveBy, shape } from '../../kit/curve';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { buildTorso, type TorsoCut } from '../../kit/torso';
import { body } from '../parts/body';
import { dressOf, shadeFor } from '../parts/dress';
import { cloth, FABRIC, sleeves } from './cloth';
import { behind, shawl } from './collar';

/** The belt of a robe: band, knot and two ends. */
function belt(easel: Easel, y: number, half: number): string {
  const { main } = easel;
  const shading = shadeFor(easel, main);
  const piece = (curve: Curve, lift: number): string =>
    panel(easel, {
      d: shape(curve),
      dye: main,
      shading,
      fabric: FABRIC,
      relief: 7,
      lift,
      over: cloth(easel),
    });
  const band: Curve = [
    [-half, y - 22, 'c'],
    [0, y - 14],
    [half, y - 22, 'c'],
    [half + 2, y + 24, 'c'],
    [0, y + 30],
    [-half - 2, y + 24, 'c'],
  ];
  const end = (x: number, length: number): Curve => [
    [x - 12, y + 4, 'c'],
    [x + 22, y + 2, 'c'],
    [x + 44, y + length, 'c'],
    [x + 2, y + length + 6, 'c'],
  ];
  const knot: Curve = [
    [-30, y - 16],
    [0, y - 30],
    [32, y - 16],
    [30, y + 30],
    [0, y + 42],
    [-28, y + 30],
  ];
  return (
    piece(band, 6) +
    piece(end(-26, 260), 7) +
    piece(end(4, 220), 8) +
    piece(knot, 9) +
    drape(easel, [-20, y - 12], [14, y + 32], 12, 0.5, shading)
  );
}

export function robe(easel: Easel, cut: TorsoCut, isBack: boolean): Figure {
  const torso = buildTorso(cut, !isBack);
  const dress = dressOf(easel);
  const pipe = inkOn(easel.main, easel.accent, 0.07);
  const look = {
    dye: dress.rib,
    pipe: dress.rib.shade,
    fabric: FABRIC,
    over: easel.spec.pattern === 'color-block' ? '' : cloth(easel),
  } as const;
  const arm = sleeves(easel, torso, pipe, 600, 76);
  const y = 500;
  const main = body(easel, torso, {
    dye: easel.main,
    fabric: FABRIC,
    gathered: 4,
    isBack,
    over: isBack ? '' : blot(easel, 'shade', [0, y + 50], 280, 60, 0.4),
  });
  const collar = isBack ? behind(easel, look) : shawl(easel, look, y - 40);
  const front = isBack
    ? ''
    : seam(
        [
          [-30, y],
          [-20, 760],
          [-26, cut.length],
        ],
        easel.main,
        3,
      );
  return {
    art:
      arm.art +
      main +
      front +
      stitch(moveBy(torso.hem, 0, -22), easel.main) +
      collar.art +
      (isBack ? band(easel, y) : belt(easel, y, 252)),
    silhouette: arm.d + (isBack ? torso.back : torso.front) + collar.d,
    bounds: rect(-cut.chest - 160, -42, cut.chest * 2 + 320, cut.length + 60),
    focus: [rect(-170, 260, 340, 453)],
  };
}

const band = (easel: Easel, y: number): string =>
  `<path d="${line([
    [-256, y],
    [0, y + 12],
    [256, y],
  ])}" class="l" stroke="${easel.main.line}" stroke-width="48" stroke-opacity=".5"/><path d="${line(
    [
      [-256, y],
      [0, y + 12],
      [256, y],
    ],
  )}" class="l" stroke="${easel.main.base}" stroke-width="44"/>`;
