import { SUPPORT_HOURS } from '@/core/model/contact';
import type { ContentPage, Question, Words } from '@/core/model/content';
import { breadcrumbData, type TrailStep } from '@/core/rules/address/trail';
import type { ShopFacts } from './content/shop-facts';

const CONTEXT = 'https://schema.org';
/** The support hours of spec 2 as search engines read them; those of a shop’s own words are for people alone. */
const OPENING_HOURS = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  opens: '08:00:00-05:00',
  closes: '17:00:00-05:00',
};

/** A page of text for search engines: the way to it, and its questions where it has some. */
export function contentStructuredData(page: ContentPage, trail: readonly TrailStep[]): object[] {
  const questions = page.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  return [
    breadcrumbData(trail),
    ...(questions.length > 0 ? [faqData(questions.map(toPlainText))] : []),
  ];
}

const toPlainText = ({ question, answer }: Question) => ({ question, answer: plainText(answer) });

/** Questions and their answers, plain text both, as a FAQPage of schema.org. */
export const faqData = (questions: readonly { question: string; answer: string }[]): object => ({
  '@context': CONTEXT,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A page about the shop itself, and the shop as an organization with what it has set. */
export function organizationPage(
  type: 'AboutPage' | 'ContactPage',
  path: string,
  { address, company, email, founder, name, phone, supportHours }: ShopFacts,
): object {
  return {
    '@context': CONTEXT,
    '@type': type,
    url: path,
    mainEntity: {
      '@type': 'Organization',
      name,
      ...(company !== name && { legalName: company }),
      url: '/',
      ...(address && { address }),
      ...(founder && { founder: { '@type': 'Person', name: founder } }),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        email,
        ...(phone && { telephone: phone }),
        ...(supportHours === SUPPORT_HOURS && { hoursAvailable: OPENING_HOURS }),
      },
    },
  };
}

const plainText = (texts: Words): string =>
  texts.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
