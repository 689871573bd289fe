import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { DOT } from '@/blocks/editor-kit/drawing';
import { targetFields } from '@/blocks/editor-kit/link-panel';
import { FIT_LABELS, RATIO_LABELS } from '@/blocks/editor-kit/option-labels';
import type { imageBlock } from './definition';

export const imageEditor: EditorOf<typeof imageBlock> = {
  label: 'Image',
  group: 'media',
  standsIn: ['page', 'footer'],
  hint: 'An image, in a shape if you like',
  keywords: 'picture photo img',
  icon: 'M3 4h14v12H3zM3 13.5l4-4 3.5 3.5 2-2 4.5 4.5M13 7.5h.01',
  drawing: {
    area: 'M13 9h62v38H13z',
    shape: 'M18 43l15-17 10 11 7-7 20 13z',
    solid: `M59 16${DOT}`,
  },
  panel: {
    content: {
      Image: {
        src: { label: 'Image' },
        alt: {
          label: 'Description',
          control: 'lines',
          hint: 'Alternative text for people who can’t see the image',
        },
        height: { label: 'Height', control: 'size', unset: 'As the image' },
      },
      Link: targetFields,
    },
    ownStyles: {
      Image: {
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
        aspectRatio: { label: 'Aspect ratio', options: RATIO_LABELS, unset: 'As the image' },
        maxWidth: { label: 'Max width', unset: 'Full width' },
        objectFit: {
          label: 'Fit',
          options: FIT_LABELS,
          when: ({ props, styles }) =>
            Boolean(props.height || styles.height || styles.aspectRatio || styles.shape),
        },
        opacity: { label: 'Opacity', control: 'share' },
      },
    },
    unset: { height: 'As the image' },
  },
};
