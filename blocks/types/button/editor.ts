import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { targetFields } from '@/blocks/editor-kit/link-panel';
import type { Option } from '@/blocks/editor-kit/panel';
import type { ButtonIcon, buttonBlock } from './definition';

const ICON_LABELS: Readonly<Record<ButtonIcon, Option>> = {
  'shopping-cart': { label: 'Cart', icon: 'cart' },
  'arrow-right': { label: 'Arrow right', icon: 'arrow-right' },
  'arrow-left': { label: 'Arrow left', icon: 'arrow-left' },
  heart: { label: 'Heart', icon: 'heart' },
  star: { label: 'Star', icon: 'star' },
  check: { label: 'Tick', icon: 'check' },
  plus: { label: 'Plus', icon: 'plus' },
  minus: { label: 'Minus', icon: 'minus' },
  close: { label: 'Cross', icon: 'close' },
  menu: { label: 'Menu', icon: 'menu' },
  search: { label: 'Search', icon: 'search' },
  user: { label: 'Person', icon: 'user' },
  home: { label: 'Home', icon: 'home' },
  settings: { label: 'Settings', icon: 'settings' },
  download: { label: 'Download', icon: 'download' },
  upload: { label: 'Upload', icon: 'upload' },
  share: { label: 'Share', icon: 'share' },
  like: { label: 'Thumb up', icon: 'like' },
  comment: { label: 'Comment', icon: 'comment' },
  bookmark: { label: 'Bookmark', icon: 'bookmark' },
};

export const buttonEditor: EditorOf<typeof buttonBlock> = {
  label: 'Button',
  group: 'content',
  standsIn: ['page', 'footer'],
  hint: 'A link as a button',
  keywords: 'link cta call to action',
  icon: 'M5.5 6h9a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM7 10h6',
  drawing: { solid: 'M24 21h40v14H24z', gap: 'M34 28h20' },
  starter: { props: { label: 'Shop now', targetUrl: '/shop' } },
  panel: {
    content: {
      Button: {
        label: { label: 'Text' },
        showIcon: {
          label: 'Icon position',
          control: 'segments',
          options: { none: 'None', left: 'Left', right: 'Right' },
        },
        icon: {
          label: 'Icon',
          control: 'icons',
          options: ICON_LABELS,
          when: ({ props }) => props.showIcon !== 'none',
        },
      },
      Link: targetFields,
    },
    unset: {
      padding: '8px 24px',
      color: 'On the accent',
      fontWeight: 'Semi-bold',
      backgroundColor: 'Accent',
      borderRadius: 'The shop’s',
      width: 'As its text',
    },
  },
};
