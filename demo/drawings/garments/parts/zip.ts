import { num } from '../../kit/curve';
import { type Dye, lighter } from '../../kit/dye';
import type { Easel } from '../../kit/easel';

/** A zip down the middle: tape, teeth, stitching on both sides, and the puller at its top. */
export function zip(
  easel: Easel,
  top: number,
  bottom: number,
  dye: Dye,
  metal = '#b9b6ae',
): string {
  const tape = lighter(dye.base, dye.isDark ? 0.06 : -0.09);
  const sway = num(easel.random.near(0, 2.5));
  const run = `M0 ${top}Q${sway} ${(top + bottom) / 2} 0 ${bottom}`;
  const side = (x: number): string =>
    `<path d="${run}" transform="translate(${x} 0)" fill="none" stroke="${dye.thread}" stroke-width="1.5" stroke-dasharray="5.5 3"/>`;
  return (
    `<path d="${run}" fill="none" stroke="${dye.line}" stroke-width="25" stroke-opacity=".3"/>` +
    `<path d="${run}" fill="none" stroke="${tape}" stroke-width="20"/>` +
    `<path d="${run}" fill="none" stroke="${lighter(metal, -0.25)}" stroke-width="11"/>` +
    `<path d="${run}" fill="none" stroke="${metal}" stroke-width="10" stroke-dasharray="2.400 2.600"/>` +
    `<path d="${run}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="1.2"/>` +
    side(-17) +
    side(17) +
    puller(top + 8, metal)
  );
}

function puller(y: number, metal: string): string {
  const dark = lighter(metal, -0.3);
  return (
    `<g transform="translate(0 ${y})"><path d="M-9-8H9L11 10L6 18H-6L-11 10Z" fill="${metal}" stroke="${dark}"/>` +
    `<path d="M-5 10H5L7 44Q0 52-7 44Z" fill="${lighter(metal, 0.08)}" stroke="${dark}"/><circle cy="41" r="3" fill="${dark}"/>` +
    `<path d="M-6-5H2" stroke="#fff" stroke-opacity=".7" stroke-width="2"/></g>`
  );
}
