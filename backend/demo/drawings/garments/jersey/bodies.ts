import { type Curve, line, moveBy, shape } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Easel } from '../../kit/easel';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { neckCurve, type Torso } from '../../kit/torso';
import { button } from '../parts/placket';
import { type Team, tripleBand } from './team';

const band = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

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
