import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { choice, text, toggle } from '@/blocks/kit/fields';

const INFO_ICONS = ['shipping', 'flight', 'security', 'support', 'payment', 'return'] as const;
export type InfoIcon = (typeof INFO_ICONS)[number];

/** A promise of the shop, with its defaults (spec 9). */
export const infoBlock = defineBlock({
  type: 'info',
  props: {
    iconType: choice(INFO_ICONS, 'shipping'),
    title: text('Worldwide Shipping'),
    description: text('Available as Standard or Express delivery'),
    buttonText: text('Learn more'),
    layout: choice(['row', 'column'], 'row'),
    showLearnMore: toggle(true),
    showBox: toggle(false),
  },
});

export const infoApplies: Applies<typeof infoBlock> = {
  buttonText: { props: { showLearnMore: true } },
};
