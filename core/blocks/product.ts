import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const productBlock = defineBlock({
  type: 'product',
  label: 'Product grid',
  group: 'shop',
  standsIn: ['page'],
  hasBackground: true,
  props: {},
});

export const productApplies: Applies<typeof productBlock> = {};
