import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const navigationBlock = defineBlock({
  type: 'navigation',
  label: 'Navigation',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  props: {},
});

export const navigationApplies: Applies<typeof navigationBlock> = {};
