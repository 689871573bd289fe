import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const dividerBlock = defineBlock({
  type: 'divider',
  label: 'Divider',
  group: 'layout',
  standsIn: ['page', 'footer'],
  props: {},
});

export const dividerApplies: Applies<typeof dividerBlock> = {};
