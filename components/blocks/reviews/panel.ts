import type { reviewsBlock } from '@/core/blocks/reviews';
import type { PanelOf } from '../kit/panel';

export const reviewsPanel: PanelOf<typeof reviewsBlock> = {
  note: 'Shows what shoppers say of the shop’s products. Which categories have reviews is set in the shop’s settings.',
  content: [],
};
