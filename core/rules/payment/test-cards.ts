import * as messages from './messages';

/** Describes what comes of paying by a card of the test provider. */
type TestCardOutcome = 'paid' | 'challenged' | { declined: string };

const DECLINED = messages.cardDeclined;

/** The well-known test cards, as Stripe has them too. */
const CARDS: Readonly<Record<string, TestCardOutcome>> = {
  '4242424242424242': 'paid',
  '5555555555554444': 'paid',
  '378282246310005': 'paid',
  '4000002760003184': 'challenged',
  '4000002500003155': 'challenged',
  '4000000000000002': { declined: DECLINED },
  '4000000000009995': { declined: messages.insufficientFunds },
  '4000000000000069': { declined: messages.cardExpired },
  '4000000000000127': { declined: messages.securityCodeWrong },
  '4000000000000119': { declined: messages.processingError },
};

export interface CardEntry {
  number: string;
  /** "MM/YY". */
  expiry: string;
  cvc: string;
}

/** Describes what is wrong with what was typed, by its field. */
export type CardProblems = Partial<Record<keyof CardEntry, string>>;

const ONLY_TEST_CARDS = messages.onlyTestCards;

/** The outcome of a test card, or undefined for any other number: no real card is taken. */
export const testCardOutcome = (number: string): TestCardOutcome | undefined =>
  CARDS[digitsOf(number)];

/** Checks a card as it was typed, before it is sent and where it arrives. */
export const cardProblems = ({ number, expiry, cvc }: CardEntry, now: Date): CardProblems => ({
  ...(testCardOutcome(number) === undefined && { number: numberProblem(number) }),
  ...expiryProblem(expiry, now),
  ...(!/^\d{3,4}$/.test(cvc.trim()) && { cvc: messages.securityCodeRequired }),
});

const numberProblem = (number: string): string =>
  digitsOf(number) === '' ? messages.cardNumberRequired : ONLY_TEST_CARDS;

function expiryProblem(expiry: string, now: Date): CardProblems {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  if (!isMonth) return { expiry: messages.expiryRequired };
  // The card holds until its month is over.
  const end = Date.UTC(2000 + Number(year), Number(month), 1);
  return end > now.getTime() ? {} : { expiry: messages.cardExpired };
}

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');
