import type { footerSectionBlock } from '@/core/blocks/footer-section';
import type { PanelOf } from '../kit/panel';

export const footerSectionPanel: PanelOf<typeof footerSectionBlock> = {
  content: [
    {
      title: 'Links',
      fields: {
        title: { label: 'Title' },
        items: {
          label: 'Links',
          entry: {
            name: 'link',
            title: 'name',
            fields: { name: { label: 'Text' }, link: { label: 'Leads to', unset: 'Nowhere' } },
          },
        },
      },
    },
  ],
};
