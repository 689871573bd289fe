import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { SIDE_LABELS } from '@/blocks/editor-kit/option-labels';
import type { SubscribeProps, subscribeBlock } from './definition';

const AS_DESIGNED = 'Default of the design';

const on =
  (ground: 'backgroundColor' | 'inputColor' | 'buttonColor') =>
  ({ props }: { props: SubscribeProps }) =>
    props[ground];

export const subscribeEditor: EditorOf<typeof subscribeBlock> = {
  label: 'Newsletter',
  group: 'content',
  standsIn: ['page', 'footer'],
  hint: 'A form for e-mail addresses, in thirteen designs',
  keywords: 'subscribe email mail sign up form',
  icon: 'M3 5h14v10H3zM3.5 5.5l6.5 5 6.5-5',
  drawing: {
    heading: 'M26 14h36',
    words: 'M22 22h44',
    edge: 'M15 32h37v11H15z',
    solid: 'M57 32h16v11H57z',
  },
  panel: {
    content: {
      Text: {
        title: { label: 'Title', control: 'lines' },
        description: { label: 'Description', control: 'lines' },
        placeholder: { label: 'Placeholder', hint: 'Shown until the customer types' },
        buttonText: { label: 'Button' },
      },
      Design: {
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
        textAlign: { label: 'Align', control: 'text-align', options: SIDE_LABELS },
        showIcon: { label: 'Icon' },
      },
    },
    looks: {
      Colors: {
        backgroundColor: { label: 'Background', unset: AS_DESIGNED },
        textColor: { label: 'Text', unset: AS_DESIGNED, against: on('backgroundColor') },
        iconColor: { label: 'Icon', unset: AS_DESIGNED, when: ({ props }) => props.showIcon },
        inputColor: { label: 'Field', unset: AS_DESIGNED },
        inputTextColor: { label: 'Field text', unset: AS_DESIGNED, against: on('inputColor') },
        buttonColor: { label: 'Button', unset: AS_DESIGNED },
        buttonTextColor: { label: 'Button text', unset: AS_DESIGNED, against: on('buttonColor') },
      },
    },
    unset: { backgroundColor: AS_DESIGNED, color: AS_DESIGNED },
  },
};
