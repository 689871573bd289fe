import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { at, STAR } from '@/blocks/editor-kit/drawing';
import type { reviewsBlock } from './definition';

export const reviewsEditor: EditorOf<typeof reviewsBlock> = {
  label: 'Reviews',
  group: 'shop',
  standsIn: ['page'],
  hint: 'What customers say',
  keywords: 'testimonials ratings stars',
  icon: 'm10 3 2.1 4.5 4.9.6-3.6 3.3.9 4.9L10 13.9l-4.3 2.4.9-4.9L3 8.1l4.9-.6z',
  drawing: {
    solid: at(['20 9', '32 9', '44 9', '56 9', '68 9'], STAR),
    words: 'M18 28h52M24 35h40',
    heading: 'M37 44.5h14',
  },
  panel: {
    note: 'Shows reviews of the shop’s products. Choose the categories with reviews in the shop’s settings.',
  },
};
