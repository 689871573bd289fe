import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { footerSectionBlock } from './definition';

export const footerSectionEditor: EditorOf<typeof footerSectionBlock> = {
  label: 'Footer links',
  group: 'chrome',
  standsIn: ['page', 'footer'],
  hint: 'A list of links with a title',
  keywords: 'links column menu',
  icon: 'M4 4.5h6M4 8.5h.01M7 8.5h9M4 12h.01M7 12h9M4 15.5h.01M7 15.5h6',
  drawing: { heading: 'M22 13h22', words: 'M22 23h30M22 31h24M22 39h34M22 47h18' },
  starter: {
    props: {
      title: 'Company',
      items: [
        { name: 'About us', link: '/about' },
        { name: 'Contact', link: '/contact' },
        { name: 'Order tracking', link: '/order-tracking' },
      ],
    },
  },
  panel: {
    content: {
      Links: {
        title: { label: 'Title' },
        items: {
          label: 'Links',
          entry: {
            name: 'link',
            title: 'name',
            fields: { name: { label: 'Text' }, link: { label: 'Link', unset: 'Nowhere' } },
          },
        },
      },
    },
  },
};
