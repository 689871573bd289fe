import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { policyBlock } from './definition';

export const policyEditor: EditorOf<typeof policyBlock> = {
  label: 'Policy text',
  group: 'content',
  standsIn: ['page'],
  hint: 'A longer text with headings',
  keywords: 'rich text terms privacy legal article',
  icon: 'M5 3h7l3.5 3.5V17H5zM8 9.5h4.5M8 13h4.5',
  drawing: { edge: 'M26 6h36v44H26z', heading: 'M33 14h14', words: 'M33 23h22M33 30h22M33 37h22' },
  starter: {
    props: {
      content:
        '<h2>Returns</h2><p>Send back what does not fit within 30 days, unworn and with its tags. We refund you as soon as it is here.</p><ul><li>Exchanges for another size are free</li><li>Personalized pieces are made for you alone and stay with you</li></ul>',
    },
  },
  panel: {
    content: {
      Policy: {
        content: {
          label: 'Text',
          hint: 'As HTML: headings, paragraphs, lists, tables, emphasis and links',
        },
      },
    },
  },
};
