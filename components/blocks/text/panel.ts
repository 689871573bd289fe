import type { textBlock } from '@/core/blocks/text';
import type { PanelOf } from '../kit/panel';

export const textPanel: PanelOf<typeof textBlock> = {
  content: [
    {
      title: 'Text',
      fields: {
        content: { label: 'Text', control: 'lines' },
        htmlTag: {
          label: 'Kind',
          hint: 'What the text is on its page, for search engines and screen readers',
          options: {
            p: 'Paragraph',
            h1: 'Heading 1, the page’s title',
            h2: 'Heading 2',
            h3: 'Heading 3',
            h4: 'Heading 4',
            h5: 'Heading 5',
            h6: 'Heading 6',
            strong: 'Important, bold',
            em: 'Emphasised, slanted',
            mark: 'Highlighted',
            small: 'Small print',
            code: 'Code',
            pre: 'Lines as typed',
            span: 'Words in a line',
            div: 'Plain',
          },
        },
      },
    },
  ],
};
