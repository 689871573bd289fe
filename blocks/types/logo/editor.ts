import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { MARK } from '@/blocks/editor-kit/drawing';
import type { logoBlock } from './definition';

export const logoEditor: EditorOf<typeof logoBlock> = {
  label: 'Logo',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  hint: 'The logo of the shop',
  keywords: 'brand mark name',
  icon: 'M10 2.8l6.2 3.6v7.2L10 17.2l-6.2-3.6V6.4zM10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  drawing: { solid: `M21 21${MARK}`, heading: 'M36 28h38' },
  panel: {
    note: 'Shows the logo of the shop, or its address where it has none. The logo itself is set in the shop’s settings.',
  },
};
