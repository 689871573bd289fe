import { type Curve, join, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import { dyeFromHex, inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { motif } from '../../kit/motifs';
import { bow, laces, piece, rim, sole } from './parts';

const SOLE_TOP: Curve = [
  [-352, -60, 'c'],
  [-240, -54],
  [0, -52],
  [200, -54],
  [318, -60, 'c'],
];
const SOLE_LOW: Curve = [
  [-350, -30],
  [-320, -4],
  [-200, 0],
  [0, 0],
  [200, 0],
  [300, -2],
  [322, -22],
];
const UPPER: Curve = [
  [-344, -60, 'c'],
  [-338, -100],
  [-290, -136],
  [-204, -160],
  [-110, -214],
  [-60, -290],
  [-30, -420],
  [-6, -468, 'c'],
  [70, -462],
  [160, -474],
  [232, -492, 'c'],
  [262, -470],
  [262, -320],
  [278, -200],
  [308, -130],
  [314, -60, 'c'],
];
const TONGUE: Curve = [
  [-60, -270],
  [-58, -430],
  [-40, -506],
  [10, -520],
  [46, -480],
  [30, -300],
];
const CAP: Curve = [
  [-348, -60, 'c'],
  [-340, -100],
  [-294, -134],
  [-246, -148, 'c'],
  [-206, -118],
  [-186, -58, 'c'],
];
const STAY: Curve = [
  [-116, -208, 'c'],
  [-62, -290],
  [-34, -420],
  [-8, -468, 'c'],
  [34, -464, 'c'],
  [8, -380],
  [-12, -280],
  [-60, -176, 'c'],
  [-90, -178],
];
const COUNTER: Curve = [
  [246, -482, 'c'],
  [262, -470],
  [262, -320],
  [278, -200],
  [308, -130],
  [314, -60, 'c'],
  [262, -58, 'c'],
  [238, -200],
  [224, -320],
];

/** A canvas high-top with a rubber cap and an ankle patch. */
export function highTop(easel: Easel): Figure {
  const { main, accent, spec } = easel;
  const trim = spec.pattern === 'color-block' ? accent : main;
  const rubber = dyeFromHex('#f3efe6');
  const base = sole(easel, SOLE_TOP, SOLE_LOW, { groove: 26, tread: dyeFromHex('#8a6a48') });
  const outline = join(UPPER, [...SOLE_TOP].reverse());
  const over =
    overall(easel, { at: [0, -260], half: 420, turn: 0, bend: 8 }) +
    blot(easel, 'light', [80, -300], 90, 150, 0.34) +
    blot(easel, 'shade', [230, -180], 80, 180, 0.4) +
    blot(easel, 'shade', [0, -66], 300, 40, 0.3) +
    drape(easel, [-40, -240], [110, -170], 30, 0.34) +
    drape(easel, [-30, -210], [60, -120], 26, 0.3) +
    drape(easel, [30, -300], [200, -250], 26, 0.26);
  const art =
    piece(easel, TONGUE, main, 'weave', { relief: 10 }) +
    `<path d="M-6-468C70-440 160-450 232-492C200-520 60-510-6-468Z" fill="${accent.deep}"/>` +
    base.art +
    piece(easel, outline, main, 'weave', { over, relief: 15, lift: 0 }) +
    piece(easel, COUNTER, trim, 'weave', { relief: 7 }) +
    piece(easel, STAY, trim, 'weave', { relief: 5, lift: 4 }) +
    piece(easel, CAP, rubber, 'smooth', { relief: 12 }) +
    rim(
      [
        [-52, -180],
        [-4, -280],
        [16, -380],
        [42, -462],
      ],
      trim,
    ) +
    rim(
      [
        [-44, -176],
        [4, -280],
        [24, -380],
        [50, -462],
      ],
      trim,
    ) +
    `<path class="l" d="M-352-40C-200-32 100-32 320-42" stroke="${inkOn(rubber, accent)}" stroke-width="7"/>` +
    patch(accent.base, inkOn(accent, main), spec.motif) +
    laces(
      [
        [-74, -190, 'c'],
        [-26, -290],
        [8, -440, 'c'],
      ],
      [
        [-110, -222, 'c'],
        [-70, -310],
        [-42, -452, 'c'],
      ],
      7,
      '#f6f2e9',
    ) +
    bow(-22, -462, '#f6f2e9');
  return {
    art,
    silhouette: base.d + shape(outline) + shape(TONGUE),
    bounds: rect(-358, -524, 690, 534),
    focus: [rect(-160, -530, 330, 440)],
  };
}

const patch = (color: string, ink: string, name: string): string =>
  `<circle cx="142" cy="-366" r="50" fill="#000" fill-opacity=".2" transform="translate(2 3)"/><circle cx="142" cy="-366" r="50" fill="${color}"/><circle cx="142" cy="-366" r="44" fill="none" stroke="${ink}" stroke-width="1.800" stroke-dasharray="5 3"/>${motif(name, 142, -366, 56, ink)}`;
