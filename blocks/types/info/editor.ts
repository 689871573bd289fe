import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { DISC } from '@/blocks/editor-kit/drawing';
import type { infoBlock } from './definition';

export const infoEditor: EditorOf<typeof infoBlock> = {
  label: 'Information',
  group: 'content',
  standsIn: ['page', 'footer'],
  hint: 'A promise of the shop with an icon',
  keywords: 'feature shipping security support icon usp',
  icon: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9.5v4M10 6.5h.01',
  drawing: {
    shape: `M21 22${DISC}`,
    heading: 'M36 22h28',
    words: 'M36 30h40M36 37h26',
    edge: 'M18.5 28l2 2 3.5-4',
  },
  panel: {
    content: {
      Text: {
        iconType: {
          label: 'Topic',
          hint: 'Sets the icon and the page it links to',
          control: 'icons',
          options: {
            shipping: { label: 'Shipping', icon: 'truck' },
            flight: { label: 'Flight', icon: 'plane' },
            security: { label: 'Security', icon: 'lock' },
            support: { label: 'Support', icon: 'support' },
            payment: { label: 'Payment', icon: 'card' },
            return: { label: 'Returns', icon: 'return' },
          },
        },
        title: { label: 'Title' },
        description: { label: 'Description', control: 'lines' },
        showLearnMore: { label: 'Link to more' },
        buttonText: { label: 'Link text', when: ({ props }) => props.showLearnMore },
      },
      Design: {
        layout: {
          label: 'Icon position',
          control: 'segments',
          options: { row: 'Beside', column: 'Above' },
        },
        showBox: { label: 'In a box' },
      },
    },
  },
};
