import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const titleBlock = defineBlock({
  type: 'title',
  label: 'Section title',
  group: 'content',
  standsIn: ['page', 'footer'],
  props: {},
});

export const titleApplies: Applies<typeof titleBlock> = {};
