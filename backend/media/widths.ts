/** The widths in px that pictures are served in. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1280, 1920] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

const WIDEST: MediaWidth = 1920;

/** What is served where no width is asked for. */
export const DEFAULT_WIDTH: MediaWidth = 960;

/** The smallest served width that is not under the asked one; the widest for all beyond. */
export function servedWidth(asked: number): MediaWidth {
  return MEDIA_WIDTHS.find((width) => width >= asked) ?? WIDEST;
}
