import { usePictureSizes } from '@/blocks/view-kit/page-share';
import type { CoveredBox } from '@/core/rules/media/cover-sizes';
import { type BannerProps, bannerHeight } from './definition';

interface PicturePlace {
  /** Widths of the box that a picture covers. */
  sizes: string;
  box: CoveredBox;
}

/** The width of a banner below which its words stand beneath the picture (banner.module.css), less one, in px. */
const NARROW = 1023;

/** Returns where the pictures of a banner are, by the measures of banner.module.css. */
export function usePicturePlace(props: BannerProps): PicturePlace {
  const sizes = usePictureSizes();
  const height = bannerHeight(props);
  // In a column it may stand in any way, and is never higher than this.
  if (sizes !== '100vw') return { sizes, box: height };
  if (props.template === 'minimal') return { sizes: '(max-width: 552px) 100vw, 36vw', box: 4 / 5 };
  if (props.template === 'split') return besideWords(height);
  const narrow = `max(min(56.25vw, ${height}), min(0.6 * ${height}, 100vw))`;
  return { sizes, box: { upTo: NARROW, narrow, wide: height } };
}

const besideWords = (height: string): PicturePlace => ({
  sizes: '58vw',
  box: { upTo: 640, narrow: 'clamp(240px, 62vw, 420px)', wide: `max(${height}, 420px)` },
});
