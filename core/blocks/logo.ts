import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const logoBlock = defineBlock({
  type: 'logo',
  props: {},
});

export const logoApplies: Applies<typeof logoBlock> = {};
