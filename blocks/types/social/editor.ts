import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { at, DISC, DOT } from '@/blocks/editor-kit/drawing';
import { iconLinkFields } from '@/blocks/editor-kit/link-panel';
import type { socialBlock } from './definition';

export const socialEditor: EditorOf<typeof socialBlock> = {
  label: 'Social links',
  group: 'chrome',
  standsIn: ['page', 'header', 'footer'],
  hint: 'Links to the shop’s social profiles',
  keywords: 'instagram facebook icons links',
  icon: 'M14.5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5.5 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM14.5 13a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM7.3 9l5.4-3M7.3 11l5.4 3',
  drawing: {
    shape: at(['22 22', '44 22', '66 22'], DISC),
    edge: at(['22 25.5', '44 25.5', '66 25.5'], DOT),
  },
  starter: {
    props: {
      items: [
        { title: 'Instagram', link: 'https://www.instagram.com/', icon: 'instagram' },
        { title: 'Facebook', link: 'https://www.facebook.com/', icon: 'facebook' },
        { title: 'YouTube', link: 'https://www.youtube.com/', icon: 'youtube' },
      ],
    },
  },
  panel: {
    content: {
      Links: {
        items: {
          label: 'Links',
          unset: 'The shop’s own addresses',
          entry: { name: 'link', title: 'title', fields: iconLinkFields },
        },
      },
    },
  },
};
