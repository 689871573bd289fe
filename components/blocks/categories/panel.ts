import type { categoriesBlock } from '@/core/blocks/categories';
import type { PanelOf } from '../kit/panel';

export const categoriesPanel: PanelOf<typeof categoriesBlock> = {
  note: 'Shows the categories of the shop as tiles. There is nothing to set but its style.',
  content: [],
};
