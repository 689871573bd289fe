import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const bannerBlock = defineBlock({
  type: 'banner',
  label: 'Banner',
  group: 'media',
  standsIn: ['page'],
  props: {},
});

export const bannerApplies: Applies<typeof bannerBlock> = {};
