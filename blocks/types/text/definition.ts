import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { text } from '@/blocks/kit/fields';
import { textTag } from '@/blocks/kit/text-tag';

export const textBlock = defineBlock({
  type: 'text',
  hasBackground: true,
  props: { content: text(), htmlTag: textTag },
});

export const textApplies: Applies<typeof textBlock> = {
  htmlTag: { props: { content: 'Made by hand' } },
};
