import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';

export const categoriesBlock = defineBlock({
  type: 'categories',
  hasBackground: true,
  props: {},
});

export const categoriesApplies: Applies<typeof categoriesBlock> = {};
