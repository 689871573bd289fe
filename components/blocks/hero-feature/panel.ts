import { type heroFeatureBlock, heroHeight } from '@/core/blocks/hero-feature';
import type { PanelOf } from '../kit/panel';
import { FIT_WORDS, RATIO_WORDS } from '../kit/words';

export const heroFeaturePanel: PanelOf<typeof heroFeatureBlock> = {
  content: [
    {
      title: 'Words',
      fields: {
        title: { label: 'Title', control: 'lines' },
        description: { label: 'Description', control: 'lines' },
        listItems: { label: 'Points', entry: { name: 'point' } },
      },
    },
    {
      title: 'Picture',
      fields: {
        imageUrl: { label: 'Picture' },
        template: {
          label: 'Stands',
          control: 'segments',
          options: { 'classic-left': 'Left', 'classic-right': 'Right', centered: 'Centre' },
        },
        height: { label: 'Height', control: 'size', holds: ({ props }) => heroHeight(props) },
      },
    },
  ],
  looks: [
    {
      title: 'Picture',
      fields: {
        aspectRatio: { label: 'Proportions', options: RATIO_WORDS, unset: 'From its height' },
        maxWidth: { label: 'At most wide', unset: 'All there is' },
        objectFit: { label: 'Fit', options: FIT_WORDS },
        objectPosition: {
          label: 'In view',
          control: 'position',
          hint: 'What stays in view where the picture is cropped',
          unset: 'Centre',
        },
        border: { label: 'Line', control: 'border', unset: 'None' },
        borderRadius: { label: 'Corners', control: 'corners', unset: 'The shop’s' },
        opacity: { label: 'Opacity', control: 'share' },
      },
    },
  ],
};
