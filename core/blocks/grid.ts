import type { Applies } from './kit/applies';
import { containerApplies, containerFields } from './kit/container-fields';
import { defineBlock } from './kit/define-block';

export const gridBlock = defineBlock({
  type: 'grid',
  hasBackground: true,
  children: 'columns',
  props: containerFields('1:1'),
});

export const gridApplies: Applies<typeof gridBlock> = containerApplies;
