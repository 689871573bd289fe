import sharp from 'sharp';

interface Tolerance {
  /** How far a channel of a pixel may be off, of 255. */
  shade: number;
  /** How far the sizes may be apart, in px. */
  size?: number;
}

/** How many of the pixels of two pictures differ, 0 to 1; pictures of other sizes differ in all of them. */
export async function differentShare(
  picture: Buffer,
  other: Buffer,
  { shade, size = 0 }: Tolerance,
): Promise<number> {
  if (picture.equals(other)) return 0;
  const [one, two] = await Promise.all([pixelsOf(picture), pixelsOf(other)]);
  const isAsLarge = [one.width - two.width, one.height - two.height].every(
    (difference) => Math.abs(difference) <= size,
  );
  if (!isAsLarge) return 1;
  const width = Math.min(one.width, two.width);
  const height = Math.min(one.height, two.height);
  let different = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * one.width + x) * 3;
      const there = (y * two.width + x) * 3;
      if (!isSame(one.data, at, two.data, there, shade)) different += 1;
    }
  }
  return different / (width * height);
}

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Of two pixels by their places; a picture has hundreds of thousands, so that nothing is made for each. */
function isSame(one: Buffer, at: number, two: Buffer, there: number, shade: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const difference = (one[at + channel] ?? 0) - (two[there + channel] ?? 0);
    if (difference > shade || difference < -shade) return false;
  }
  return true;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
