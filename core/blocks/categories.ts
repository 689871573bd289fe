import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const categoriesBlock = defineBlock({
  type: 'categories',
  hasBackground: true,
  props: {},
});

export const categoriesApplies: Applies<typeof categoriesBlock> = {};
