import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { DISC } from '@/blocks/editor-kit/drawing';
import type { cartBlock } from './definition';

export const cartEditor: EditorOf<typeof cartBlock> = {
  label: 'Cart',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  hint: 'Opens the cart and counts it',
  keywords: 'bag basket checkout',
  icon: 'M4.5 7h11l.8 9.5H3.7zM7 9.5V6a3 3 0 0 1 6 0v3.5',
  drawing: {
    shape: 'M31 23h26l2 22H29z',
    edge: 'M37 29v-9a7 7 0 0 1 14 0v9',
    solid: `M59 10${DISC}`,
  },
  panel: {
    note: 'Opens the cart and shows how many items are in it. There is nothing to set but its style.',
  },
};
