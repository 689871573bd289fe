import { actionApplies, actionFields } from '@/blocks/kit/action';
import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { choice, text } from '@/blocks/kit/fields';

/** The icons a button may have (spec 3). */
const BUTTON_ICONS = [
  ...(['shopping-cart', 'arrow-right', 'arrow-left', 'heart', 'star', 'check', 'plus'] as const),
  ...(['minus', 'close', 'menu', 'search', 'user', 'home', 'settings', 'download'] as const),
  ...(['upload', 'share', 'like', 'comment', 'bookmark'] as const),
] as const;

export type ButtonIcon = (typeof BUTTON_ICONS)[number];

export const buttonBlock = defineBlock({
  type: 'button',
  hasBackground: true,
  props: {
    label: text('Button'),
    icon: choice(BUTTON_ICONS, 'shopping-cart'),
    showIcon: choice(['none', 'left', 'right'], 'none'),
    ...actionFields,
  },
  paints: [
    ...(['padding', 'color', 'fontSize', 'fontWeight', 'borderRadius', 'border'] as const),
    ...(['width', 'height', 'backgroundColor', 'backgroundImage', 'backgroundSize'] as const),
    ...(['backgroundPosition', 'backgroundRepeat'] as const),
  ],
});

export const buttonApplies: Applies<typeof buttonBlock> = {
  ...actionApplies,
  icon: { props: { showIcon: 'left' } },
};
