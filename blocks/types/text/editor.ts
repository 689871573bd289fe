import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { textBlock } from './definition';

export const textEditor: EditorOf<typeof textBlock> = {
  label: 'Text',
  group: 'content',
  standsIn: ['page', 'footer'],
  hint: 'A paragraph or a heading',
  keywords: 'paragraph heading words copy',
  icon: 'M4 5h12M4 8.5h12M4 12h12M4 15.5h7',
  drawing: { words: 'M14 17h60M14 24.5h60M14 32h60M14 39.5h34' },
  starter: {
    props: {
      content:
        'Cut from soft, hard-wearing cloth and finished with care, for the days you want to feel like yourself.',
    },
  },
  panel: {
    content: {
      Text: {
        content: { label: 'Text', control: 'lines' },
        htmlTag: {
          label: 'Type',
          hint: 'The role of the text, for search engines and screen readers',
          options: {
            p: 'Paragraph',
            h1: 'Heading 1, the page’s title',
            h2: 'Heading 2',
            h3: 'Heading 3',
            h4: 'Heading 4',
            h5: 'Heading 5',
            h6: 'Heading 6',
            strong: 'Important, bold',
            em: 'Emphasized, italic',
            mark: 'Highlighted',
            small: 'Small print',
            code: 'Code',
            pre: 'Lines as typed',
            span: 'Inline text',
            div: 'Plain',
          },
        },
      },
    },
  },
};
