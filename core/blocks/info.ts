import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const infoBlock = defineBlock({
  type: 'info',
  label: 'Information',
  group: 'content',
  standsIn: ['page', 'footer'],
  props: {},
});

export const infoApplies: Applies<typeof infoBlock> = {};
