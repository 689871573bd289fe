import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const searchBlock = defineBlock({
  type: 'search',
  label: 'Search',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  props: {},
});

export const searchApplies: Applies<typeof searchBlock> = {};
