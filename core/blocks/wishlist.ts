import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const wishlistBlock = defineBlock({
  type: 'wishlist',
  label: 'Wishlist',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  props: {},
});

export const wishlistApplies: Applies<typeof wishlistBlock> = {};
