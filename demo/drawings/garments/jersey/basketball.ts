import { type Curve, line, moveBy } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Easel } from '../../kit/easel';
import { stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { band, type Team } from './team';

/** Bands down both sides and around the armholes of a vest. */
export function basketballOver(easel: Easel, team: Team, torso: Torso): string {
  const side = (edge: Curve): string =>
    band(line(edge), team.ink, 56) + band(line(edge), team.rim, 12);
  const sides =
    easel.spec.pattern === 'stripe' || easel.spec.pattern === 'check'
      ? ''
      : side(torso.sideLeft) + side(torso.sideRight);
  const block =
    easel.spec.pattern === 'color-block'
      ? `<path d="M-300 560Q0 520 300 560V900H-300Z" fill="${team.ink}"/>`
      : '';
  return overall(easel, { at: [0, 360], half: 480, turn: 0, bend: 12 }) + block + sides;
}

/** Armhole and hem trims of a vest, sewn on top. */
export function vestTrims(easel: Easel, team: Team, torso: Torso): string {
  const trim = (edge: Curve, by: number): string => {
    const inner = moveBy(edge, by, 3);
    return (
      band(line(inner), team.trim.line, 25) +
      band(line(inner), team.ink, 23) +
      stitch(moveBy(edge, by * 2.3, 3), easel.main)
    );
  };
  return trim(torso.armholeLeft, 9) + trim(torso.armholeRight, -9);
}
