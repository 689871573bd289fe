import type { navigationBlock } from '@/core/blocks/navigation';
import { iconLinkFields, linkFields } from '../kit/link-panel';
import type { PanelOf } from '../kit/panel';

export const navigationPanel: PanelOf<typeof navigationBlock> = {
  content: [
    {
      title: 'Links',
      fields: {
        navigationItems: {
          label: 'Links',
          unset: 'The shop’s own links',
          entry: {
            name: 'link',
            title: 'title',
            fields: {
              ...iconLinkFields,
              submenu: {
                label: 'Below it',
                unset: 'None',
                entry: { name: 'link', title: 'title', fields: linkFields },
              },
            },
          },
        },
      },
    },
    {
      title: 'Logo',
      fields: {
        logoHeight: {
          label: 'Logo height',
          control: 'slider',
          unit: 'px',
          range: [0, 120],
          hint: '0 for no logo',
        },
      },
    },
  ],
  looks: [
    {
      title: 'Links',
      hint: 'These count before the size and weight under Text.',
      fields: {
        fontSize: { label: 'Size', unset: 'As the text' },
        fontWeight: { label: 'Weight', control: 'weight', unset: 'As the text' },
      },
    },
  ],
};
