import type { Dye } from '../kit/dye';
import { dyeFromHex, lighter } from '../kit/dye';
import { createEasel, type Easel, type Figure, rect } from '../kit/easel';
import { blot, drape } from '../kit/fold';
import { paperGround } from '../kit/ground';
import { lay } from '../kit/lay';
import type { GarmentModule } from '../kit/module';
import { clipTo, panel } from '../kit/panel';

const HALF = 196;
/** The visible part of a top, or of trousers. */
const DEPTHS = { top: 500, trousers: 340 };

/** A folded piece from above: soft corners, edges not quite straight. */
const slab = (half: number, top: number, bottom: number): string =>
  `M${-half + 6} ${top + 16}Q${-half + 8} ${top} ${-half + 20} ${top}L${half - 20} ${top - 4}Q${half - 6} ${top} ${half - 4} ${top + 18}C${half + 6} ${top + 160} ${half + 4} ${bottom - 160} ${half - 2} ${bottom - 26}Q${half - 6} ${bottom} ${half - 32} ${bottom + 2}C${half * 0.4} ${bottom + 10} ${-half * 0.4} ${bottom + 6} ${-half + 30} ${bottom}Q${-half + 2} ${bottom - 4} ${-half} ${bottom - 28}C${-half - 8} ${bottom - 180} ${-half - 4} ${top + 180} ${-half + 6} ${top + 16}Z`;

/** The two folded sides and the lower fold. */
const rim = (top: number, bottom: number): string =>
  `M${-HALF + 4} ${top + 40}C${-HALF - 4} ${top + 180} ${-HALF - 8} ${bottom - 180} ${-HALF} ${bottom - 28}Q${-HALF + 2} ${bottom - 4} ${-HALF + 30} ${bottom}C${-HALF * 0.4} ${bottom + 6} ${HALF * 0.4} ${bottom + 10} ${HALF - 32} ${bottom + 2}Q${HALF - 6} ${bottom} ${HALF - 2} ${bottom - 26}C${HALF + 4} ${bottom - 160} ${HALF + 6} ${top + 160} ${HALF - 4} ${top + 40}`;

/** Garments fold to below their shoulders; the collar or hood stays on top. */
function folded(easel: Easel, figure: Figure, isTop: boolean): Figure {
  const top = isTop ? 34 : figure.bounds.y;
  const depth = isTop ? DEPTHS.top : DEPTHS.trousers;
  const bottom = top + depth;
  const block = slab(HALF, top, bottom);
  const cover = isTop ? `M-170 ${top + 30}L-150 ${figure.bounds.y - 20}H150L170 ${top + 30}Z` : '';
  const clip = clipTo(easel, block + cover);
  const { main } = easel;
  const edge = (dx: number, dy: number, tone: string): string =>
    `<path d="${block}" fill="${tone}" stroke="${main.line}" stroke-opacity=".5" stroke-width="1.500" transform="translate(${dx} ${dy})"/>`;
  const rounding =
    blot(easel, 'shade', [HALF + 4, (top + bottom) / 2], 46, depth * 0.62, 0.6) +
    blot(easel, 'shade', [-HALF - 4, (top + bottom) / 2], 30, depth * 0.6, 0.4) +
    blot(easel, 'shade', [0, bottom + 4], HALF * 1.2, 44, 0.6) +
    blot(easel, 'light', [-80, top + 240], 120, 200, 0.24);
  const art =
    edge(9, 16, main.shade) +
    edge(4, 8, main.base) +
    `<g clip-path="url(#${clip})"><path d="${block}" fill="${main.base}"/>${figure.art}${rounding}</g>` +
    `<path d="${rim(top, bottom)}" fill="none" stroke="${main.line}" stroke-opacity=".45" stroke-width="1.600"/>`;
  return {
    art,
    silhouette: block,
    bounds: rect(-HALF, figure.bounds.y, HALF * 2, bottom - figure.bounds.y),
    focus: figure.focus,
  };
}

/** A plain folded piece that lies lower in the stack. */
function under(easel: Easel, dye: Dye, depth: number): Figure {
  const d = slab(HALF + 8, 0, depth + 20);
  const over =
    blot(easel, 'shade', [HALF, 260], 60, 320, 0.5, dye) +
    drape(easel, [-160, depth], [-60, depth - 60], 26, 0.3, dye);
  const edge = `<path d="${d}" fill="${dye.shade}" transform="translate(6 12)"/>`;
  return {
    art: edge + panel(easel, { d, dye, fabric: 'jersey', relief: 14, over }),
    silhouette: d,
    bounds: rect(-HALF - 8, 0, HALF * 2 + 16, depth + 20),
    focus: [rect(0, 0, 3, 4)],
  };
}

/** A stack of folded pieces from above, this one on top. */
export function foldView(
  easel: Easel,
  module: GarmentModule,
  width: number,
  height: number,
): string {
  const { spec, sheet, random } = easel;
  const plain = createEasel({ ...spec, view: 'in-use' }, sheet);
  const isTop = module.use === 'hang' || spec.category === 'Sweaters';
  const top = folded(easel, module.front(plain), isTop);
  const scale = Math.min((width * 0.7) / (HALF * 2), (height * 0.78) / top.bounds.height);
  const neutral = dyeFromHex(lighter(spec.ground, spec.seed % 2 === 0 ? -0.14 : 0.04));
  const y = height * 0.52;
  const depth = isTop ? DEPTHS.top : DEPTHS.trousers;
  const low = y + ((top.bounds.height - depth) / 2) * scale;
  return (
    paperGround(sheet, spec.ground, width, height) +
    lay(sheet, under(easel, neutral, depth), spec.ground, {
      x: width / 2 + 26,
      y: low + 26,
      scale,
      turn: random.near(4, 1.5),
    }) +
    lay(sheet, under(easel, easel.accent, depth), spec.ground, {
      x: width / 2 + 6,
      y: low + 14,
      scale,
      turn: random.near(-2.5, 1),
    }) +
    lay(sheet, top, spec.ground, { x: width / 2 - 8, y, scale, turn: random.near(0, 1) })
  );
}
