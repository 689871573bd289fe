import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { iconLinkFields, linkFields } from '@/blocks/editor-kit/link-panel';
import type { navigationBlock } from './definition';

export const navigationEditor: EditorOf<typeof navigationBlock> = {
  label: 'Navigation',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  hint: 'Links with menus',
  keywords: 'menu links nav',
  icon: 'M2.5 6.5h15v7h-15zM5.5 10h1.5M9.2 10h1.5M13 10h1.5',
  drawing: { area: 'M6 20h76v16H6z', words: 'M14 28h10M33 28h10M52 28h10M71 28h4' },
  panel: {
    content: {
      Links: {
        navigationItems: {
          label: 'Links',
          unset: 'The shop’s own links',
          entry: {
            name: 'link',
            title: 'title',
            fields: {
              ...iconLinkFields,
              submenu: {
                label: 'Submenu',
                unset: 'None',
                entry: { name: 'link', title: 'title', fields: linkFields },
              },
            },
          },
        },
      },
      Logo: {
        logoHeight: {
          label: 'Logo height',
          control: 'slider',
          unit: 'px',
          range: [0, 120],
          hint: '0 for no logo',
        },
      },
    },
    looks: {
      Links: {
        fontSize: { label: 'Size', unset: 'As the text' },
        fontWeight: { label: 'Weight', control: 'weight', unset: 'As the text' },
      },
    },
    details: { looks: { Links: { hint: 'Override the size and weight under Text.' } } },
  },
};
