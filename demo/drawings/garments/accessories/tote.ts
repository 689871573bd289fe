import { type Curve, line, shape } from '../../kit/curve';
import { chestPrint, overall } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';
import { shadeFor } from '../parts/dress';

const BAG: Curve = [
  [-250, 0, 'c'],
  [-80, 6],
  [90, 2],
  [250, -2, 'c'],
  [256, 260],
  [244, 560, 'c'],
  [130, 570],
  [0, 566],
  [-150, 572],
  [-246, 558, 'c'],
  [-258, 280],
];

/** A canvas tote with its handles laid up. */
export function tote(easel: Easel, isBack: boolean): Figure {
  const { main, accent, spec } = easel;
  const d = shape(BAG);
  const handleDye = spec.pattern === 'color-block' ? accent : main;
  const block =
    spec.pattern === 'color-block'
      ? `<path d="M-300 400Q0 412 300 398V700H-300Z" fill="${accent.base}"/>`
      : '';
  const print = isBack ? '' : printOf(easel);
  const over =
    overall(easel, { at: [0, 280], half: 400, turn: 0, bend: 8 }) + block + print + folds(easel);
  const far = handle(easel, 16, -250, handleDye.shade, handleDye.line, 116);
  const near = handle(easel, 0, -226, handleDye.base, handleDye.line, 128);
  const bag = panel(easel, {
    d,
    dye: main,
    shading: shadeFor(easel, main),
    fabric: 'weave',
    relief: 12,
    over,
  });
  const hem =
    stitch(
      [
        [-250, 40],
        [-60, 46],
        [250, 38],
      ],
      main,
    ) + [-128, 128].map((x) => patch(x, handleDye.base, handleDye.thread)).join('');
  return {
    art: far.art + bag + near.art + hem,
    silhouette: d,
    bounds: rect(-262, -250, 524, 826),
    focus: [rect(-230, -40, 300, 400)],
  };
}

function printOf(easel: Easel): string {
  const { pattern } = easel.spec;
  if (pattern === 'stripe' || pattern === 'check') return '';
  const ink = inkOn(easel.main, easel.accent);
  const rule = `<path d="M-96 430H96M-56 450H56" stroke="${ink}" stroke-width="5" stroke-opacity=".85"/>`;
  return (
    chestPrint(easel, 0, pattern === 'color-block' ? 220 : 270, 250) +
    (pattern === 'color-block' ? '' : rule)
  );
}

const folds = (easel: Easel): string =>
  blot(easel, 'shade', [210, 380], 130, 300, 0.4) +
  blot(easel, 'light', [-130, 200], 150, 200, 0.3) +
  drape(easel, [-128, 60], [-70, 300], -40, 0.24) +
  drape(easel, [128, 60], [150, 330], 40, 0.28) +
  drape(easel, [-240, 520], [-80, 430], 40, 0.28) +
  drape(easel, [240, 530], [90, 460], -36, 0.3) +
  drape(easel, [-30, 90], [60, 520], 44, 0.16);

function handle(
  easel: Easel,
  shift: number,
  top: number,
  color: string,
  edge: string,
  x: number,
): { d: string; art: string } {
  const sway = easel.random.near(shift, 14);
  const curve: Curve = [
    [-x, 60, 'c'],
    [-x - 4, -60],
    [-x * 0.6 + sway, top + 30],
    [sway, top],
    [x * 0.6 + sway, top + 34],
    [x + 4, -60],
    [x, 60, 'c'],
  ];
  const d = line(curve);
  const shadow = [60, 50, 42]
    .map(
      (w) =>
        `<path class="l" d="${d}" stroke="#000" stroke-opacity=".05" stroke-width="${w}" transform="translate(8 12)"/>`,
    )
    .join('');
  const art =
    shadow +
    `<path class="l" d="${d}" stroke="${edge}" stroke-width="35" stroke-opacity=".6"/><path class="l" d="${d}" stroke="${color}" stroke-width="32"/>` +
    `<path class="l" d="${d}" stroke="#fff" stroke-opacity=".16" stroke-width="10" transform="translate(-6 -4)"/><path class="t" d="${d}" stroke="${edge}" stroke-opacity=".5" transform="translate(0 9)"/>`;
  return { d, art };
}

const patch = (x: number, color: string, thread: string): string =>
  `<path d="M${x - 17} 6h34v62h-34z" fill="${color}"/><path class="t" d="M${x - 12} 12h24v50h-24zl24 50m-24 0l24-50" stroke="${thread}"/>`;
