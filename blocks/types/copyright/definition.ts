import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';

export const copyrightBlock = defineBlock({
  type: 'copyright',
  props: {},
});

export const copyrightApplies: Applies<typeof copyrightBlock> = {};
