import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { also, choice, text } from './kit/fields';

/** The elements a text may be (spec 3). */
export const TEXT_TAGS = [
  ...(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'span', 'div'] as const),
  ...(['strong', 'em', 'mark', 'small', 'code', 'pre'] as const),
] as const;

export const textBlock = defineBlock({
  type: 'text',
  label: 'Text',
  group: 'content',
  standsIn: ['page', 'footer'],
  hasBackground: true,
  props: {
    content: text(),
    htmlTag: also(choice(TEXT_TAGS, 'p'), 'tag', 'variant'),
  },
});

export const textApplies: Applies<typeof textBlock> = {
  htmlTag: { props: { content: 'Made by hand' } },
};
