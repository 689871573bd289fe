/** A link inside a text. */
export interface TextLink {
  text: string;
  href: string;
}

/** Running text, with links among its words. */
export type Words = readonly (string | TextLink)[];

export interface Question {
  question: string;
  answer: Words;
}

/** A piece of a text; `payments` stands for the marks of the ways to pay. */
export type ContentBlock =
  | { kind: 'paragraph' | 'note'; words: Words }
  | { kind: 'list' | 'steps'; items: readonly Words[] }
  | { kind: 'facts'; rows: readonly { term: string; words: Words }[] }
  | { kind: 'questions'; questions: readonly Question[] }
  | { kind: 'payments' };

export interface ContentSection {
  /** The fragment of its address. */
  id: string;
  title: string;
  blocks: readonly ContentBlock[];
}

/** A page of text: what it is called, what it says in a sentence, and its sections. */
export interface ContentPage {
  title: string;
  lead: string;
  sections: readonly ContentSection[];
}

/** Describes what the page about a shop says; its pictures are those the shop has. */
export interface AboutPage {
  title: string;
  lead: string;
  story: readonly Words[];
  steps: readonly TitledWords[];
  promises: readonly TitledWords[];
  /** Ways to reach the shop. */
  reach: Words;
}

export interface TitledWords {
  title: string;
  words: Words;
}

export const PRIVACY_CHOICES_ID = 'privacy-choices';

/** The pages of text (spec 2), by their paths. */
export const CONTENT_PATHS = [
  '/intellectual-property',
  '/shipping',
  '/returns',
  '/disclaimer',
  '/privacy',
  '/terms',
  '/cancellation-policy',
  '/faqs',
  '/payment-methods',
] as const;
export type ContentPath = (typeof CONTENT_PATHS)[number];
