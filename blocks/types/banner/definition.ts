import { ANY_PICTURE, type Applies, type Circumstance } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import {
  choice,
  color,
  css,
  group,
  length,
  link,
  number,
  optional,
  type PropsOf,
  picture,
  pictures,
  text,
  toggle,
} from '@/blocks/kit/fields';
import { isGradient } from '@/core/values/css-value';

const POSITIONS = [
  ...(['center', 'left', 'right', 'top', 'bottom'] as const),
  ...(['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const),
] as const;

const SLIDE_INTERVAL_MS = 5000;
const interval = optional(number(SLIDE_INTERVAL_MS, { min: 1000, max: 60_000 }));
const shown = optional(toggle(true));

export const bannerBlock = defineBlock({
  type: 'banner',
  props: {
    template: choice(['classic', 'split', 'minimal', 'slider', 'video'], 'classic'),
    title: text(),
    subtitle: text(),
    buttonText: text(),
    buttonLink: link('/shop'),
    imageUrl: picture(),
    imageUrls: pictures(),
    videoUrl: picture(),
    overlayType: choice(['solid', 'gradient', 'none'], 'solid'),
    overlayColor: color('#000000'),
    overlayOpacity: number(0.3, { min: 0, max: 1 }),
    gradientOverlay: css('', isGradient),
    /** Defaults to the color of the template; likewise below. */
    textColor: color(),
    textAlign: optional(choice(['left', 'center', 'right'], 'center')),
    contentPosition: optional(choice(POSITIONS, 'center')),
    /** See `bannerHeight`. */
    height: length(),
    autoPlay: shown,
    slideInterval: interval,
    showDots: shown,
    showArrows: shown,
    sliderSettings: group({ autoPlay: shown, interval, showDots: shown, showArrows: shown }),
  },
  paints: ['color', 'textAlign', 'border', 'borderRadius'],
});

export type BannerProps = PropsOf<typeof bannerBlock.props>;

/** Returns how high a banner is at least (spec 9). */
export const bannerHeight = ({ height, template }: BannerProps): string =>
  height || (template === 'slider' ? '500px' : '400px');

/** Returns how a slider runs: what the banner itself says counts before its `sliderSettings`. */
export const slideSettings = ({ sliderSettings, ...own }: BannerProps) => ({
  movesAlone: own.autoPlay ?? sliderSettings.autoPlay ?? true,
  intervalMs: own.slideInterval ?? sliderSettings.interval ?? SLIDE_INTERVAL_MS,
  hasDots: own.showDots ?? sliderSettings.showDots ?? true,
  hasArrows: own.showArrows ?? sliderSettings.showArrows ?? true,
});

/** The pictures of a slider; one `imageUrl` alone is shown where there is no list. */
export function slidesOf({ imageUrl, imageUrls }: BannerProps): readonly string[] {
  if (imageUrls.length > 0) return imageUrls;
  return imageUrl ? [imageUrl] : [];
}

const withPicture: Circumstance = { props: { imageUrl: ANY_PICTURE } };
const withText: Circumstance = { props: { title: 'Made to be lived in' } };
const SLIDES = { template: 'slider', imageUrls: [ANY_PICTURE, ANY_PICTURE] };
const ofSlides: Circumstance = { props: SLIDES };
const ofMovingSlides: Circumstance = { props: SLIDES, shows: 'later' };

export const bannerApplies: Applies<typeof bannerBlock> = {
  buttonLink: { props: { buttonText: 'See the jackets' } },
  imageUrls: { props: { template: 'slider' } },
  videoUrl: { props: { template: 'video' } },
  overlayType: withPicture,
  overlayColor: withPicture,
  overlayOpacity: withPicture,
  gradientOverlay: {
    props: { imageUrl: ANY_PICTURE, overlayType: 'gradient' },
    value: 'linear-gradient(90deg, #123456, #654321)',
  },
  textColor: withText,
  textAlign: withText,
  contentPosition: withText,
  'styles.color': withText,
  'styles.textAlign': withText,
  autoPlay: ofMovingSlides,
  slideInterval: ofMovingSlides,
  showDots: ofSlides,
  showArrows: ofSlides,
  'sliderSettings.autoPlay': ofMovingSlides,
  'sliderSettings.interval': ofMovingSlides,
  'sliderSettings.showDots': ofSlides,
  'sliderSettings.showArrows': ofSlides,
};
