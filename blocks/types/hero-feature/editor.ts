import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { at, DOT } from '@/blocks/editor-kit/drawing';
import { FIT_LABELS, RATIO_LABELS } from '@/blocks/editor-kit/option-labels';
import { type heroFeatureBlock, heroHeight } from './definition';

export const heroFeatureEditor: EditorOf<typeof heroFeatureBlock> = {
  label: 'Hero feature',
  group: 'media',
  standsIn: ['page'],
  hint: 'An image beside a title and a list',
  keywords: 'hero split list benefits',
  icon: 'M3 4.5h6v11H3zM12 6h5M12 10h5M12 14h3',
  drawing: {
    shape: 'M8 10h32v36H8z',
    heading: 'M49 16h28',
    solid: at(['50 23.5', '50 31', '50 38.5'], DOT),
    words: 'M57 26h22M57 33.5h22M57 41h14',
  },
  starter: {
    props: {
      title: 'Made to be worn every day',
      description:
        'Good clothes are the ones you stop thinking about: they fit, they move with you, and they last.',
      listItems: [
        'Soft fabrics that keep their shape',
        'Seams that hold, wash after wash',
        'Easy to combine, whatever the day brings',
      ],
    },
  },
  panel: {
    content: {
      Text: {
        title: { label: 'Title', control: 'lines' },
        description: { label: 'Description', control: 'lines' },
        listItems: { label: 'Points', entry: { name: 'point' } },
      },
      Image: {
        imageUrl: { label: 'Image' },
        template: {
          label: 'Position',
          control: 'segments',
          options: { 'classic-left': 'Left', 'classic-right': 'Right', centered: 'Center' },
        },
        height: {
          label: 'Height',
          control: 'size',
          effectiveDefault: ({ props }) => heroHeight(props),
        },
      },
    },
    looks: {
      Image: {
        aspectRatio: { label: 'Aspect ratio', options: RATIO_LABELS, unset: 'From its height' },
        maxWidth: { label: 'Max width', unset: 'Full width' },
        objectFit: { label: 'Fit', options: FIT_LABELS },
        objectPosition: {
          label: 'Focal point',
          control: 'position',
          hint: 'What stays in view where the image is cropped',
          unset: 'Center',
        },
        border: { label: 'Line', control: 'border', unset: 'None' },
        borderRadius: { label: 'Corners', control: 'corners', unset: 'The shop’s' },
        opacity: { label: 'Opacity', control: 'share' },
      },
    },
  },
};
