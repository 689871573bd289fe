import { type Curve, line, moveBy, shape } from '../../kit/curve';
import { chestPrint, overall } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';
import { fringe } from '../accessories/scarf';
import { shadeFor } from '../parts/dress';

const PILLOW: Curve = [
  [-328, -322, 'c'],
  [-190, -306],
  [0, -302],
  [194, -307],
  [332, -320, 'c'],
  [316, -180],
  [312, 0],
  [316, 186],
  [328, 326, 'c'],
  [190, 312],
  [0, 308],
  [-194, 313],
  [-332, 324, 'c'],
  [-316, 180],
  [-310, 0],
  [-317, -190],
];

/** A filled cushion with piped edges and tucked corners. */
export function cushion(easel: Easel, isBack: boolean): Figure {
  const { main, accent, spec } = easel;
  const d = shape(PILLOW);
  const pipe = inkOn(main, accent, 0.07);
  const block =
    spec.pattern === 'color-block'
      ? `<path d="M-360 40L360-60V360H-360Z" fill="${accent.base}"/>`
      : '';
  const print = spec.pattern === 'chest-print' && !isBack ? chestPrint(easel, 0, 0, 300) : '';
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  )
    .map(
      ([sx, sy]) =>
        drape(easel, [sx * 318, sy * 312], [sx * 150, sy * 206], sx * sy * 40, 0.3) +
        drape(easel, [sx * 312, sy * 280], [sx * 200, sy * 120], sx * sy * -34, 0.26),
    )
    .join('');
  const body =
    blot(easel, 'light', [-110, -120], 240, 220, 0.55) +
    blot(easel, 'shade', [210, 210], 260, 240, 0.5) +
    blot(easel, 'shade', [0, 290], 330, 70, 0.4) +
    corners;
  const zip = isBack
    ? `<path class="l" d="M-210 214Q0 200 210 212" stroke="${main.line}" stroke-opacity=".6" stroke-width="6"/>${stitch(
        [
          [-214, 202],
          [0, 190],
          [214, 200],
        ],
        main,
      )}`
    : '';
  const art =
    panel(easel, {
      d,
      dye: main,
      shading: shadeFor(easel, main),
      fabric: 'weave',
      relief: 22,
      over: overall(easel, { at: [0, 0], half: 420, turn: 0, bend: -18 }) + block + print + body,
    }) +
    `<path class="l" d="${d}" stroke="${pipe}" stroke-width="8" stroke-linejoin="round"/><path class="l" d="${d}" stroke="#000" stroke-opacity=".22" stroke-width="8" stroke-dasharray="2 5"/>` +
    zip;
  return {
    art,
    silhouette: d,
    bounds: rect(-340, -334, 680, 670),
    focus: [rect(-350, -340, 360, 480)],
  };
}

/** A throw folded twice, its fringe to the front. */
export function throwBlanket(easel: Easel): Figure {
  const { main, accent, spec } = easel;
  const fringeDye = spec.pattern === 'color-block' ? accent : main;
  const layer = (inset: number, y: number, height: number): string => {
    const edge: Curve = [
      [-300 + inset, y, 'c'],
      [0, y - 8],
      [300 - inset, y, 'c'],
      [312 - inset, y + height * 0.5],
      [302 - inset, y + height, 'c'],
      [0, y + height + 10],
      [-302 + inset, y + height, 'c'],
      [-312 + inset, y + height * 0.5],
    ];
    return shape(edge);
  };
  const below = layer(-6, 250, 190);
  const top = layer(0, -330, 700);
  const folds =
    blot(easel, 'light', [-120, -150], 260, 240, 0.4) +
    blot(easel, 'shade', [230, 200], 200, 320, 0.44) +
    blot(easel, 'shade', [0, 360], 340, 60, 0.6) +
    drape(easel, [-290, 120], [40, 60], 60, 0.2) +
    drape(easel, [-180, -320], [-130, 90], -56, 0.2) +
    drape(easel, [150, -326], [190, 340], 60, 0.22) +
    drape(easel, [290, -60], [80, 40], -44, 0.24);
  const cloth = overall(easel, { at: [0, 40], half: 480, turn: 0, bend: 10 });
  const block =
    spec.pattern === 'color-block'
      ? `<path d="M-400 120Q0 136 400 120V500H-400Z" fill="${accent.base}"/>`
      : '';
  const rows = spec.pattern === 'plain' || spec.pattern === 'chest-print' ? banding(easel) : '';
  const art =
    fringe(
      easel,
      [
        [-298, 436],
        [298, 440],
      ],
      fringeDye,
      96,
    ) +
    panel(easel, {
      d: below,
      dye: fringeDye,
      shading: shadeFor(easel, main),
      fabric: 'knit',
      relief: 16,
      over: spec.pattern === 'color-block' ? '' : cloth,
    }) +
    panel(easel, {
      d: top,
      dye: main,
      shading: shadeFor(easel, main),
      fabric: 'knit',
      relief: 20,
      lift: 12,
      over: cloth + block + rows + folds,
    });
  return {
    art,
    silhouette: below + top,
    bounds: rect(-318, -344, 636, 890),
    focus: [rect(-330, 160, 300, 400)],
  };
}

/** Bands of the second color near the folded edge. */
function banding(easel: Easel): string {
  const ink = inkOn(easel.main, easel.accent, 0.07);
  const level = (y: number): Curve => [
    [-330, y, 'c'],
    [0, y + 10],
    [330, y, 'c'],
  ];
  return [
    [216, 26],
    [258, 8],
    [174, 8],
  ]
    .map(
      ([y, w]) =>
        `<path class="l" d="${line(moveBy(level(0), 0, y ?? 0))}" stroke="${ink}" stroke-width="${w}"/>`,
    )
    .join('');
}
