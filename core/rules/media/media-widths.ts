/** The widths in px that the media store serves pictures in, and no others; what more would cost, nobody sees. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1440, 2048] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

interface PictureSource {
  src: string;
  srcSet: string;
}

/** A picture of the media store in each width up to the first not under `maxWidth` (px of a dense screen). */
export const mediaSource = (address: string, maxWidth: number): PictureSource =>
  sourceIn((width) => `${address}?w=${width}`, maxWidth);

/** Quality of Next's optimiser makes them unless told otherwise. */
const QUALITY = 75;

/** A picture of another host by Next's optimiser; `next/image` itself would add 5 KB to every first load. */
export function optimisedSource(address: string, maxWidth: number): PictureSource {
  const url = encodeURIComponent(address);
  return sourceIn((width) => `/_next/image?url=${url}&w=${width}&q=${QUALITY}`, maxWidth);
}

function sourceIn(addressAt: (width: MediaWidth) => string, maxWidth: number): PictureSource {
  const widths = MEDIA_WIDTHS.filter((_, at) => (MEDIA_WIDTHS[at - 1] ?? 0) < maxWidth);
  return {
    src: addressAt(widths.at(-1) ?? MEDIA_WIDTHS[0]),
    srcSet: widths.map((width) => `${addressAt(width)} ${width}w`).join(', '),
  };
}
