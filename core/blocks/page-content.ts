import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';

export const pageContentBlock = defineBlock({
  type: 'page_content',
  props: {},
});

export const pageContentApplies: Applies<typeof pageContentBlock> = {};
