import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { DISC } from '@/blocks/editor-kit/drawing';
import type { wishlistBlock } from './definition';

export const wishlistEditor: EditorOf<typeof wishlistBlock> = {
  label: 'Wishlist',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  hint: 'Links to the wishlist and counts it',
  keywords: 'favorites heart',
  icon: 'M10 16.5S3 12.7 3 7.9a3.6 3.6 0 0 1 7-1.2 3.6 3.6 0 0 1 7 1.2c0 4.8-7 8.6-7 8.6z',
  drawing: {
    shape: 'M44 43s-15-8.5-15-18.5a7.7 7.7 0 0 1 15-2.5 7.7 7.7 0 0 1 15 2.5c0 10-15 18.5-15 18.5z',
    solid: `M59 10${DISC}`,
  },
  panel: {
    note: 'Links to the wishlist and shows how many items are on it. There is nothing to set but its style.',
  },
};
