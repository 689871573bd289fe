import { type Curve, moveBy, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Easel } from '../../kit/easel';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { neckCurve, type Torso } from '../../kit/torso';
import { band, type Team } from './team';

/** Diagonal flashes of a cycling shirt. */
export function cyclingOver(easel: Easel, team: Team): string {
  const { pattern } = easel.spec;
  if (pattern === 'stripe' || pattern === 'check')
    return overall(easel, { at: [0, 340], half: 460, turn: 0, bend: 14 });
  if (pattern === 'color-block')
    return `<path d="M-300 330L300 190V900H-300Z" fill="${team.ink}"/><path d="M-300 312L300 172" stroke="${team.rim}" stroke-width="12"/>`;
  const y = 262;
  return (
    band(`M-300 ${y}Q0 ${y + 14} 300 ${y}`, team.ink, 64) +
    band(
      `M-300 ${y - 48}Q0 ${y - 34} 300 ${y - 48}M-300 ${y + 48}Q0 ${y + 62} 300 ${y + 48}`,
      team.trim.lightness > 0.6 ? team.trim.shade : '#f3f1ea',
      9,
    )
  );
}

/** The three pockets across the lower back. */
export function backPockets(easel: Easel, torso: Torso): string {
  const { length, hem } = torso.cut;
  const dye = easel.main;
  const top: Curve = moveBy(
    [
      [-hem + 8, 0, 'c'],
      [0, 10],
      [hem - 8, 0, 'c'],
    ],
    0,
    length - 170,
  );
  const splits = [-68, 68]
    .map((x) =>
      seam(
        [
          [x, length - 164],
          [x * 1.04, length - 8],
        ],
        dye,
      ),
    )
    .join('');
  return seam(top, dye, 2.5) + stitch(moveBy(top, 0, 8), dye) + splits;
}

/** A low standing collar. */
export function standCollar(easel: Easel, torso: Torso): { d: string; art: string } {
  const { neck } = torso.cut;
  const d = shape([
    [-neck + 6, -40, 'c'],
    [0, -34],
    [neck - 6, -40, 'c'],
    [neck + 4, -4],
    [neck - 14, 30],
    [0, 52],
    [-neck + 14, 30],
    [-neck - 4, -4],
  ]);
  const inside = shape([
    [-neck + 6, -40, 'c'],
    [0, -48],
    [neck - 6, -40, 'c'],
    [0, -16],
  ]);
  const shade = `<path d="${inside}" fill="${easel.main.deep}"/>`;
  return {
    d: d + inside,
    art:
      shade +
      panel(easel, { d, dye: easel.main, fabric: 'jersey', relief: 7, lift: 6 }) +
      stitch(moveBy(neckCurve(neck - 6, 52), 0, 6), easel.main),
  };
}
