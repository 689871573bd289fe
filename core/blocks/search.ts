import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { text } from './kit/fields';

export const searchBlock = defineBlock({
  type: 'search',
  label: 'Search',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  props: { placeholder: text() },
});

export const searchApplies: Applies<typeof searchBlock> = {};
