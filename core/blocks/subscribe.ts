import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const subscribeBlock = defineBlock({
  type: 'subscribe',
  label: 'Newsletter',
  group: 'content',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  props: {},
});

export const subscribeApplies: Applies<typeof subscribeBlock> = {};
