import { defineBlock } from '@/blocks/kit/define-block';
import { markup } from '@/blocks/kit/fields';

export const htmlBlock = defineBlock({
  type: 'html',
  hasBackground: true,
  props: { content: markup() },
});
