import type { imageBlock } from '@/core/blocks/image';
import { linkGroup } from '../kit/link-panel';
import type { PanelOf } from '../kit/panel';
import { FIT_WORDS, RATIO_WORDS } from '../kit/words';

export const imagePanel: PanelOf<typeof imageBlock> = {
  content: [
    {
      title: 'Picture',
      fields: {
        src: { label: 'Picture' },
        alt: {
          label: 'Description',
          control: 'lines',
          hint: 'Read aloud to those who cannot see the picture',
        },
        height: { label: 'Height', control: 'size', unset: 'As the picture' },
      },
    },
    linkGroup,
  ],
  ownStyles: [
    {
      title: 'Picture',
      fields: {
        shape: {
          label: 'Shape',
          options: {
            Circle: 'Circle',
            Oval: 'Oval',
            Triangle: 'Triangle',
            Star: 'Star',
            Heart: 'Heart',
            Diamond: 'Diamond',
            Hexagon: 'Hexagon',
          },
          unset: 'Rectangle',
        },
        aspectRatio: {
          label: 'Proportions',
          options: RATIO_WORDS,
          unset: 'As the picture',
        },
        maxWidth: { label: 'At most wide', unset: 'All there is' },
        objectFit: {
          label: 'Fit',
          options: FIT_WORDS,
          when: ({ props, styles }) =>
            Boolean(props.height || styles.height || styles.aspectRatio || styles.shape),
        },
        opacity: { label: 'Opacity', control: 'share' },
      },
    },
  ],
  unset: { height: 'As the picture' },
};
