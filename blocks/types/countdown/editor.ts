import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import { targetFields } from '@/blocks/editor-kit/link-panel';
import type { countdownBlock } from './definition';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export const countdownEditor: EditorOf<typeof countdownBlock> = {
  label: 'Countdown',
  group: 'content',
  standsIn: ['page'],
  hint: 'The time left until a sale or launch',
  keywords: 'timer clock sale deadline launch offer date',
  icon: 'M10 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM10 7.5v3l2 1.5M8 2.5h4',
  drawing: {
    heading: 'M26 11h36',
    edge: 'M9 19h15v16H9zM27.5 19h15v16h-15zM46 19h15v16H46zM64.5 19h15v16h-15z',
    solid: 'M13 24h7v5h-7zM31.5 24h7v5h-7zM50 24h7v5h-7zM68.5 24h7v5h-7z',
    words: 'M30 44h28',
  },
  starter: () => ({
    props: {
      title: 'The sale ends soon',
      text: 'Until then everything is a little easier to say yes to.',
      endsAt: new Date(Date.now() + WEEK_MS).toISOString(),
      overText: 'The sale is over. See what is new.',
      buttonText: 'Shop the sale',
      targetUrl: '/shop',
    },
  }),
  panel: {
    content: {
      Time: {
        endsAt: { label: 'Ends', hint: 'In your own time zone', unset: 'No date' },
        whenOver: {
          label: 'Afterwards',
          options: { text: 'Show a text', nothing: 'Show nothing' },
        },
        overText: {
          label: 'Text afterwards',
          control: 'lines',
          when: ({ props }) => props.whenOver === 'text',
        },
      },
      Text: {
        title: { label: 'Title', control: 'lines' },
        text: { label: 'Text', control: 'lines' },
        buttonText: { label: 'Button', unset: 'No button' },
      },
      Link: targetFields,
      Design: {
        design: {
          label: 'Design',
          control: 'segments',
          options: { tiles: 'Tiles', line: 'One line' },
        },
        showSeconds: { label: 'Show seconds' },
      },
    },
  },
};
