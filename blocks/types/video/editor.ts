import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { VideoProps, videoBlock } from './definition';

interface VideoValues {
  props: VideoProps;
}

const hasText = ({ props }: VideoValues) => props.isBackground && props.overlayContent;

/** A film of this project, until an admin has chosen one. */
const SAMPLE_VIDEO = '/films/loom.webm';

export const videoEditor: EditorOf<typeof videoBlock> = {
  label: 'Video',
  group: 'media',
  standsIn: ['page', 'footer'],
  hint: 'A film, or one from YouTube or Vimeo',
  keywords: 'film movie youtube vimeo',
  icon: 'M3 4.5h14v11H3zM8.5 7.5l4 2.5-4 2.5z',
  drawing: { shape: 'M13 9h62v38H13z', solid: 'M39 19.5l14 8.5-14 8.5z' },
  starter: { props: { src: SAMPLE_VIDEO } },
  panel: {
    content: [
      {
        title: 'Film',
        fields: {
          src: {
            label: 'Film',
            control: 'film',
            hint: 'A film’s address, or its page at YouTube or Vimeo',
          },
          autoplay: { label: 'Begins by itself', hint: 'In silence' },
          loop: { label: 'Repeats' },
          isBackground: { label: 'As a background', hint: 'Silent and without controls' },
        },
      },
      {
        title: 'Words on the film',
        fields: {
          overlayContent: { label: 'Show words', when: ({ props }) => props.isBackground },
          overlayTitle: { label: 'Title', control: 'lines', when: hasText },
          overlayText: { label: 'Text', control: 'lines', when: hasText },
        },
      },
    ],
    looks: [
      {
        title: 'Film',
        fields: {
          width: { label: 'Width', control: 'size', unset: 'All there is' },
          height: { label: 'Height', control: 'size', unset: '16:9' },
          objectPosition: {
            label: 'In view',
            control: 'position',
            hint: 'What stays in view where the film is cropped',
            unset: 'Centre',
          },
          overlayColor: {
            label: 'Tint',
            unset: 'None',
            when: ({ props }) => props.isBackground,
          },
          overlayTextColor: { label: 'Words', unset: 'White', when: hasText },
        },
      },
    ],
    unset: { height: '16:9' },
  },
};
