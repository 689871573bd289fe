import { type Curve, join, line, mirror, offset, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { blot, drape, fold, mist } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';

const OUTER: Curve = [
  [-128, 34, 'c'],
  [-151, -20],
  [-148, -104],
  [-112, -186],
  [-56, -226],
  [4, -234],
  [64, -224],
  [120, -180],
  [152, -98],
  [150, -18],
  [128, 34, 'c'],
];
const COLLAR: Curve = [
  [128, 34, 'c'],
  [98, 80],
  [54, 112],
  [0, 128, 'c'],
];
const MOUTH: Curve = [
  [-8, -158, 'c'],
  [48, -150],
  [84, -106],
  [92, -40],
  [74, 26],
  [38, 74],
  [-8, 104, 'c'],
];

/** The hood laid up behind the neck: lining inside, double-stitched mouth, centre seam. */
export function hood(
  easel: Easel,
  dye: Dye,
  fabric: Fabric = 'fleece',
): { d: string; art: string } {
  const outline = shape(join(OUTER, COLLAR, mirror(COLLAR)));
  const leftMouth: Curve = mirror(
    MOUTH.map((n, i) => (i === MOUTH.length - 1 ? [8, 104, 'c'] : n)),
  );
  const mouth = shape(join(MOUTH, leftMouth));
  const inside = panel(easel, {
    d: mouth,
    dye,
    fabric,
    relief: 4,
    over: lining(easel, dye, mouth),
  });
  const shell = panel(easel, {
    d: `${outline}${mouth}`,
    evenOdd: true,
    dye,
    fabric,
    relief: 12,
    lift: 16,
    over: shellFolds(easel),
  });
  const edge = stitch(offset(MOUTH, -15), dye) + stitch(offset(leftMouth, -15), dye);
  const crossing = seam(
    [
      [-8, 104, 'c'],
      [6, 112],
      [14, 126, 'c'],
    ],
    dye,
  );
  return {
    d: outline,
    art:
      shell +
      inside +
      edge +
      crossing +
      seam(
        [
          [0, -232],
          [0, -159],
        ],
        dye,
      ),
  };
}

function lining(easel: Easel, dye: Dye, mouth: string): string {
  const { deep, line: dark } = dye;
  return (
    `<path d="${mouth}" fill="${dark}" opacity="${dye.isDark ? 0.45 : 0.3}"/>` +
    mist(easel, [26, -10], 100, 150, dark, 0.5) +
    mist(easel, [-40, -70], 60, 90, dye.light, 0.25) +
    seam(
      [
        [0, -158],
        [2, -60],
        [0, 40],
      ],
      dye,
    ) +
    fold(easel, 'crease', [-60, -110], [-34, 40], -20, 0.4) +
    fold(easel, 'crease', [60, -110], [30, 40], 24, 0.5) +
    `<path d="M-52 22Q0 46 52 22L30 84L0 104L-30 84Z" fill="${deep}" opacity=".35"/>` +
    label()
  );
}

const label = (): string =>
  '<rect x="-21" y="38" width="42" height="27" rx="1.500" fill="#f4efe4"/><path d="M-12 48H12M-7 56H7" stroke="#57534e" stroke-width="2.200"/>';

function shellFolds(easel: Easel): string {
  const { random } = easel;
  return (
    blot(easel, 'light', [-70, -170], 90, 80, 0.4) +
    blot(easel, 'shade', [140, -20], 60, 130, 0.5) +
    drape(easel, [-118, 30], [-128, -110], -20, 0.36) +
    drape(easel, [-70, 84], [random.near(-112, 6), -30], -16, 0.36) +
    drape(easel, [122, 34], [random.near(128, 6), -120], 22, 0.44) +
    drape(easel, [76, 84], [random.near(112, 6), -40], 18, 0.4) +
    drape(easel, [-28, -228], [-86, -150], 15, 0.26) +
    drape(easel, [30, -226], [96, -140], -16, 0.36)
  );
}

/** Drawcords falling out of their eyelets, each a little differently. */
export function cords(easel: Easel, color: string, dye: Dye): string {
  const { random } = easel;
  return ([-1, 1] as const)
    .map((side) => {
      const x = side * 46;
      const length =
        easel.spec.pattern === 'chest-print' ? random.between(64, 84) : random.between(170, 220);
      const sway = random.near(side * 10, 12);
      const curve: Curve = [
        [x, 84, 'c'],
        [x + sway * 0.2 + side * 5, 84 + length * 0.3],
        [x + sway, 84 + length * 0.7],
        [x + sway * 0.5, 84 + length, 'c'],
      ];
      const d = line(curve);
      const [ex, ey] = [x + sway * 0.5, 84 + length];
      return (
        `<path d="${d}" fill="none" stroke="${dye.line}" stroke-width="10" stroke-opacity=".35" stroke-linecap="round" transform="translate(4 5)"/>` +
        `<circle cx="${x}" cy="82" r="8.500" fill="#c9c6bf"/><circle cx="${x}" cy="82" r="4.500" fill="#3a3733"/>` +
        `<path d="${d}" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"/>` +
        `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="8" stroke-dasharray="1.500 4"/>` +
        `<path d="M${ex} ${ey - 4}v26" stroke="#bdb8ae" stroke-width="9"/><path d="M${ex - 2} ${ey - 3}v24" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`
      );
    })
    .join('');
}
