import { MEDIA_WIDTHS, type MediaWidth } from '@/core/rules/media/media-widths';

const WIDEST: MediaWidth = 1920;

/** Width by default. */
export const DEFAULT_WIDTH: MediaWidth = 960;

/** The smallest served width that is not under the asked one; the widest for all beyond. */
export function servedWidth(requestedWidth: number): MediaWidth {
  return MEDIA_WIDTHS.find((width) => width >= requestedWidth) ?? WIDEST;
}
