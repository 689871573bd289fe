import { type Curve, line, num } from '../../kit/curve';
import { type Dye, lighter } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';

/** One sewn-through button with its buttonhole. */
export function button(
  x: number,
  y: number,
  radius: number,
  color: string,
  holes: 2 | 4 = 4,
): string {
  const dark = lighter(color, -0.28);
  const at = radius * 0.28;
  const dots = (
    holes === 4
      ? [
          [-at, -at],
          [at, -at],
          [-at, at],
          [at, at],
        ]
      : [
          [-at, 0],
          [at, 0],
        ]
  )
    .map(
      ([dx, dy]) =>
        `<circle cx="${num(dx ?? 0)}" cy="${num(dy ?? 0)}" r="${num(radius * 0.15)}" fill="${dark}"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${num(x)} ${num(y)})"><circle cx="1.500" cy="2.500" r="${radius}" fill="#000" opacity=".28"/>` +
    `<circle r="${radius}" fill="${color}" stroke="${dark}" stroke-width=".8"/><circle r="${num(radius * 0.66)}" fill="none" stroke="${dark}" stroke-opacity=".5"/>` +
    `<path d="M${num(-radius * 0.7)} ${num(-radius * 0.4)}A${radius * 0.8} ${radius * 0.8} 0 0 1 ${num(radius * 0.1)} ${num(-radius * 0.8)}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.4"/>${dots}</g>`
  );
}

interface Placket {
  readonly top: number;
  readonly bottom: number;
  readonly half: number;
  readonly fabric: Fabric;
  readonly buttons: number;
  readonly buttonColor: string;
  readonly buttonRadius?: number;
  /** Inset of the first and last button sit, from top and bottom. */
  readonly inset?: readonly [number, number];
  readonly over?: string;
}

/** The buttoned strip down the middle of a front. */
export function placket(easel: Easel, p: Placket, dye: Dye): string {
  const { top, bottom, half } = p;
  const right: Curve = [
    [half, top, 'c'],
    [half + easel.random.near(0, 2), (top + bottom) / 2],
    [half, bottom, 'c'],
  ];
  const left: Curve = [
    [-half, top, 'c'],
    [-half + easel.random.near(0, 2), (top + bottom) / 2],
    [-half, bottom, 'c'],
  ];
  const d = `${line(right)}L${-half} ${bottom}${line([...left].reverse()).replace('M', 'L')}Z`;
  const strip = panel(easel, {
    d,
    dye,
    fabric: p.fabric,
    relief: 4,
    lift: 4,
    ...(p.over ? { over: p.over } : {}),
  });
  const rows =
    stitch(
      left.map(([x, y, c]) => (c ? [x + 5, y, c] : [x + 5, y])),
      dye,
    ) +
    stitch(
      right.map(([x, y, c]) => (c ? [x - 5, y, c] : [x - 5, y])),
      dye,
    );
  const [from, to] = p.inset ?? [22, 40];
  const buttons = Array.from({ length: p.buttons }, (_, i) => {
    const share = p.buttons === 1 ? 0 : i / (p.buttons - 1);
    return button(
      0,
      top + from + (bottom - top - from - to) * share,
      p.buttonRadius ?? 8,
      p.buttonColor,
    );
  });
  return strip + rows + buttons.join('');
}
