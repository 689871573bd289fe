import { type Curve, line, offset } from '../../kit/curve';
import { type Dye, dyeFromHex, inkOn } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { lettering } from '../../kit/lettering';
import type { Sleeve } from '../../kit/sleeve';
import { across, around } from '../parts/arm';

/** The colors of a team shirt: ink for letters, rim around them, a third for trims. */
export interface Team {
  readonly ink: string;
  readonly rim: string;
  readonly trim: Dye;
}

export function teamOf(easel: Easel): Team {
  const ink = inkOn(easel.main, easel.accent);
  const isLightInk = dyeFromHex(ink).lightness > 0.6;
  const rim = isLightInk ? (easel.main.isDark ? easel.main.deep : '#20242c') : '#ffffff';
  return { ink, rim, trim: dyeFromHex(ink) };
}

const FALLBACK = { name: 'HEMLINE', number: '7' };

const letters = (easel: Easel) => easel.spec.lettering ?? FALLBACK;

export function frontNumber(easel: Easel, team: Team, y: number, height: number): string {
  return lettering({
    text: letters(easel).number,
    x: 0,
    y,
    height,
    maxWidth: 270,
    ink: team.ink,
    rim: team.rim,
  });
}

/** Name over number, the name on a slight arch. */
export function backLettering(easel: Easel, team: Team, top: number): string {
  const { name, number } = letters(easel);
  return (
    lettering({
      text: name,
      x: 0,
      y: top + 22,
      height: 46,
      maxWidth: 310,
      ink: team.ink,
      arch: 900,
    }) +
    lettering({
      text: number,
      x: 0,
      y: top + 202,
      height: 226,
      maxWidth: 330,
      ink: team.ink,
      rim: team.rim,
    })
  );
}

/** Three bands around something: wide, with thin ones beside it. */
export function tripleBand(curve: Curve, ink: string, thin: string, width: number): string {
  const stroke = (by: number, color: string, w: number): string =>
    `<path d="${line(offset(curve, by))}" fill="none" stroke="${color}" stroke-width="${w}"/>`;
  return (
    stroke(0, ink, width) +
    stroke(-width * 0.86, thin, width * 0.28) +
    stroke(width * 0.86, thin, width * 0.28)
  );
}

export const sleeveBands =
  (team: Team, isLong: boolean, t: number, width: number) =>
  (sleeve: Sleeve): string =>
    tripleBand(
      isLong ? around(sleeve, t) : extended(across(sleeve, t)),
      team.ink,
      team.trim.lightness > 0.6 ? team.trim.shade : '#f3f1ea',
      width,
    );

/** Run past both edges, to be clipped by the sleeve. */
function extended(curve: Curve): Curve {
  const [first, , last] = curve;
  if (!first || !last) return curve;
  const [dx, dy] = [(last[0] - first[0]) * 0.15, (last[1] - first[1]) * 0.15];
  return [
    [first[0] - dx, first[1] - dy, 'c'],
    [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2 + 3],
    [last[0] + dx, last[1] + dy, 'c'],
  ];
}

export const band = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
