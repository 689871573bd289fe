import type { Applies } from './kit/applies';
import { defineBlock } from './kit/define-block';
import { markup } from './kit/fields';

export const htmlBlock = defineBlock({
  type: 'html',
  hasBackground: true,
  props: { content: markup() },
});

export const htmlApplies: Applies<typeof htmlBlock> = {};
