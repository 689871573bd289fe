import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { at } from '@/blocks/editor-kit/drawing';
import type { copyrightBlock } from './definition';

export const copyrightEditor: EditorOf<typeof copyrightBlock> = {
  label: 'Copyright',
  group: 'chrome',
  standsIn: ['page', 'footer'],
  hint: 'The copyright line and payment methods',
  keywords: 'legal payment footer',
  icon: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12.3 8a3 3 0 1 0 0 4',
  drawing: {
    edge: 'M17 21a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM19.5 26a3 3 0 1 0 0 4',
    words: 'M32 28h22',
    shape: at(['63 25', '74 25'], 'v6h6v-6z'),
  },
  panel: {
    note: 'Shows the shop’s name and payment methods. There is nothing to set but its style.',
  },
};
