import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { htmlBlock } from './definition';

export const htmlEditor: EditorOf<typeof htmlBlock> = {
  label: 'HTML',
  group: 'content',
  standsIn: ['page', 'footer'],
  hint: 'Custom HTML',
  keywords: 'code embed script custom',
  icon: 'M6.5 6l-4 4 4 4M13.5 6l4 4-4 4M11.2 4.5 8.8 15.5',
  drawing: { heading: 'M31 18l-10 10 10 10M57 18l10 10-10 10', words: 'M48 15l-8 26' },
  starter: {
    props: {
      content: '<p><strong>Free alterations.</strong> Bring it in, and we make it fit.</p>',
    },
  },
  panel: {
    content: {
      HTML: { content: { label: 'HTML', hint: 'Its scripts run in the shop, not while you edit' } },
    },
  },
};
