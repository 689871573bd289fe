import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const heroFeatureBlock = defineBlock({
  type: 'heroFeature',
  label: 'Hero feature',
  group: 'media',
  standsIn: ['page'],
  props: {},
});

export const heroFeatureApplies: Applies<typeof heroFeatureBlock> = {};
