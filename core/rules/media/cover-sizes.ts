interface Size {
  width: number;
  height: number;
}

/** A box that a picture covers: its ratio of width to height, or its height in CSS. */
type Box = number | string;

/** One that is as wide as the window, and another, up to a width of the window in px. */
interface Boxes {
  upTo: number;
  narrow: Box;
  wide: Box;
}

export type CoveredBox = Box | Boxes;

/** The ratio of a box that is as high as its picture makes it. */
export const UNCROPPED = Number.POSITIVE_INFINITY;

/** Of a picture that does not tell its size: most that fill wide places are made like a screen. */
const LIKELY = 16 / 9;

/** Widths in a value of `<img sizes>`, which stand at the end of its entries. */
const WIDTH = /([\d.]+)(vw|px)(?=,|$)/g;
/** What browsers measure by themselves they take from the box, not from the picture. */
const AUTO = /^auto, /;

/**
 * Returns `<img sizes>` of a picture that covers a box, for what is cut off is drawn too: a wide picture in a high box is
 * as wide as its height makes it.
 * @param sizes the widths of the box.
 */
export function coverSizes(sizes: string, box: CoveredBox, size?: Size): string {
  if (typeof box === 'number') return scaled(sizes, coverFactor(box, size));
  if (typeof box === 'string') return atLeast(sizes, heightInWindow(box), ratioOf(size));
  const narrow = coverSizes('100vw', box.narrow, size);
  return `(max-width: ${box.upTo}px) ${narrow}, ${coverSizes(sizes, box.wide, size)}`;
}

/** Returns how much wider than a box of this ratio a picture is that covers it. */
export const coverFactor = (box: number, size?: Size): number => Math.max(1, ratioOf(size) / box);

const ratioOf = (size: Size | undefined): number =>
  Number((size ? size.width / size.height : LIKELY).toFixed(4));

function scaled(sizes: string, factor: number): string {
  if (factor === 1) return sizes;
  const scale = (_: string, width: string, unit: string) =>
    `${Math.ceil(Number(width) * factor)}${unit}`;
  return sizes.replace(AUTO, '').replace(WIDTH, scale);
}

function atLeast(sizes: string, height: string, ratio: number): string {
  if (!height) return sizes;
  const width = `calc((${height}) * ${ratio})`;
  return sizes.replace(AUTO, '').replace(WIDTH, (own) => `max(${own}, ${width})`);
}

/** A length as `sizes` may have it: shares of a container are those of the window there, others mean nothing. */
function heightInWindow(length: string): string {
  return /%|auto/.test(length) ? '' : length.replace(/cq(?:i|w|max|min)\b/g, 'vw');
}
