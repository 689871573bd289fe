import { type Curve, join, line, shape } from '../../kit/curve';
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

const BOOT_TOP: Curve = [
  [-344, -46, 'c'],
  [-220, -46],
  [-40, -42],
  [90, -44, 'c'],
  [200, -48],
  [286, -54, 'c'],
];
const BOOT_LOW: Curve = [
  [-344, -24],
  [-300, -2],
  [-120, 0],
  [60, -2],
  [96, -4, 'c'],
  [100, 22, 'c'],
  [276, 22, 'c'],
  [290, -20],
];
const BOOT: Curve = [
  [-340, -46, 'c'],
  [-334, -92],
  [-276, -140],
  [-180, -176],
  [-92, -232],
  [-44, -320],
  [-36, -430],
  [-42, -560, 'c'],
  [80, -548],
  [196, -566, 'c'],
  [208, -420],
  [218, -290],
  [262, -180],
  [280, -52, 'c'],
];
const GORE: Curve = [
  [50, -552, 'c'],
  [132, -554, 'c'],
  [134, -420],
  [104, -270],
  [92, -248],
  [80, -270],
  [54, -420],
];

/** A Chelsea boot with elastic gores and pull tabs. */
export function boot(easel: Easel): Figure {
  const { main, accent, spec } = easel;
  const elastic =
    spec.pattern === 'color-block' ? accent : dyeFromHex(main.isDark ? main.base : main.deep);
  const base = sole(easel, BOOT_TOP, BOOT_LOW, {
    groove: 12,
    color: dyeFromHex('#4a3a2e'),
    tread: dyeFromHex('#2c241d'),
  });
  const outline = join(BOOT, [...BOOT_TOP].reverse());
  const over =
    overall(easel, { at: [0, -280], half: 420, turn: 0, bend: 8 }) +
    blot(easel, 'light', [-230, -120], 90, 40, 0.75) +
    blot(easel, 'light', [-4, -430], 40, 150, 0.5) +
    blot(easel, 'shade', [200, -260], 90, 230, 0.5) +
    drape(easel, [-84, -236], [30, -190], 26, 0.5) +
    drape(easel, [-110, -206], [10, -150], 24, 0.44) +
    drape(easel, [206, -300], [90, -220], -22, 0.34) +
    drape(easel, [230, -250], [120, -170], -22, 0.3);
  const ribs = GORE.length
    ? '<path d="M58-548V-400M70-550V-320M82-552V-270M94-552V-262M106-552V-290M118-552V-340M128-552V-420" stroke="#000" stroke-opacity=".4" stroke-width="4"/>'
    : '';
  const tab = `<path d="M176-556V-596Q190-606 206-596V-552" fill="none" stroke="${elastic.line}" stroke-width="17"/><path d="M176-556V-594Q190-604 206-594V-552" fill="none" stroke="${elastic.light}" stroke-width="12"/>`;
  const art =
    tab +
    `<path d="M-42-560C40-540 140-544 196-566C150-586 10-584-42-560Z" fill="${main.deep}"/>` +
    base.art +
    piece(easel, outline, main, 'smooth', { over, relief: 17, lift: 0 }) +
    piece(easel, GORE, elastic, 'smooth', { over: ribs, relief: 6, lift: 2 }) +
    rim(
      [
        [42, -552],
        [46, -420],
        [74, -262],
        [92, -236],
        [112, -264],
        [142, -420],
        [140, -554],
      ],
      main,
    ) +
    rim(
      [
        [-336, -58],
        [-200, -58],
        [0, -54],
        [276, -66],
      ],
      main,
    );
  return {
    art,
    silhouette: base.d + shape(outline),
    bounds: rect(-348, -604, 642, 630),
    focus: [rect(-80, -590, 330, 440)],
  };
}
