import type { infoBlock } from '@/core/blocks/info';
import type { PanelOf } from '../kit/panel';

export const infoPanel: PanelOf<typeof infoBlock> = {
  content: [
    {
      title: 'Words',
      fields: {
        iconType: {
          label: 'About',
          hint: 'Decides the icon, and the page its link leads to',
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
    },
    {
      title: 'Design',
      fields: {
        layout: {
          label: 'Icon stands',
          control: 'segments',
          options: { row: 'Beside', column: 'Above' },
        },
        showBox: { label: 'In a box' },
      },
    },
  ],
};
