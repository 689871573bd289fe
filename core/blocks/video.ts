import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const videoBlock = defineBlock({
  type: 'video',
  label: 'Video',
  group: 'media',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  props: {},
});

export const videoApplies: Applies<typeof videoBlock> = {};
