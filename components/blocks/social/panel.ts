import type { socialBlock } from '@/core/blocks/social';
import { iconLinkFields } from '../kit/link-panel';
import type { PanelOf } from '../kit/panel';

export const socialPanel: PanelOf<typeof socialBlock> = {
  content: [
    {
      title: 'Links',
      fields: {
        items: {
          label: 'Links',
          unset: 'The shop’s own addresses',
          entry: { name: 'link', title: 'title', fields: iconLinkFields },
        },
      },
    },
  ],
};
