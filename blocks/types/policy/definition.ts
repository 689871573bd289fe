import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { markup } from '@/blocks/kit/fields';

export const policyBlock = defineBlock({
  type: 'policy',
  props: { content: markup() },
});

export const policyApplies: Applies<typeof policyBlock> = {};
