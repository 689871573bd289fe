import type { Applies } from './kit/applies';
import { containerApplies, containerFields } from './kit/container-fields';
import { defineBlock } from './kit/define-block';

export const boxBlock = defineBlock({
  type: 'box',
  hasBackground: true,
  children: 'columns',
  props: containerFields('single'),
});

export const boxApplies: Applies<typeof boxBlock> = containerApplies;
