import { defineBlock } from '@/blocks/kit/define-block';

export const reviewsBlock = defineBlock({
  type: 'reviews',
  props: {},
  need: () => ({ kind: 'reviews' }),
});
