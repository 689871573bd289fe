import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const reviewsBlock = defineBlock({
  type: 'reviews',
  label: 'Reviews',
  group: 'shop',
  standsIn: ['page'],
  props: {},
  need: () => ({ kind: 'reviews' }),
});

export const reviewsApplies: Applies<typeof reviewsBlock> = {};
