import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const wishlistBlock = defineBlock({
  type: 'wishlist',
  props: {},
});

export const wishlistApplies: Applies<typeof wishlistBlock> = {};
