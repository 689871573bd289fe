import { join, moveBy, reversed, shape } from '../../kit/curve';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { drawnIn } from '../../kit/trim';
import type { Piece } from '../parts/arm';
import { button } from '../parts/placket';

/** A sewn waistband with stitched edges and, in front, its button. */
export function barrelBand(
  easel: Easel,
  torso: Torso,
  dye: Dye,
  fabric: Fabric,
  thread: string,
  buttonColor?: string,
): Piece {
  const low = drawnIn(torso.hem, [0, 50], 0.99);
  const d = shape(join(torso.hem, reversed(low)));
  const rows =
    stitch(moveBy(torso.hem, 0, 8), dye, thread) + stitch(moveBy(low, 0, -7), dye, thread);
  const closing = buttonColor ? button(0, torso.cut.length + 33, 9, buttonColor, 2) : '';
  return { d, art: panel(easel, { d, dye, fabric, relief: 6, lift: 4 }) + rows + closing };
}
