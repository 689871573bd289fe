import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const contactInfoBlock = defineBlock({
  type: 'contact_info',
  label: 'Contact details',
  group: 'chrome',
  standsIn: ['page', 'footer'],
  props: {},
});

export const contactInfoApplies: Applies<typeof contactInfoBlock> = {};
