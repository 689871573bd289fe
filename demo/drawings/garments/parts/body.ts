import { offset } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { bodyFolds } from '../../kit/folds';
import { panel } from '../../kit/panel';
import { stitch } from '../../kit/stitch';
import type { Torso } from '../../kit/torso';
import { shadeFor } from './dress';

interface BodyStyle {
  readonly dye: Dye;
  readonly fabric: Fabric;
  /** Short folds rising from the hem. */
  readonly gathered: number;
  readonly isBack?: boolean;
  /** Layer under the folds: prints, color blocks. */
  readonly over?: string;
  /** No overall pattern on this body. */
  readonly isPlain?: boolean;
  readonly lift?: number;
}

/** The body of a top with its pattern, folds and armhole stitching. */
export function body(easel: Easel, torso: Torso, style: BodyStyle): string {
  const shading = shadeFor(easel, style.dye);
  const cloth = style.isPlain
    ? ''
    : overall(easel, { at: [0, 340], half: torso.cut.length > 800 ? 720 : 460, turn: 0, bend: 16 });
  const over = cloth + (style.over ?? '') + bodyFolds(easel, torso, shading, style.gathered);
  const d = style.isBack ? torso.back : torso.front;
  const sewn = panel(easel, {
    d,
    dye: style.dye,
    shading,
    fabric: style.fabric,
    over,
    relief: 13,
    lift: style.lift ?? 9,
  });
  return (
    sewn +
    stitch(offset(torso.armholeRight, 7), style.dye) +
    stitch(offset(torso.armholeLeft, -7), style.dye)
  );
}

/** Two rows of stitching above an open hem. */
export function hemStitch(torso: Torso, dye: Dye): string {
  return stitch(offset(torso.hem, -17), dye) + stitch(offset(torso.hem, -23), dye);
}
