import { num } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import { lighter } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { mist } from '../../kit/fold';
import { shadowTone } from '../../kit/ground';
import { clipTo } from '../../kit/panel';
import { boxGradient, type Sheet } from '../../kit/sheet';

/** Light around a glossy or matt cylinder, from left to right. */
export function roundTone(sheet: Sheet, dye: Dye, isGlossy: boolean): string {
  const peak = isGlossy ? dye.glow : dye.light;
  return boxGradient(
    sheet,
    [0, 0],
    [1, 0],
    [
      { at: 0, color: dye.shade },
      { at: 0.08, color: dye.base },
      { at: 0.2, color: dye.light },
      { at: 0.27, color: peak },
      { at: 0.36, color: dye.light },
      { at: 0.56, color: dye.base },
      { at: 0.84, color: dye.shade },
      { at: 0.95, color: dye.deep },
      { at: 1, color: dye.shade },
    ],
  );
}

/** Brushed steel. */
export function steelTone(sheet: Sheet): string {
  return boxGradient(
    sheet,
    [0, 0],
    [1, 0],
    [
      { at: 0, color: '#7e8284' },
      { at: 0.14, color: '#c9cccd' },
      { at: 0.26, color: '#ffffff' },
      { at: 0.4, color: '#cfd2d3' },
      { at: 0.62, color: '#a2a6a8' },
      { at: 0.82, color: '#7b7f81' },
      { at: 0.93, color: '#b4b7b8' },
      { at: 1, color: '#74787a' },
    ],
  );
}

/** A turned body: its tone, what is printed on it, and the light that runs down its side. */
export function turned(
  easel: Easel,
  d: string,
  dye: Dye,
  print: string,
  isGlossy: boolean,
): string {
  const clip = clipTo(easel, d);
  const wrap = boxGradient(
    easel.sheet,
    [0, 0],
    [1, 0],
    [
      { at: 0, color: '#000', opacity: 0.3 },
      { at: 0.12, color: '#000', opacity: 0.02 },
      { at: 0.24, color: '#fff', opacity: isGlossy ? 0.3 : 0.14 },
      { at: 0.36, color: '#fff', opacity: 0.02 },
      { at: 0.6, color: '#000', opacity: 0.04 },
      { at: 0.88, color: '#000', opacity: 0.34 },
      { at: 1, color: '#000', opacity: 0.16 },
    ],
  );
  const shaded = print ? `${print}<path d="${d}" fill="${wrap}"/>` : '';
  return `<path d="${d}" fill="${roundTone(easel.sheet, dye, isGlossy)}"/><g clip-path="url(#${clip})">${shaded}</g><path class="l" d="${d}" stroke="${dye.line}" stroke-opacity=".45" stroke-width="1.600"/>`;
}

/** The shadow of something that stands: dark at the foot, running off to the lower right. */
export function standing(easel: Easel, x: number, y: number, half: number, height: number): string {
  const tone = shadowTone(easel.spec.ground);
  return (
    mist(easel, [x + half * 0.7, y - 4], half * 2.1, 46, tone, 0.42) +
    `<g transform="translate(${x} ${y}) skewX(${num(easel.random.near(-50, 6))})">${mist(easel, [half * 0.2, -height * 0.1], half * 1.1, height * 0.24, tone, 0.22)}</g>` +
    mist(easel, [x + 6, y], half * 1.12, 20, lighter(tone, -0.2), 0.75)
  );
}
