import { type Curve, join, line, shape } from '../../kit/curve';
import { chestPrint, overall } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { bow, laces, piece, rim, sole } from './parts';

const SOLE_TOP: Curve = [
  [-354, -48, 'c'],
  [-250, -46],
  [-60, -42],
  [120, -50],
  [250, -64],
  [338, -82, 'c'],
];
const SOLE_LOW: Curve = [
  [-352, -32],
  [-320, -8],
  [-220, 0],
  [0, 0],
  [220, 0],
  [318, -4],
  [342, -30],
];
const UPPER: Curve = [
  [-350, -50, 'c'],
  [-344, -94],
  [-300, -132],
  [-214, -150],
  [-128, -182],
  [-52, -232],
  [64, -302, 'c'],
  [140, -262],
  [196, -226],
  [252, -232],
  [306, -286, 'c'],
  [330, -272],
  [322, -180],
  [336, -84, 'c'],
];
const TONGUE: Curve = [
  [-30, -226],
  [58, -322],
  [104, -348],
  [136, -326],
  [130, -270],
  [92, -226],
];
const TOE: Curve = [
  [-350, -50, 'c'],
  [-344, -94],
  [-300, -132],
  [-240, -146, 'c'],
  [-196, -110],
  [-118, -84],
  [-60, -46, 'c'],
  [-250, -48],
];
const HEEL: Curve = [
  [336, -84, 'c'],
  [322, -180],
  [326, -240, 'c'],
  [268, -214],
  [236, -140],
  [214, -62, 'c'],
  [270, -70],
];
const STAY: Curve = [
  [-84, -212, 'c'],
  [66, -304, 'c'],
  [126, -268, 'c'],
  [92, -226],
  [20, -176],
  [-40, -140, 'c'],
  [-76, -172],
];
const LINING: Curve = [
  [66, -302, 'c'],
  [140, -262],
  [196, -226],
  [252, -232],
  [306, -286, 'c'],
  [292, -296],
  [240, -256],
  [190, -250],
  [140, -286],
  [86, -318, 'c'],
];

/** A low trainer seen from its outer side, toe to the left. */
export function sneaker(easel: Easel): Figure {
  const { main, accent, spec } = easel;
  const isBlocked = spec.pattern === 'color-block';
  const trim = isBlocked ? accent : main;
  const ink = inkOn(main, accent);
  const lace = trim.lightness > 0.85 ? '#e9e4d8' : '#f6f2e9';
  const base = sole(easel, SOLE_TOP, SOLE_LOW, { groove: 17 });
  const upperShape = join(UPPER, [...SOLE_TOP].reverse());
  const over =
    overall(easel, { at: [0, -160], half: 380, turn: 0, bend: 10 }) +
    sideMark(ink, spec.pattern) +
    (spec.pattern === 'chest-print' ? chestPrint(easel, 140, -128, 90) : '') +
    modelling(easel);
  const art =
    piece(easel, TONGUE, trim, 'weave', { relief: 10 }) +
    `<path d="${shape(LINING)}" fill="${accent.deep}"/>` +
    base.art +
    piece(easel, upperShape, main, 'smooth', { over, relief: 14, lift: 0 }) +
    perforations(main.line) +
    piece(easel, TOE, trim, 'smooth', { relief: 9 }) +
    piece(easel, HEEL, trim, 'smooth', { relief: 9 }) +
    piece(easel, STAY, trim, 'smooth', { relief: 6, lift: 5 }) +
    rim(
      [
        [-234, -138],
        [-190, -104],
        [-112, -78],
        [-62, -52],
      ],
      trim,
    ) +
    rim(
      [
        [318, -232],
        [262, -206],
        [230, -138],
        [208, -70],
      ],
      trim,
    ) +
    rim(
      [
        [-36, -148],
        [26, -184],
        [98, -234],
        [120, -268],
      ],
      trim,
    ) +
    laces(
      [
        [-56, -178, 'c'],
        [24, -220],
        [94, -264, 'c'],
      ],
      [
        [-78, -212, 'c'],
        [0, -262],
        [62, -302, 'c'],
      ],
      6,
      lace,
    ) +
    bow(78, -292, lace) +
    pull(ink);
  return {
    art,
    silhouette: base.d + shape(upperShape) + shape(TONGUE),
    bounds: rect(-360, -352, 706, 362),
    focus: [rect(-140, -360, 270, 360)],
  };
}

/** Two curved bands on the quarter. */
function sideMark(ink: string, pattern: string): string {
  if (pattern === 'stripe' || pattern === 'check' || pattern === 'chest-print') return '';
  const swoop = 'M-46-30C60-60 128-120 168-270M16-26C116-62 180-120 216-262';
  return `<path d="${swoop}" fill="none" stroke="${ink}" stroke-width="24"/><path d="${swoop}" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="24" stroke-dasharray="3 60"/>`;
}

const modelling = (easel: Easel): string =>
  blot(easel, 'light', [-210, -120], 110, 46, 0.4) +
  blot(easel, 'light', [60, -150], 110, 60, 0.3) +
  blot(easel, 'shade', [120, -60], 260, 46, 0.34) +
  drape(easel, [-120, -176], [-96, -92], 20, 0.3) +
  drape(easel, [-142, -166], [-126, -96], 18, 0.26);

const perforations = (color: string): string =>
  [
    [-196, -124],
    [-172, -132],
    [-148, -142],
    [-182, -110],
    [-156, -118],
    [-132, -128],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${color}" fill-opacity=".8"/>`)
    .join('');

const pull = (ink: string): string =>
  `<path d="${line([
    [318, -270],
    [340, -286],
    [336, -236],
    [324, -226],
  ])}" fill="none" stroke="${ink}" stroke-width="9" stroke-linejoin="round"/>`;
