import { type Curve, join, num, reversed, sample, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Dye } from '../../kit/dye';
import { type Easel, type Figure, rect } from '../../kit/easel';
import { blot, drape } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { shadeFor } from '../parts/dress';

/** A knitted scarf laid in a loop, one end over the other, with fringes. */
export function scarf(easel: Easel): Figure {
  const { main, accent, spec } = easel;
  const endDye = spec.pattern === 'color-block' ? accent : main;
  const under = tail(
    easel,
    endDye,
    [
      [60, -130, 'c'],
      [-60, 60],
      [-110, 330],
      [-128, 560, 'c'],
    ],
    [
      [236, -60, 'c'],
      [120, 110],
      [70, 330],
      [54, 566, 'c'],
    ],
    5,
  );
  const over = tail(
    easel,
    endDye,
    [
      [-226, -80, 'c'],
      [-110, 90],
      [-50, 280],
      [-36, 470, 'c'],
    ],
    [
      [-60, -150, 'c'],
      [60, 40],
      [124, 270],
      [148, 462, 'c'],
    ],
    -6,
  );
  const loopBack: Curve = [
    [-216, -60, 'c'],
    [-262, -180],
    [-210, -310],
    [-80, -378],
    [80, -380],
    [210, -312],
    [262, -180],
    [220, -50, 'c'],
    [90, -120, 'c'],
    [118, -190],
    [80, -240],
    [0, -256],
    [-80, -240],
    [-118, -190],
    [-84, -120, 'c'],
  ];
  const d = shape(loopBack);
  const folds =
    blot(easel, 'light', [-140, -300], 120, 80, 0.5) +
    blot(easel, 'shade', [190, -160], 90, 150, 0.5) +
    drape(easel, [-220, -140], [-40, -340], -40, 0.36) +
    drape(easel, [-170, -110], [-70, -270], -30, 0.3) +
    drape(easel, [40, -350], [220, -160], -40, 0.36) +
    drape(easel, [20, -300], [160, -150], -30, 0.3);
  const loop = panel(easel, {
    d,
    dye: main,
    shading: shadeFor(easel, main),
    fabric: 'knit',
    relief: 18,
    over: overall(easel, { at: [0, -200], half: 360, turn: 0, bend: 60 }) + folds,
  });
  return {
    art: under.art + loop + over.art,
    silhouette: under.d + d + over.d,
    bounds: rect(-268, -386, 536, 1040),
    focus: [rect(-180, -230, 330, 440)],
  };
}

function tail(
  easel: Easel,
  dye: Dye,
  left: Curve,
  right: Curve,
  turn: number,
): { d: string; art: string } {
  const outline = join(left, reversed(right));
  const d = shape(outline);
  const [lx, ly] = left.at(-1) ?? [0, 0];
  const [rx, ry] = right.at(-1) ?? [0, 0];
  const middle: [number, number] = [(lx + rx) / 2, (ly + (left[0]?.[1] ?? 0)) / 2];
  const over =
    overall(easel, { at: middle, half: 460, turn, bend: 8 }) +
    blot(easel, 'shade', [rx - 10, middle[1]], 50, 320, 0.5, dye) +
    drape(easel, [(lx + rx) / 2 - 60, middle[1] - 240], [lx + 60, ly - 30], -34, 0.3, dye) +
    drape(easel, [(lx + rx) / 2 + 10, middle[1] - 220], [rx - 46, ry - 60], 34, 0.3, dye) +
    drape(easel, [lx + 20, middle[1] + 40], [lx + 110, middle[1] - 60], 26, 0.26, dye);
  const art =
    fringe(
      easel,
      [
        [lx, ly - 4],
        [rx, ry - 4],
      ],
      dye,
    ) +
    panel(easel, {
      d,
      dye,
      shading: shadeFor(easel, dye),
      fabric: 'knit',
      grain: turn,
      relief: 14,
      lift: 12,
      over,
    });
  return { d, art };
}

/** Knotted tassels along an edge. */
export function fringe(easel: Easel, edge: Curve, dye: Dye, length = 76): string {
  const { random } = easel;
  const roots = sample(edge, 15);
  const strands = roots.flatMap(([x, y]) =>
    [-4, 0, 4].map(
      (dx) =>
        `M${num(x + dx)} ${num(y)}C${num(x + dx * 0.4)} ${num(y + 22)} ${num(x + dx + random.near(0, 4))} ${num(y + 44)} ${num(x + dx * 1.8 + random.near(0, 6))} ${num(y + length + random.near(0, 9))}`,
    ),
  );
  const d = strands.join('');
  const knots = roots.map(([x, y]) => `M${num(x - 4)} ${num(y + 16)}h8`).join('');
  return (
    `<path class="l" d="${d}" stroke="#000" stroke-opacity=".16" stroke-width="5" transform="translate(4 6)"/><path class="l" d="${d}" stroke="${dye.shade}" stroke-width="4.500"/>` +
    `<path class="l" d="${d}" stroke="${dye.light}" stroke-width="2" transform="translate(-1 0)"/><path d="${knots}" stroke="${dye.base}" stroke-width="9" stroke-linecap="round"/>`
  );
}
