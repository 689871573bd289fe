import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';

export const wishlistBlock = defineBlock({
  type: 'wishlist',
  props: {},
});

export const wishlistApplies: Applies<typeof wishlistBlock> = {};
