import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { text } from './kit/fields';
import { textTag } from './kit/text-tag';

export const textBlock = defineBlock({
  type: 'text',
  hasBackground: true,
  props: {
    content: text(),
    htmlTag: textTag,
  },
});

export const textApplies: Applies<typeof textBlock> = {
  htmlTag: { props: { content: 'Made by hand' } },
};
