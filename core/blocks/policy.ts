import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { markup } from './kit/fields';

export const policyBlock = defineBlock({
  type: 'policy',
  props: { content: markup() },
});

export const policyApplies: Applies<typeof policyBlock> = {};
