import { type Curve, line, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import { dyeFromHex, inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { motif } from '../../kit/motifs';
import { piece, rim, sole } from './parts';

const BED_TOP: Curve = [
  [-350, -84, 'c'],
  [-260, -96],
  [-100, -76],
  [80, -66],
  [220, -84],
  [342, -104, 'c'],
];
const BED_LOW: Curve = [
  [-362, -50],
  [-330, -10],
  [-220, 0],
  [0, 0],
  [220, 0],
  [320, -8],
  [352, -60],
];
const STRAP: Curve = [
  [-256, -52, 'c'],
  [-240, -150],
  [-176, -222],
  [-92, -246],
  [-14, -214],
  [44, -130],
  [58, -44, 'c'],
  [-100, -38],
];

/** A slide: one broad padded strap over a moulded footbed. */
export function slide(easel: Easel): Figure {
  const { main, accent, spec } = easel;
  const ink = inkOn(main, accent);
  const bed = sole(easel, BED_TOP, BED_LOW, {
    groove: 34,
    color: spec.pattern === 'color-block' ? accent : main,
    tread: dyeFromHex('#2d2b2a'),
  });
  const over =
    overall(easel, { at: [-100, -140], half: 300, turn: -8, bend: 16 }) +
    blot(easel, 'light', [-160, -190], 80, 60, 0.5) +
    blot(easel, 'shade', [20, -80], 70, 90, 0.5) +
    drape(easel, [-60, -238], [-20, -60], -24, 0.16);
  const inner = shape([
    [-20, -60, 'c'],
    [-10, -150],
    [40, -214],
    [100, -206],
    [128, -140],
    [128, -70, 'c'],
  ]);
  const mark =
    spec.pattern === 'plain' || spec.pattern === 'color-block'
      ? bands(ink)
      : spec.pattern === 'chest-print'
        ? motif(spec.motif, -100, -138, 96, ink)
        : '';
  const art =
    `<path d="${inner}" fill="${main.deep}"/>` +
    bed.art +
    `<path d="M-340-88C-200-104-60-70 80-68S260-90 338-104C260-124 180-104 60-98S-240-128-340-88Z" fill="${main.shade}"/>` +
    piece(easel, STRAP, main, 'smooth', { over: mark + over, relief: 18, lift: 10 }) +
    rim(
      [
        [-238, -54],
        [-222, -146],
        [-166, -206],
        [-92, -230],
        [-26, -200],
        [28, -124],
        [42, -48],
      ],
      main,
    );
  return {
    art,
    silhouette: bed.d + shape(STRAP),
    bounds: rect(-366, -252, 722, 262),
    focus: [rect(-220, -300, 240, 320)],
  };
}

/** A broad band with a thin one beside it, along the strap. */
function bands(ink: string): string {
  const run = (y: number, width: number): string =>
    `<path class="l" d="${line([
      [-290, y],
      [-100, y - 44],
      [90, y + 4],
    ])}" stroke="${ink}" stroke-width="${width}"/>`;
  return run(-96, 34) + run(-64, 7);
}
