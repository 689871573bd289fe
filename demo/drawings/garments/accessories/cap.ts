import { type Curve, join, mirror, moveBy, reversed, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import { inkOn } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { motif } from '../../kit/motifs';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { shadeFor } from '../parts/dress';

const EDGE: Curve = [
  [-236, 6, 'c'],
  [-130, 34],
  [0, 44],
  [130, 34],
  [236, 6, 'c'],
];
const DOME: Curve = [
  [-236, 6, 'c'],
  [-240, -96],
  [-196, -206],
  [-110, -274],
  [2, -292],
  [114, -272],
  [198, -202],
  [240, -94],
  [236, 6, 'c'],
];
const BRIM: Curve = [
  [-238, 2, 'c'],
  [-262, 70],
  [-216, 142],
  [-110, 186],
  [4, 198],
  [116, 184],
  [218, 140],
  [262, 70],
  [238, 2, 'c'],
];

/** A six-panel cap from the front, brim towards us; the strap side from behind. */
export function cap(easel: Easel, isBack: boolean): Figure {
  const { main, accent, spec } = easel;
  const brimDye = spec.pattern === 'color-block' ? accent : main;
  const shading = shadeFor(easel, main);
  const crownShape = shape(join(DOME, reversed(EDGE)));
  const over = overall(easel, { at: [0, -130], half: 300, turn: 0, bend: 30 }) + crownFolds(easel);
  const crown = panel(easel, {
    d: crownShape,
    dye: main,
    shading,
    fabric: 'twill',
    relief: 20,
    lift: 12,
    over,
  });
  const seams = panelSeams(easel);
  const button = `<ellipse cx="2" cy="-290" rx="17" ry="10" fill="${brimDye.base}" stroke="${brimDye.line}" stroke-opacity=".7" stroke-width="1.600"/><ellipse cx="-2" cy="-293" rx="8" ry="3.500" fill="${brimDye.glow}" fill-opacity=".6"/>`;
  const ink = inkOn(main, accent);
  const badge = isBack ? '' : motif(spec.motif, 0, -118, 130, ink);
  const brim = isBack ? '' : brimArt(easel);
  const brimShape = shape(join(BRIM, reversed(EDGE)));
  return {
    art: brim + crown + seams + button + badge + (isBack ? strap(easel) : ''),
    silhouette: isBack ? crownShape : crownShape + brimShape,
    bounds: rect(-262, -302, 524, isBack ? 350 : 504),
    focus: [rect(-150, -280, 270, 360)],
  };
}

function brimArt(easel: Easel): string {
  const { main, accent, spec } = easel;
  const dye = spec.pattern === 'color-block' ? accent : main;
  const d = shape(join(BRIM, reversed(EDGE)));
  const rows = [18, 36, 54, 72, 90]
    .map((by) =>
      stitch(
        BRIM.map(([x, y], i) => [
          x * (1 - by / 620),
          y - by * (i === 0 || i === BRIM.length - 1 ? 0 : 0.86),
        ]),
        dye,
      ),
    )
    .join('');
  const over =
    blot(easel, 'light', [-90, 110], 150, 50, 0.45, dye) +
    blot(easel, 'shade', [0, 40], 260, 46, 0.8, dye) +
    blot(easel, 'shade', [190, 120], 90, 70, 0.3, dye);
  return panel(easel, { d, dye, fabric: 'twill', relief: 10, over: over + rows });
}

const crownFolds = (easel: Easel): string =>
  blot(easel, 'light', [-96, -190], 110, 90, 0.5) +
  blot(easel, 'shade', [180, -80], 110, 170, 0.5) +
  blot(easel, 'shade', [0, 30], 260, 34, 0.4) +
  drape(easel, [-190, -30], [-120, -110], 26, 0.2) +
  drape(easel, [200, -20], [130, -110], -28, 0.26);

function panelSeams(easel: Easel): string {
  const { main } = easel;
  const middle: Curve = [
    [2, -288, 'c'],
    [1, -130],
    [0, 42, 'c'],
  ];
  const side: Curve = [
    [10, -286, 'c'],
    [104, -214],
    [150, -90],
    [156, 26, 'c'],
  ];
  const rows = [
    moveBy(middle, 6, 0),
    moveBy(middle, -6, 0),
    moveBy(side, 6, 0),
    moveBy(mirror(side), -6, 0),
  ]
    .map((c) => stitch(c, main))
    .join('');
  const eyelets = [-74, 78]
    .map(
      (x) =>
        `<circle cx="${x}" cy="-208" r="8" fill="none" stroke="${main.thread}" stroke-width="4"/><circle cx="${x}" cy="-208" r="4.500" fill="${main.line}"/>`,
    )
    .join('');
  return (
    seam(middle, main) +
    seam(side, main) +
    seam(mirror(side), main) +
    rows +
    eyelets +
    stitch(moveBy(EDGE, 0, -14), main)
  );
}

function strap(easel: Easel): string {
  const { main } = easel;
  const arch = 'M-92 34C-92-40-60-84 0-84S92-40 92 34Q0 48-92 34Z';
  const band = shape([
    [-108, -6, 'c'],
    [0, 8],
    [108, -6, 'c'],
    [108, 30, 'c'],
    [0, 44],
    [-108, 30, 'c'],
  ]);
  return (
    `<path d="${arch}" fill="${easel.spec.ground}"/><path d="${arch}" fill="${main.line}" fill-opacity=".35"/><path d="M-92 34C-92-40-60-84 0-84S92-40 92 34" class="t" stroke="${main.thread}" transform="translate(0 -8) scale(1.060)"/>` +
    panel(easel, { d: band, dye: main, fabric: 'twill', relief: 6, lift: 6 }) +
    '<path d="M18-2h34v40h-34z" fill="none" stroke="#b9b3a6" stroke-width="6"/><path d="M18-2h34" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>'
  );
}
