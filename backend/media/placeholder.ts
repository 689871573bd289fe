/** Colors of the parts of a picture, as `#rrggbb`. */
interface PartColors {
  top: string;
  bottom: string;
  left: string;
  middle: string;
  right: string;
}

/**
 * Writes the colors of a picture's parts as a CSS background of 85 bytes, which looks like the picture out of focus: from
 * left to right through its middle, and above and below that what is at its edges.
 */
export const blurred = ({ top, bottom, left, middle, right }: PartColors): string =>
  `linear-gradient(${top},#0000,${bottom}),linear-gradient(90deg,${left},${middle},${right})`;

/** Columns and rows of the few pixels that `placeholderOf` takes. */
export const PROBE = 12;
const EDGE = 3;
const CHANNELS = 4;

/** Makes the placeholder of a picture from PROBE by PROBE pixels of it as RGBA; '' where it can be seen through. */
export function placeholderOf(pixels: Uint8Array): string {
  const isOpaque = pixels.every((byte, at) => at % CHANNELS < CHANNELS - 1 || byte === 255);
  if (!isOpaque) return '';
  const isInMiddle = (y: number) => y >= EDGE && y < PROBE - EDGE;
  const third = PROBE / 3;
  return blurred({
    top: average(pixels, (_, y) => y < EDGE),
    bottom: average(pixels, (_, y) => y >= PROBE - EDGE),
    left: average(pixels, (x, y) => isInMiddle(y) && x < third),
    middle: average(pixels, (x, y) => isInMiddle(y) && x >= third && x < 2 * third),
    right: average(pixels, (x, y) => isInMiddle(y) && x >= 2 * third),
  });
}

function average(pixels: Uint8Array, isPart: (x: number, y: number) => boolean): string {
  const sums = [0, 0, 0];
  let count = 0;
  for (let place = 0; place < PROBE * PROBE; place += 1) {
    if (!isPart(place % PROBE, Math.floor(place / PROBE))) continue;
    count += 1;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (pixels[place * CHANNELS + channel] ?? 0);
  }
  return `#${Buffer.from(sums.map((sum) => Math.round(sum / count))).toString('hex')}`;
}
