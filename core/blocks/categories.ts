import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const categoriesBlock = defineBlock({
  type: 'categories',
  label: 'Category tiles',
  group: 'shop',
  standsIn: ['page'],
  hasBackground: true,
  props: {},
});

export const categoriesApplies: Applies<typeof categoriesBlock> = {};
