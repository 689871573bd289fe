import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { text } from './kit/fields';

export const searchBlock = defineBlock({
  type: 'search',
  props: { placeholder: text() },
});

export const searchApplies: Applies<typeof searchBlock> = {};
