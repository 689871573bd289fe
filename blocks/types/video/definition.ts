import { ANY_VIDEO, type Applies, type Circumstance } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { color, css, length, type PropsOf, picture, text, toggle } from '@/blocks/kit/fields';
import { isPosition } from '@/blocks/kit/style-fields';

export const videoBlock = defineBlock({
  type: 'video',
  hasBackground: true,
  props: {
    /** The address of a video, or its page on YouTube or Vimeo. */
    src: picture(),
    autoplay: toggle(false),
    loop: toggle(false),
    /** Muted, filling its box, without controls. */
    isBackground: toggle(false),
    /** 16:9 unless given. */
    height: length(),
    width: length(),
    objectPosition: css('', isPosition),
    /** True if a background has text over it. */
    overlayContent: toggle(false),
    overlayTitle: text(),
    overlayText: text(),
    overlayTextColor: color(),
    overlayColor: color(),
  },
  paints: ['border', 'borderRadius', 'color', 'textAlign'],
});

export type VideoProps = PropsOf<typeof videoBlock.props>;

const withVideo: Circumstance = { props: { src: ANY_VIDEO } };
const withText: Circumstance = {
  props: {
    src: ANY_VIDEO,
    isBackground: true,
    overlayContent: true,
    overlayTitle: 'Spun in Maine',
  },
};

export const videoApplies: Applies<typeof videoBlock> = {
  autoplay: withVideo,
  loop: withVideo,
  isBackground: withVideo,
  objectPosition: { props: { src: ANY_VIDEO }, value: 'left top' },
  overlayContent: withText,
  overlayTitle: withText,
  overlayText: withText,
  overlayTextColor: withText,
  'styles.color': withText,
  'styles.textAlign': withText,
  overlayColor: { props: { src: ANY_VIDEO, isBackground: true } },
};
