import type { contactInfoBlock } from '@/core/blocks/contact-info';
import type { PanelOf } from '../kit/panel';

const OF_THE_SHOP = 'The shop’s own';

export const contactInfoPanel: PanelOf<typeof contactInfoBlock> = {
  content: [
    {
      title: 'Contact',
      hint: 'What is left empty is what the shop’s settings say.',
      fields: {
        companyName: { label: 'Company', unset: OF_THE_SHOP },
        address: { label: 'Address', control: 'lines', unset: OF_THE_SHOP },
        email: { label: 'E-mail', unset: OF_THE_SHOP },
        phone: { label: 'Phone', unset: OF_THE_SHOP },
        supportTime: { label: 'Support time', unset: 'Not shown' },
      },
    },
  ],
};
