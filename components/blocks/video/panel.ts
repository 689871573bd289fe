import type { VideoProps, videoBlock } from '@/core/blocks/video';
import type { PanelOf } from '../kit/panel';

interface Given {
  props: VideoProps;
}

const hasWords = ({ props }: Given) => props.isBackground && props.overlayContent;

export const videoPanel: PanelOf<typeof videoBlock> = {
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
        overlayTitle: { label: 'Title', control: 'lines', when: hasWords },
        overlayText: { label: 'Text', control: 'lines', when: hasWords },
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
        overlayTextColor: { label: 'Words', unset: 'White', when: hasWords },
      },
    },
  ],
  unset: { height: '16:9' },
};
