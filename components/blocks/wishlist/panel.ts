import type { wishlistBlock } from '@/core/blocks/wishlist';
import type { PanelOf } from '../kit/panel';

export const wishlistPanel: PanelOf<typeof wishlistBlock> = {
  note: 'Leads to the wishlist and shows how many pieces are on it. There is nothing to set but its style.',
  content: [],
};
