import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';

export const logoBlock = defineBlock({
  type: 'logo',
  props: {},
});

export const logoApplies: Applies<typeof logoBlock> = {};
