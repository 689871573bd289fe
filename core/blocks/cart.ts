import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const cartBlock = defineBlock({
  type: 'cart',
  props: {},
});

export const cartApplies: Applies<typeof cartBlock> = {};
