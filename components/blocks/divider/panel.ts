import type { dividerBlock } from '@/core/blocks/divider';
import type { PanelOf } from '../kit/panel';

export const dividerPanel: PanelOf<typeof dividerBlock> = {
  note: 'A line between what stands above and below it. Its colour, thickness and width are set under Style: the height is its thickness.',
  content: [],
  unset: { color: 'The shop’s lines', height: '1px', border: 'Plain' },
};
