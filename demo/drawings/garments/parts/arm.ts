import type { Curve } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { shortSleeveFolds, sleeveFolds } from '../../kit/folds';
import { panel } from '../../kit/panel';
import { buildSleeve, type Sleeve, type SleeveCut } from '../../kit/sleeve';
import { stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { barrelCuff, cuff } from '../../kit/trim';
import { shadeFor } from './dress';

export interface Piece {
  readonly d: string;
  readonly art: string;
}

export interface ArmStyle {
  readonly fabric: Fabric;
  readonly dye: Dye;
  readonly rib: Dye;
  /** Length of the ribbed cuff; none ends in a stitched hem. */
  readonly cuff?: number;
  readonly cuffStyle?: 'rib' | 'barrel';
  /** More markup on the cloth: stripes, tapes. */
  readonly over?: (sleeve: Sleeve) => string;
  readonly isPlain?: boolean;
}

/** A line across a sleeve, a share `t` down the arm. */
export const across = (sleeve: Sleeve, t: number): Curve => [
  [...sleeve.at(t, 0.01), 'c'],
  [...sleeve.at(t + 0.012, 0.5)],
  [...sleeve.at(t, 0.99), 'c'],
];

/** A level band around the arm, wide enough to be clipped by the sleeve. */
export function around(sleeve: Sleeve, t: number): Curve {
  const [x, y] = sleeve.at(t, 0.5);
  const angle = (sleeve.lean * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * 130, Math.sin(angle) * 130];
  return [
    [x - dx, y - dy, 'c'],
    [x, y + 7],
    [x + dx, y + dy, 'c'],
  ];
}

function draw(easel: Easel, sleeve: Sleeve, style: ArmStyle, folds: string): Piece {
  const middle = sleeve.at(0.5, 0.5);
  const cloth = style.isPlain
    ? ''
    : overall(easel, { at: middle, half: 420, turn: sleeve.lean, bend: 14 });
  const over = cloth + (style.over?.(sleeve) ?? '') + folds;
  const shading = shadeFor(easel, style.dye);
  const sewn = panel(easel, {
    d: sleeve.d,
    dye: style.dye,
    shading,
    fabric: style.fabric,
    grain: sleeve.lean,
    over,
    relief: 13,
  });
  if (style.cuff === undefined) return { d: sleeve.d, art: sewn };
  const band =
    style.cuffStyle === 'barrel'
      ? barrelCuff(easel, sleeve, style.cuff, style.rib, { over: cloth, shading })
      : cuff(easel, sleeve, style.cuff, style.rib);
  return { d: sleeve.d + band.d, art: band.art + sewn };
}

export function longArm(easel: Easel, torso: Torso, cut: SleeveCut, style: ArmStyle): Piece {
  const sleeve = buildSleeve(torso, cut);
  const piece = draw(easel, sleeve, style, sleeveFolds(easel, sleeve, shadeFor(easel, style.dye)));
  const hem = stitch(across(sleeve, style.cuff === undefined ? 0.965 : 0.985), style.dye);
  return { d: piece.d, art: piece.art + hem };
}

export function shortArm(easel: Easel, torso: Torso, cut: SleeveCut, style: ArmStyle): Piece {
  const sleeve = buildSleeve(torso, cut);
  const piece = draw(
    easel,
    sleeve,
    style,
    shortSleeveFolds(easel, sleeve, shadeFor(easel, style.dye)),
  );
  const hem =
    style.cuff === undefined
      ? stitch(across(sleeve, 0.87), style.dye) + stitch(across(sleeve, 0.905), style.dye)
      : '';
  return { d: piece.d, art: piece.art + hem };
}

/** Draws both arms, below the body. */
export function arms(make: (side: 1 | -1) => Piece): Piece {
  const left = make(-1);
  const right = make(1);
  return { d: left.d + right.d, art: left.art + right.art };
}
