import { line, offset } from '../../kit/curve';
import { overall } from '../../kit/design';
import type { Dye } from '../../kit/dye';
import type { Easel } from '../../kit/easel';
import type { Fabric } from '../../kit/fabric';
import { blot } from '../../kit/fold';
import { buildLeg, type Leg, type LegCut } from '../../kit/legs';
import { panel } from '../../kit/panel';
import { seam, stitch } from '../../kit/stitch';
import { drawnIn, ribBand } from '../../kit/trim';
import type { Piece } from '../parts/arm';
import { shadeFor } from '../parts/dress';
import { legFolds } from './leg-folds';

interface BottomStyle {
  readonly cut: LegCut;
  readonly fabric: Fabric;
  readonly dye: Dye;
  readonly isBack: boolean;
  /** Ribbed cuffs of this depth instead of stitched hems. */
  readonly cuff?: number;
  readonly cuffDye?: Dye;
  readonly thread?: string;
  /** A band of this color down the outer seam. */
  readonly sideBand?: string;
  /** Drawn on the cloth below its folds. */
  readonly under?: (leg: Leg) => string;
}

/** The two legs with their pattern, folds and hems, without the waist. */
export function legs(easel: Easel, style: BottomStyle): Piece {
  const left = oneLeg(easel, style, -1);
  const right = oneLeg(easel, style, 1);
  return { d: left.d + right.d, art: left.art + right.art };
}

function oneLeg(easel: Easel, style: BottomStyle, side: 1 | -1): Piece {
  const { cut, dye, fabric } = style;
  const leg = buildLeg(cut, side, easel.random.near(0, 9), style.isBack);
  const shading = shadeFor(easel, dye);
  const turn = (-Math.atan2(cut.ankle - cut.hip * 0.5, cut.length) * 180 * side) / Math.PI;
  const cloth = overall(easel, { at: leg.at(0.5, 0.5), half: 620, turn, bend: 10 });
  const band = style.sideBand ? sideBand(leg, style.sideBand) : '';
  const over =
    cloth +
    (style.under?.(leg) ?? '') +
    band +
    model(easel, leg, shading) +
    legFolds(easel, leg, shading, cut.length > 620);
  const sewn = panel(easel, {
    d: leg.d,
    dye,
    shading,
    fabric,
    grain: turn,
    over,
    relief: 13,
    lift: side > 0 ? 5 : 0,
  });
  const outseam = style.thread
    ? stitch(offset(leg.outer, side > 0 ? 9 : -9).slice(0, 3), dye, style.thread)
    : '';
  if (style.cuff === undefined) {
    const up = (by: number) =>
      leg.hem.map(([x, y, c]) => (c ? ([x, y - by, c] as const) : ([x, y - by] as const)));
    return {
      d: leg.d,
      art:
        sewn +
        outseam +
        stitch(up(24), dye, style.thread ?? dye.thread) +
        stitch(up(30), dye, style.thread ?? dye.thread),
    };
  }
  const rib = ribBand(
    easel,
    drawnIn(leg.hem, [0, -2], 0.92),
    drawnIn(leg.hem, [0, style.cuff], 0.8),
    15,
    style.cuffDye ?? dye,
    { relief: 8 },
  );
  return { d: leg.d + rib.d, art: rib.art + sewn + outseam + seam(leg.hem, dye, 1) };
}

const model = (easel: Easel, leg: Leg, dye: Dye): string =>
  blot(easel, 'light', leg.at(0.26, 0.5), 70, 130, 0.26, dye) +
  blot(easel, 'shade', leg.at(0.33, 0), 70, 110, 0.42, dye);

const sideBand = (leg: Leg, color: string): string =>
  `<path class="l" d="${line(leg.outer)}" stroke="${color}" stroke-width="46"/><path class="l" d="${line(leg.outer)}" stroke="#fff" stroke-opacity=".75" stroke-width="10"/>`;
