import { ANY_PICTURE, type Applies, type Circumstance } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { choice, color, optional, type PropsOf, text, toggle } from '@/blocks/kit/fields';

const SUBSCRIBE_DESIGNS = [
  ...(['modern', 'minimal', 'gradient', 'card', 'newsletter', 'premium', 'dark'] as const),
  ...(['glass', 'animated', 'split', 'hero', 'floating', 'compact'] as const),
] as const;

/** The text in place of the form once an address has been entered (spec 9). */
export const SUBSCRIBE_THANKS = {
  title: 'Thank You!',
  text: "You've been successfully subscribed to our newsletter.",
} as const;

export const subscribeBlock = defineBlock({
  type: 'subscribe',
  hasBackground: true,
  props: {
    title: text('Stay Updated'),
    description: text('Get the latest updates and exclusive offers delivered to your inbox'),
    placeholder: text('Enter your email address'),
    buttonText: text('Subscribe'),
    design: choice(SUBSCRIBE_DESIGNS, 'modern'),
    layout: choice(['horizontal', 'vertical'], 'horizontal'),
    /** Defaults to the design; likewise the colors. */
    textAlign: optional(choice(['left', 'center', 'right'], 'center')),
    showIcon: toggle(true),
    backgroundColor: color(),
    textColor: color(),
    iconColor: color(),
    buttonColor: color(),
    buttonTextColor: color(),
    inputColor: color(),
    inputTextColor: color(),
  },
  paints: [
    ...(['color', 'textAlign', 'border', 'borderRadius', 'backgroundColor'] as const),
    ...(['backgroundImage', 'backgroundSize', 'backgroundPosition', 'backgroundRepeat'] as const),
  ],
});

export type SubscribeProps = PropsOf<typeof subscribeBlock.props>;

const onPicture: Circumstance = { styles: { backgroundImage: ANY_PICTURE } };

export const subscribeApplies: Applies<typeof subscribeBlock> = {
  'styles.backgroundSize': onPicture,
  'styles.backgroundPosition': onPicture,
  'styles.backgroundRepeat': onPicture,
};
