import { overall } from '../../kit/design';
import type { Easel } from '../../kit/easel';
import { seam } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { button } from '../parts/placket';
import { band, type Team } from './team';

/** Buttons, piping and pinstripes of a baseball shirt. */
export function baseballOver(easel: Easel, team: Team, torso: Torso): string {
  if (easel.spec.pattern !== 'stripe')
    return overall(easel, { at: [0, 340], half: 460, turn: 0, bend: 14 });
  const pins: string[] = [];
  for (let x = -270; x <= 270; x += 34)
    pins.push(`M${x}-20Q${x * 1.02} ${torso.cut.length / 2} ${x} ${torso.cut.length + 60}`);
  return `<path d="${pins.join('')}" fill="none" stroke="${team.ink}" stroke-width="3"/>`;
}

export function baseballFront(easel: Easel, team: Team, torso: Torso): string {
  const { neckDrop, length, hemSag } = torso.cut;
  const bottom = length + hemSag;
  const pipe = `M-14 ${neckDrop - 6}V${bottom}M14 ${neckDrop - 6}V${bottom}`;
  const buttons = [0, 1, 2, 3, 4, 5].map((i) =>
    button(
      0,
      neckDrop + 36 + i * ((bottom - neckDrop - 80) / 5),
      8.5,
      team.trim.lightness > 0.6 ? '#f2efe8' : team.ink,
    ),
  );
  return (
    band(pipe, easel.main.line, 6.5) +
    band(pipe, team.ink, 5) +
    seam(
      [
        [13, neckDrop],
        [13, bottom],
      ],
      easel.main,
      1.5,
    ) +
    buttons.join('')
  );
}
