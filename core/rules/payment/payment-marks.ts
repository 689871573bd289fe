import {
  PAYMENT_MARKS,
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
  stripe: ['Visa', 'Mastercard', 'American Express'],
  paypal: ['Visa', 'Mastercard', 'American Express'],
  airwallex: ['Visa', 'Mastercard'],
  test: ['Visa', 'Mastercard', 'American Express'],
};

/** Returns the marks of what ways to pay take, each once and in one order. */
export function paymentMarks(ways: readonly PaymentWay[]): PaymentMark[] {
  const taken = ways.flatMap(({ method, provider }): readonly PaymentMark[] =>
    method === 'paypal' ? ['PayPal'] : CARDS[provider],
  );
  return PAYMENT_MARKS.filter((mark) => taken.includes(mark));
}
