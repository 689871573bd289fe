import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const reviewsBlock = defineBlock({
  type: 'reviews',
  props: {},
  need: () => ({ kind: 'reviews' }),
});

export const reviewsApplies: Applies<typeof reviewsBlock> = {};
