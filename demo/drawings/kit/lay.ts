import { num } from './curve';
import type { Figure, Rect } from './easel';
import { groundShadow } from './shadow';
import type { Sheet } from './sheet';

/** Placement of the middle of a figure. */
interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Degrees. */
  readonly turn?: number;
}

/** A figure on the ground with its shadow, which always falls to the lower right. */
export function lay(sheet: Sheet, figure: Figure, at: Placement): string {
  const { x, y, width, height } = figure.bounds;
  const turn = at.turn ?? 0;
  const move = `translate(${num(at.x)} ${num(at.y)})${turn ? ` rotate(${num(turn)})` : ''} scale(${at.scale.toFixed(3)}) translate(${num(-x - width / 2)} ${num(-y - height / 2)})`;
  return `<g transform="${move}">${shadowOf(sheet, figure, turn)}${figure.art}</g>`;
}

function shadowOf(sheet: Sheet, figure: Figure, turn: number): string {
  if (!figure.silhouette) return '';
  const angle = (-turn * Math.PI) / 180;
  const fall = (dx: number, dy: number) => ({
    dx: dx * Math.cos(angle) - dy * Math.sin(angle),
    dy: dx * Math.sin(angle) + dy * Math.cos(angle),
  });
  return groundShadow(sheet, figure.silhouette, { reach: 10, strength: 0.42, ...fall(8, 14) });
}

/** Px of a product picture to a unit of the drawings: a long coat fills it, a cap beside it is as small as it is. */
const PRODUCT_SCALE = 0.92;

/** The one scale of all products, less for what would not fit the frame. */
export const productScale = (bounds: Rect, width: number, height: number): number =>
  Math.min(PRODUCT_SCALE, fitScale(bounds, width, height));

/** The scale at which `bounds` fills the given shares of a frame. */
export const fitScale = (bounds: Rect, width: number, height: number): number =>
  Math.min(width / bounds.width, height / bounds.height);

/** The figure seen from its other side: everything mirrored, the shadow's outline too. */
export function turnedOver(figure: Figure): Figure {
  const { x, y, width, height } = figure.bounds;
  const silhouette = figure.silhouette.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, px: string, py: string) => `${num(-Number(px))} ${py}`,
  );
  const [focus, ...more] = figure.focus;
  const flip = (r: Rect): Rect => ({ ...r, x: -r.x - r.width });
  return {
    art: `<g transform="scale(-1 1)">${figure.art}</g>`,
    silhouette,
    bounds: { x: -x - width, y, width, height },
    focus: [flip(focus), ...more.map(flip)],
  };
}

/** The figure with its art kept once, for one that is laid out several times. */
export function sharedFigure(sheet: Sheet, figure: Figure): Figure {
  const id = sheet.define(`figure ${figure.art}`, (own) => `<g id="${own}">${figure.art}</g>`);
  return { ...figure, art: `<use href="#${id}"/>` };
}
