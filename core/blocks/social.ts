import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const socialBlock = defineBlock({
  type: 'social',
  label: 'Social links',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  props: {},
});

export const socialApplies: Applies<typeof socialBlock> = {};
