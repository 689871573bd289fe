import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { searchBlock } from './definition';

export const searchEditor: EditorOf<typeof searchBlock> = {
  label: 'Search',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  hint: 'A field that searches the shop',
  keywords: 'find',
  icon: 'M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4',
  drawing: {
    edge: 'M9 20h70v16H9zM21 24a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM23.5 30.5l2.5 2.5',
    words: 'M34 28h26',
  },
  starter: { props: { placeholder: 'Search products' } },
  panel: {
    content: {
      Search: {
        placeholder: {
          label: 'Placeholder',
          hint: 'Shown until the customer types',
          unset: 'Default text',
        },
      },
    },
  },
};
