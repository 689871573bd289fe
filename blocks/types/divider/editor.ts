import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { dividerBlock } from './definition';

export const dividerEditor: EditorOf<typeof dividerBlock> = {
  label: 'Divider',
  group: 'layout',
  standsIn: ['page', 'footer'],
  hint: 'A line between two blocks',
  keywords: 'line separator rule hr spacer',
  icon: 'M3 10h14M7 5.5h6M7 14.5h6',
  drawing: { words: 'M22 14h44M22 42h44', edge: 'M8 28h72' },
  panel: {
    note: 'A line between the blocks above and below it. Set its color, thickness (the height) and width under Style.',
    unset: { color: 'The shop’s lines', height: '1px', border: 'Plain' },
  },
};
