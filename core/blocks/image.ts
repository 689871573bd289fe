import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const imageBlock = defineBlock({
  type: 'image',
  label: 'Picture',
  group: 'media',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  props: {},
});

export const imageApplies: Applies<typeof imageBlock> = {};
