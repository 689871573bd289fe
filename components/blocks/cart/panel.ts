import type { cartBlock } from '@/core/blocks/cart';
import type { PanelOf } from '../kit/panel';

export const cartPanel: PanelOf<typeof cartBlock> = {
  note: 'Opens the cart and shows how many pieces are in it. There is nothing to set but its style.',
  content: [],
};
