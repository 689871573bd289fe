import { type Curve, line, moveBy, shape } from '../../kit/curve';
import { chestPrint, overall } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { buildTorso, type Torso, type TorsoCut } from '../../kit/torso';
import { across, arms, longArm, type Piece } from '../parts/arm';
import { body } from '../parts/body';
import { dressOf, shadeFor } from '../parts/dress';
import { button } from '../parts/placket';
import { behind, campCollar, piping, shawl } from './collar';

const FABRIC = 'weave';

const cloth = (easel: Easel): string =>
  overall(easel, { at: [0, 340], half: 520, turn: 0, bend: 14 });

function sleeves(easel: Easel, torso: Torso, pipe: string, wristY: number, half: number): Piece {
  const { random } = easel;
  const dye = dressOf(easel).sleeve;
  return arms((side) =>
    longArm(
      easel,
      torso,
      {
        side,
        wrist: [random.near(torso.cut.chest + 84, 8), random.near(wristY, 10)],
        half,
        turn: 12,
        bow: 30,
        inner: 2,
      },
      { fabric: FABRIC, dye, rib: dye, over: (sleeve) => piping(across(sleeve, 0.86), pipe) },
    ),
  );
}

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
