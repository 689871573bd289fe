import { overall } from '../../kit/design';
import type { Easel } from '../../kit/easel';
import type { Torso } from '../../kit/torso';
import type { Team } from './team';

/** Side panels and shoulder yoke of a football shirt. */
export function footballOver(easel: Easel, team: Team, torso: Torso): string {
  const { chest, armpit, length } = torso.cut;
  const side = (s: 1 | -1): string =>
    `<path d="M${s * (chest + 20)} ${armpit - 30}Q${s * (chest - 66)} ${(armpit + length) / 2} ${s * (chest - 30)} ${length + 20}H${s * (chest + 40)}Z" fill="${team.ink}"/>` +
    `<path d="M${s * (chest + 10)} ${armpit - 30}Q${s * (chest - 76)} ${(armpit + length) / 2} ${s * (chest - 40)} ${length + 20}" fill="none" stroke="${easel.main.line}" stroke-width="2" stroke-opacity=".5"/>`;
  if (easel.spec.pattern === 'color-block') return side(1) + side(-1) + yoke(team);
  return (
    overall(easel, { at: [0, 340], half: 460, turn: 0, bend: 14 }) +
    (easel.spec.pattern === 'plain' ? side(1) + side(-1) : '')
  );
}

const yoke = (team: Team): string =>
  `<path d="M-300-40H300V128Q0 92-300 128Z" fill="${team.ink}"/>`;
