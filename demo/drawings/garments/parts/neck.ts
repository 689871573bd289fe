import { type Curve, join, moveBy, reversed, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import { mist } from '../../kit/fold';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';
import { neckCurve, type Torso, vNeck } from '../../kit/torso';
import { ribBand } from '../../kit/trim';
import type { Piece } from './arm';

export const label = (y: number): string =>
  `<rect x="-20" y="${y}" width="40" height="26" rx="1.500" fill="#f4efe4"/><path d="M-11 ${y + 10}H11M-6 ${y + 17}H6" stroke="#57534e" stroke-width="2.200"/>`;

/** The inside of the back, seen through the neck opening. */
export function neckInside(easel: Easel, torso: Torso, dye: Dye, rise = 16): Piece {
  const { neck } = torso.cut;
  const top: Curve = [
    [-neck + 12, 6, 'c'],
    [-neck * 0.5, -rise * 0.2],
    [0, 0],
    [neck * 0.5, -rise * 0.2],
    [neck - 12, 6, 'c'],
  ];
  const d = shape(join(moveBy(top, 0, -rise * 0.4), reversed(moveBy(torso.neckline, 0, 6))));
  const over = `<path d="${d}" fill="${dye.line}" opacity=".34"/>${mist(easel, [neck * 0.3, torso.cut.neckDrop * 0.8], neck, torso.cut.neckDrop * 0.6, dye.line, 0.5)}`;
  return { d, art: panel(easel, { d, dye, fabric: 'jersey', relief: 3, over }) };
}

/** A rib collar around a round or V neck; back and front, with the label inside. */
export function ribCollar(easel: Easel, torso: Torso, dye: Dye, width: number, v = false): Piece {
  const { neck, neckDrop } = torso.cut;
  const curve = v ? vNeck : neckCurve;
  const backTop = moveBy(neckCurve(neck - width * 0.42, -5), 0, -width * 0.28);
  const backLow = neckCurve(neck, 22);
  const back = ribBand(easel, backTop, backLow, 34, dye, { relief: 3 });
  const inner = moveBy(curve(neck - width * 0.42, neckDrop - width * 0.64), 0, -width * 0.28);
  const front = ribBand(easel, inner, torso.neckline, 44, dye, { relief: 4, lift: 5 });
  const shade = `<path d="${back.d}" fill="${dye.line}" opacity=".22"/>`;
  const sewn = stitch(moveBy(torso.neckline, 0, 6), dye);
  return { d: back.d + front.d, art: back.art + shade + label(30) + front.art + sewn };
}

/** The collar from behind: one flat band. */
export function backCollar(easel: Easel, torso: Torso, dye: Dye, width: number): Piece {
  const { neck } = torso.cut;
  const top = moveBy(neckCurve(neck - width * 0.42, -3), 0, -width * 0.3);
  const band = ribBand(easel, top, torso.backNeckline, 36, dye, { relief: 4, lift: 3 });
  return { d: band.d, art: band.art + stitch(moveBy(torso.backNeckline, 0, 6), dye) };
}
