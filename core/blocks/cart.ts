import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const cartBlock = defineBlock({
  type: 'cart',
  label: 'Cart',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  props: {},
});

export const cartApplies: Applies<typeof cartBlock> = {};
