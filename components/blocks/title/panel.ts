import type { titleBlock } from '@/core/blocks/title';
import type { PanelOf } from '../kit/panel';
import { ALIGNMENT_WORDS } from '../kit/words';

export const titlePanel: PanelOf<typeof titleBlock> = {
  content: [
    {
      title: 'Words',
      fields: {
        text: { label: 'Title', control: 'lines' },
        subtitle: { label: 'Subtitle', control: 'lines' },
        showSubtitle: { label: 'Show subtitle', when: ({ props }) => props.subtitle !== '' },
      },
    },
    {
      title: 'Design',
      fields: {
        design: {
          label: 'Design',
          options: {
            simple: 'Simple',
            underline: 'Underlined',
            gradient: 'Gradient',
            boxed: 'In a box',
            modern: 'Modern',
            vintage: 'Vintage',
          },
        },
        size: {
          label: 'Size',
          control: 'segments',
          options: { small: 'S', medium: 'M', large: 'L', xlarge: 'XL' },
        },
        textAlign: { label: 'Align', control: 'text-align', options: ALIGNMENT_WORDS },
      },
    },
  ],
  looks: [
    {
      title: 'Title',
      fields: {
        color: {
          label: 'Title',
          unset: 'As the text',
          against: ({ props }) => (props.design === 'boxed' ? props.boxBackground : ''),
        },
        subtitleColor: {
          label: 'Subtitle',
          unset: 'Softer than the title',
          against: ({ props }) => (props.design === 'boxed' ? props.boxBackground : ''),
          when: ({ props }) => props.showSubtitle && props.subtitle !== '',
        },
        gradientColors: {
          label: 'Gradient',
          entry: { name: 'colour' },
          unset: 'From the shop’s accent',
          when: ({ props }) => props.design === 'gradient',
        },
        underlineColor: {
          label: 'Underline',
          unset: 'The shop’s accent',
          when: ({ props }) => props.design === 'underline',
        },
        boxBackground: {
          label: 'Box',
          unset: 'A light tint',
          when: ({ props }) => props.design === 'boxed',
        },
        boxBorder: {
          label: 'Box line',
          control: 'border',
          unset: 'A fine line',
          when: ({ props }) => props.design === 'boxed',
        },
      },
    },
  ],
};
