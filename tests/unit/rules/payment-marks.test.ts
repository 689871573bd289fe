import { expect, it } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { paymentMarks } from '@/core/rules/payment/payment-marks';

it('the marks of ways to pay are what they take, each once and in one order [S2.1400]', () => {
  const airwallex = { method: 'airwallex', provider: 'airwallex' } as const;
  const paypal = { method: 'paypal', provider: 'paypal' } as const;
  const stripe = { method: 'stripe', provider: 'stripe' } as const;
  const page = { method: 'redirect', provider: 'stripe' } as const;
  expect(paymentMarks([])).toEqual([]);
  expect(paymentMarks([airwallex])).toEqual(['Visa', 'Mastercard']);
  expect(paymentMarks([paypal, airwallex])).toEqual(['Visa', 'Mastercard', 'PayPal']);
  expect(paymentMarks([paypal])).toEqual(['PayPal']);
  expect(paymentMarks([stripe, page])).toEqual(['Visa', 'Mastercard', 'American Express']);
});

it('a backend that does not tell has the cards that every provider takes [S2.1400]', () => {
  const marksOf = (fields: object) =>
    initSchema.parse({ domain: 'a.example', settings: {}, metadata: {}, ...fields }).paymentMarks;
  expect(marksOf({})).toEqual(['Visa', 'Mastercard']);
  expect(marksOf({ paymentMarks: ['gold'] })).toEqual(['Visa', 'Mastercard']);
  expect(marksOf({ paymentMarks: [] })).toEqual([]);
});
