import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { VideoProps, videoBlock } from './definition';

const hasText = ({ props }: { props: VideoProps }) => props.isBackground && props.overlayContent;

/** A video of the project, until an admin has chosen one. */
const SAMPLE_VIDEO = '/films/loom.webm';

export const videoEditor: EditorOf<typeof videoBlock> = {
  label: 'Video',
  group: 'media',
  standsIn: ['page', 'footer'],
  hint: 'A video file, or one from YouTube or Vimeo',
  keywords: 'film movie youtube vimeo',
  icon: 'M3 4.5h14v11H3zM8.5 7.5l4 2.5-4 2.5z',
  drawing: { shape: 'M13 9h62v38H13z', solid: 'M39 19.5l14 8.5-14 8.5z' },
  starter: { props: { src: SAMPLE_VIDEO } },
  panel: {
    content: {
      Video: {
        src: {
          label: 'Video',
          control: 'video',
          hint: 'The address of a video, or its page on YouTube or Vimeo',
        },
        autoplay: { label: 'Autoplay', hint: 'Muted' },
        loop: { label: 'Loop' },
        isBackground: { label: 'As a background', hint: 'Muted and without controls' },
      },
      'Text on the video': {
        overlayContent: { label: 'Show text', when: ({ props }) => props.isBackground },
        overlayTitle: { label: 'Title', control: 'lines', when: hasText },
        overlayText: { label: 'Text', control: 'lines', when: hasText },
      },
    },
    looks: {
      Video: {
        width: { label: 'Width', control: 'size', unset: 'Full width' },
        height: { label: 'Height', control: 'size', unset: '16:9' },
        objectPosition: {
          label: 'Focal point',
          control: 'position',
          hint: 'What stays in view where the video is cropped',
          unset: 'Center',
        },
        overlayColor: { label: 'Tint', unset: 'None', when: ({ props }) => props.isBackground },
        overlayTextColor: { label: 'Text', unset: 'White', when: hasText },
      },
    },
    unset: { height: '16:9' },
  },
};
