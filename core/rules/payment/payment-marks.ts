import type { PaymentMethod, PaymentProviderName } from '../../model/payment';

/** A mark of `public/icons/payments`, and whose it is. */
interface PaymentMark {
  mark: string;
  name: string;
}

const VISA = { mark: 'visa', name: 'Visa' };
const MASTERCARD = { mark: 'mastercard', name: 'Mastercard' };
const AMERICAN_EXPRESS = { mark: 'american-express', name: 'American Express' };
const PAYPAL = { mark: 'paypal', name: 'PayPal' };

/** Cards that every account of a provider takes. */
const CARDS: Readonly<Record<PaymentProviderName, readonly PaymentMark[]>> = {
  stripe: [VISA, MASTERCARD, AMERICAN_EXPRESS],
  paypal: [VISA, MASTERCARD, AMERICAN_EXPRESS],
  airwallex: [VISA, MASTERCARD],
  test: [VISA, MASTERCARD, AMERICAN_EXPRESS],
};

/** Returns the marks of what a way to pay takes. */
export const paymentMarks = (
  method: PaymentMethod,
  provider: PaymentProviderName,
): readonly PaymentMark[] => (method === 'paypal' ? [PAYPAL] : CARDS[provider]);
