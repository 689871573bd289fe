import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const htmlBlock = defineBlock({
  type: 'html',
  label: 'HTML',
  group: 'content',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  props: {},
});

export const htmlApplies: Applies<typeof htmlBlock> = {};
