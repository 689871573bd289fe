import { type Curve, join, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import { dyeFromHex } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { piece, rim, sole } from './parts';

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
