import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { ALIGNMENT_LABELS } from '@/blocks/editor-kit/option-labels';
import type { PropsOf } from '@/blocks/kit/fields';
import type { titleBlock } from './definition';

interface TitleValues {
  props: PropsOf<typeof titleBlock.props>;
}

const isBoxed = ({ props }: TitleValues) => props.design === 'boxed';
const boxColor = ({ props }: TitleValues) => (isBoxed({ props }) ? props.boxBackground : '');

export const titleEditor: EditorOf<typeof titleBlock> = {
  label: 'Section title',
  group: 'content',
  standsIn: ['page', 'footer'],
  hint: 'The title of a section, in six designs',
  keywords: 'heading headline subtitle h2',
  icon: 'M5 4v12M15 4v12M5 10h10',
  drawing: { heading: 'M18 24h52', words: 'M28 34h32' },
  starter: {
    props: { text: 'New this season', subtitle: 'Fresh pieces for every day of the week' },
  },
  panel: {
    content: {
      Text: {
        text: { label: 'Title', control: 'lines' },
        subtitle: { label: 'Subtitle', control: 'lines' },
        showSubtitle: { label: 'Show subtitle', when: ({ props }) => props.subtitle !== '' },
      },
      Design: {
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
        textAlign: { label: 'Align', control: 'text-align', options: ALIGNMENT_LABELS },
      },
    },
    looks: {
      Title: {
        color: { label: 'Title', unset: 'As the text', against: boxColor },
        subtitleColor: {
          label: 'Subtitle',
          unset: 'Softer than the title',
          against: boxColor,
          when: ({ props }) => props.showSubtitle && props.subtitle !== '',
        },
        gradientColors: {
          label: 'Gradient',
          entry: { name: 'color' },
          unset: 'From the shop’s accent',
          when: ({ props }) => props.design === 'gradient',
        },
        underlineColor: {
          label: 'Underline',
          unset: 'The shop’s accent',
          when: ({ props }) => props.design === 'underline',
        },
        boxBackground: { label: 'Box', unset: 'A light tint', when: isBoxed },
        boxBorder: { label: 'Box line', control: 'border', unset: 'A fine line', when: isBoxed },
      },
    },
  },
};
