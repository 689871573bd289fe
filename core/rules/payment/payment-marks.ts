import {
  MARK_NAMES,
  type PaymentMark,
  type PaymentMethod,
  type PaymentProviderName,
} from '../../model/payment';

/** A way to pay, and who takes what is paid by it. */
interface PaymentWay {
  method: PaymentMethod;
  provider: PaymentProviderName;
}

/** Cards that every account of a provider takes. */
const CARDS: Readonly<Record<PaymentProviderName, readonly PaymentMark[]>> = {
  stripe: ['visa', 'mastercard', 'american-express'],
  paypal: ['visa', 'mastercard', 'american-express'],
  airwallex: ['visa', 'mastercard'],
  test: ['visa', 'mastercard', 'american-express'],
};
const MARKS = Object.keys(MARK_NAMES) as PaymentMark[];

/** Returns the marks of what ways to pay take, each once and in one order. */
export function paymentMarks(ways: readonly PaymentWay[]): PaymentMark[] {
  const taken = ways.flatMap(({ method, provider }): readonly PaymentMark[] =>
    method === 'paypal' ? ['paypal'] : CARDS[provider],
  );
  return MARKS.filter((mark) => taken.includes(mark));
}
