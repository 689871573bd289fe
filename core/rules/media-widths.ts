/** The widths in px that the media store serves pictures in, and no others. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

interface PictureSource {
  src: string;
  srcSet: string;
}

/**
 * A picture of the media store in each width it may be shown in: up to the first that is not under
 * `maxWidth` (px of a dense screen).
 */
export function mediaSource(address: string, maxWidth: number): PictureSource {
  const entries: string[] = [];
  let src = address;
  for (const width of MEDIA_WIDTHS) {
    src = `${address}?w=${width}`;
    entries.push(`${src} ${width}w`);
    if (width >= maxWidth) break;
  }
  return { src, srcSet: entries.join(', ') };
}
