import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const buttonBlock = defineBlock({
  type: 'button',
  label: 'Button',
  group: 'content',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  props: {},
});

export const buttonApplies: Applies<typeof buttonBlock> = {};
