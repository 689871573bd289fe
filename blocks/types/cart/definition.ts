import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';

export const cartBlock = defineBlock({
  type: 'cart',
  props: {},
});

export const cartApplies: Applies<typeof cartBlock> = {};
