import type { Applies } from '@/blocks/kit/applies';
import { containerApplies, containerFields } from '@/blocks/kit/container-fields';
import { defineBlock } from '@/blocks/kit/define-block';

export const gridBlock = defineBlock({
  type: 'grid',
  hasBackground: true,
  children: 'columns',
  props: containerFields('1:1'),
});

export const gridApplies: Applies<typeof gridBlock> = containerApplies;
