import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { at, DOT } from '@/blocks/editor-kit/drawing';
import type { contactInfoBlock } from './definition';

const OF_THE_SHOP = 'The shop’s own';

export const contactInfoEditor: EditorOf<typeof contactInfoBlock> = {
  label: 'Contact details',
  group: 'chrome',
  standsIn: ['page', 'footer'],
  hint: 'Address, e-mail and phone',
  keywords: 'address email phone map hours',
  icon: 'M10 17.5s5.5-5 5.5-9.2a5.5 5.5 0 0 0-11 0c0 4.2 5.5 9.2 5.5 9.2zM10 6.3a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  drawing: {
    solid: at(['21 13.5', '21 25.5', '21 37.5'], DOT),
    words: 'M32 16h34M32 28h26M32 40h30',
  },
  panel: {
    content: {
      Contact: {
        companyName: { label: 'Company', unset: OF_THE_SHOP },
        address: { label: 'Address', control: 'lines', unset: OF_THE_SHOP },
        email: { label: 'E-mail', unset: OF_THE_SHOP },
        phone: { label: 'Phone', unset: OF_THE_SHOP },
        supportTime: { label: 'Support time', unset: 'Not shown' },
      },
    },
    details: { content: { Contact: { hint: 'Empty fields show the shop’s settings.' } } },
  },
};
