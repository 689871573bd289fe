import type { htmlBlock } from '@/core/blocks/html';
import type { PanelOf } from '../kit/panel';

export const htmlPanel: PanelOf<typeof htmlBlock> = {
  content: [
    {
      title: 'HTML',
      fields: {
        content: { label: 'HTML', hint: 'Its scripts run in the shop, not while you edit' },
      },
    },
  ],
};
