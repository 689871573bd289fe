import type { subscribeBlock } from '@/core/blocks/subscribe';
import type { PanelOf } from '../kit/panel';
import { SIDE_WORDS } from '../kit/words';

const AS_DESIGNED = 'As the design has it';

export const subscribePanel: PanelOf<typeof subscribeBlock> = {
  content: [
    {
      title: 'Words',
      fields: {
        title: { label: 'Title', control: 'lines' },
        description: { label: 'Description', control: 'lines' },
        placeholder: { label: 'In the field', hint: 'Stands there until somebody types' },
        buttonText: { label: 'Button' },
      },
    },
    {
      title: 'Design',
      fields: {
        design: {
          label: 'Design',
          options: {
            modern: 'Modern',
            minimal: 'Minimal',
            gradient: 'Gradient',
            card: 'Card',
            newsletter: 'Newsletter',
            premium: 'Premium',
            dark: 'Dark',
            glass: 'Glass',
            animated: 'Animated',
            split: 'Split',
            hero: 'Hero',
            floating: 'Floating',
            compact: 'Compact',
          },
        },
        layout: {
          label: 'Field and button',
          control: 'segments',
          options: { horizontal: 'In a row', vertical: 'Stacked' },
        },
        textAlign: { label: 'Align', control: 'text-align', options: SIDE_WORDS },
        showIcon: { label: 'Icon' },
      },
    },
  ],
  looks: [
    {
      title: 'Colours',
      fields: {
        backgroundColor: { label: 'Ground', unset: AS_DESIGNED },
        textColor: {
          label: 'Words',
          unset: AS_DESIGNED,
          against: ({ props }) => props.backgroundColor,
        },
        iconColor: {
          label: 'Icon',
          unset: AS_DESIGNED,
          when: ({ props }) => props.showIcon,
        },
        inputColor: { label: 'Field', unset: AS_DESIGNED },
        inputTextColor: {
          label: 'In the field',
          unset: AS_DESIGNED,
          against: ({ props }) => props.inputColor,
        },
        buttonColor: { label: 'Button', unset: AS_DESIGNED },
        buttonTextColor: {
          label: 'On the button',
          unset: AS_DESIGNED,
          against: ({ props }) => props.buttonColor,
        },
      },
    },
  ],
  unset: { backgroundColor: AS_DESIGNED, color: AS_DESIGNED },
};
