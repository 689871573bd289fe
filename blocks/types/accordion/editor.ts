import type { EditorOf } from '@/blocks/editor-kit/block-editor';
import type { accordionBlock } from './definition';

export const accordionEditor: EditorOf<typeof accordionBlock> = {
  label: 'Accordion',
  group: 'content',
  standsIn: ['page', 'footer'],
  hint: 'Questions that open their answers',
  keywords: 'faq questions answers collapse details toggle help',
  icon: 'M3.5 4.5h13v4h-13zM3.5 11.5h13v4h-13zM12.5 6l1.2 1.2L15 6M12.5 13l1.2 1.2L15 13',
  drawing: {
    heading: 'M12 13h28M12 30h34M12 45h24',
    words: 'M12 20h48',
    edge: 'M70 12l3 3 3-3M70 29l3 3 3-3M70 44l3 3 3-3M10 25h68M10 38h68',
  },
  starter: {
    props: {
      title: 'Questions and answers',
      isFirstOpen: true,
      items: [
        {
          question: 'How do I find my size?',
          answer:
            'Measure a piece you like to wear, lying flat, and compare it with our size guide. Between two sizes, take the larger one.',
        },
        {
          question: 'How should I wash it?',
          answer: 'Cold, inside out, and hung up to dry. It keeps its shape and color for years.',
        },
        {
          question: 'Can I send it back?',
          answer: 'Write to us before you send anything, and we tell you how.',
        },
      ],
    },
  },
  panel: {
    content: {
      Text: {
        title: { label: 'Title', control: 'lines' },
        items: {
          label: 'Questions',
          hint: 'Also shown to search engines',
          entry: {
            name: 'question',
            title: 'question',
            fields: {
              question: { label: 'Question', control: 'lines' },
              answer: { label: 'Answer', control: 'lines' },
            },
          },
        },
      },
      Design: {
        design: { label: 'Design', options: { lines: 'Lines', cards: 'Cards' } },
        isFirstOpen: { label: 'First open' },
        isOneOpen: { label: 'One open at a time' },
      },
    },
  },
};
