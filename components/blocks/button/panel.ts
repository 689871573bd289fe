import type { buttonBlock } from '@/core/blocks/button';
import { linkGroup } from '../kit/link-panel';
import type { PanelOf } from '../kit/panel';
import { BUTTON_ICON_WORDS } from '../kit/words';

export const buttonPanel: PanelOf<typeof buttonBlock> = {
  content: [
    {
      title: 'Button',
      fields: {
        label: { label: 'Text' },
        showIcon: {
          label: 'Icon',
          control: 'segments',
          options: { none: 'None', left: 'Left', right: 'Right' },
        },
        icon: {
          label: 'Which icon',
          control: 'icons',
          options: BUTTON_ICON_WORDS,
          when: ({ props }) => props.showIcon !== 'none',
        },
      },
    },
    linkGroup,
  ],
  unset: {
    padding: '8px 24px',
    color: 'On the accent',
    fontWeight: 'Semi-bold',
    backgroundColor: 'Accent',
    borderRadius: 'The shop’s',
    width: 'As its words',
  },
};
