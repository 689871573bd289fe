import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const policyBlock = defineBlock({
  type: 'policy',
  label: 'Policy text',
  group: 'content',
  standsIn: ['page'],
  props: {},
});

export const policyApplies: Applies<typeof policyBlock> = {};
