import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const copyrightBlock = defineBlock({
  type: 'copyright',
  props: {},
});

export const copyrightApplies: Applies<typeof copyrightBlock> = {};
