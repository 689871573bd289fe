import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const pageContentBlock = defineBlock({
  type: 'page_content',
  label: 'Page content',
  group: 'content',
  standsIn: ['page'],
  props: {},
});

export const pageContentApplies: Applies<typeof pageContentBlock> = {};
