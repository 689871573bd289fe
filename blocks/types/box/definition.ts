import type { Applies } from '@/blocks/kit/applies';
import { containerApplies, containerFields } from '@/blocks/kit/container-fields';
import { defineBlock } from '@/blocks/kit/define-block';

export const boxBlock = defineBlock({
  type: 'box',
  hasBackground: true,
  children: 'columns',
  props: containerFields('single'),
});

export const boxApplies: Applies<typeof boxBlock> = containerApplies;
