import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';

export const pageContentBlock = defineBlock({
  type: 'page_content',
  props: {},
});

export const pageContentApplies: Applies<typeof pageContentBlock> = {};
