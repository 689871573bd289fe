import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const logoBlock = defineBlock({
  type: 'logo',
  label: 'Logo',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  props: {},
});

export const logoApplies: Applies<typeof logoBlock> = {};
