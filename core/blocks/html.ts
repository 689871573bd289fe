import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { markup } from './kit/fields';

export const htmlBlock = defineBlock({
  type: 'html',
  label: 'HTML',
  group: 'content',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  props: { content: markup() },
});

export const htmlApplies: Applies<typeof htmlBlock> = {};
