import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const footerSectionBlock = defineBlock({
  type: 'footer_section',
  label: 'Footer links',
  group: 'chrome',
  standsIn: ['page', 'footer'],
  props: {},
});

export const footerSectionApplies: Applies<typeof footerSectionBlock> = {};
