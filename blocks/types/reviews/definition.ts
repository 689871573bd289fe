import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';

export const reviewsBlock = defineBlock({
  type: 'reviews',
  props: {},
  need: () => ({ kind: 'reviews' }),
});

export const reviewsApplies: Applies<typeof reviewsBlock> = {};
