import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { text } from '@/blocks/kit/fields';

export const searchBlock = defineBlock({
  type: 'search',
  props: { placeholder: text() },
});

export const searchApplies: Applies<typeof searchBlock> = {};
