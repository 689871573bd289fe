import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const gridBlock = defineBlock({
  type: 'grid',
  label: 'Columns',
  group: 'layout',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  children: 'columns',
  props: {},
});

export const gridApplies: Applies<typeof gridBlock> = {};
