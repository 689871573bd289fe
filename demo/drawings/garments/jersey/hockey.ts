import { type Curve, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Easel } from '../../kit/easel';
import { panel } from '../../kit/panel';
import type { Torso } from '../../kit/torso';
import { type Team, tripleBand } from './team';

/** Chest and hem bands of a hockey shirt. */
export function hockeyOver(easel: Easel, team: Team, torso: Torso): string {
  const { length } = torso.cut;
  const level = (y: number): Curve => [
    [-320, y, 'c'],
    [0, y + 12],
    [320, y, 'c'],
  ];
  const thin = team.trim.lightness > 0.6 ? team.trim.shade : '#f3f1ea';
  const block =
    easel.spec.pattern === 'color-block'
      ? `<path d="M-320-40H320V120Q0 168-320 120Z" fill="${team.ink}"/>`
      : '';
  return (
    overall(easel, { at: [0, 340], half: 460, turn: 0, bend: 14 }) +
    block +
    tripleBand(level(length - 104), team.ink, thin, 52)
  );
}

/** Laces in the neck of a hockey shirt. */
export function laces(easel: Easel): string {
  const d = shape([
    [-20, 84, 'c'],
    [20, 84, 'c'],
    [16, 176, 'c'],
    [-16, 176, 'c'],
  ]);
  const flap = panel(easel, { d, dye: easel.main, fabric: 'mesh', relief: 3, lift: 3 });
  const cross = [0, 1, 2]
    .map((i) => `M-13 ${104 + i * 24}L13 ${122 + i * 24}M13 ${104 + i * 24}L-13 ${122 + i * 24}`)
    .join('');
  const ends = 'M-8 98C-40 108-46 140-40 176M8 98C42 106 44 130 50 168';
  return (
    `${flap}<path d="${cross}${ends}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7" transform="translate(2 3)"/>` +
    `<path d="${cross}${ends}" fill="none" stroke="#f1eee6" stroke-width="6" stroke-linecap="round"/>`
  );
}
