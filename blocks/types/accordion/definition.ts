import type { Applies } from '@/blocks/kit/applies';
import { defineBlock } from '@/blocks/kit/define-block';
import { choice, list, type PropsOf, text, toggle } from '@/blocks/kit/fields';

const ITEMS = { items: list({ question: text(), answer: text() }) };

export const accordionBlock = defineBlock({
  type: 'accordion',
  props: {
    title: text(),
    ...ITEMS,
    design: choice(['lines', 'cards'], 'lines'),
    isFirstOpen: toggle(false),
    /** Opening one closes the others. */
    isOneOpen: toggle(false),
  },
  questions: answered,
});

/** The entries that have both a question and an answer: a question alone opens nothing. */
export function answered({ items }: PropsOf<typeof ITEMS>) {
  return items.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '');
}

const QUESTION = { question: 'Does it shrink?', answer: 'Wash it cold, and it keeps its size.' };
const WITH_QUESTIONS = { items: [QUESTION, QUESTION] };

export const accordionApplies: Applies<typeof accordionBlock> = {
  title: { props: WITH_QUESTIONS },
  'items.question': { props: { items: [{ answer: QUESTION.answer }] } },
  'items.answer': { props: { items: [{ question: QUESTION.question }] } },
  design: { props: WITH_QUESTIONS },
  isFirstOpen: { props: WITH_QUESTIONS },
  isOneOpen: { props: WITH_QUESTIONS },
};
