import { describe, expect, it } from 'vitest';
import { pageNumber } from '@/components/operations/data/use-place';
import { ORDER_LABELS, paidBy, readAmount } from '@/components/operations/orders/order-texts';
import {
  hasKeys,
  PROVIDERS,
  removalOf,
  secretHint,
  shownOf,
} from '@/components/operations/payments/payment-fields';
import type { PaymentOverview } from '@/core/model/operations';

const UNSET = { isSet: false, end: '' };
const PAYMENTS: PaymentOverview = {
  source: 'shop',
  takes: [],
  paymentOrigin: '',
  stripe: {
    secretKey: { isSet: true, end: '1234' },
    publishableKey: 'pk_test_ours',
    webhookSecret: { isSet: true, end: '' },
    webhook: 'https://shop.example/webhook',
  },
  paypal: {
    ...{ clientId: '', clientSecret: UNSET, webhookId: '', environment: 'sandbox', webhook: '' },
  },
  airwallex: {
    ...{ clientId: '', apiKey: UNSET, webhookSecret: UNSET, environment: 'demo', webhook: '' },
  },
};
const [stripe] = PROVIDERS;

describe('an amount that somebody types', () => {
  it.each([
    ['12.50', 12.5],
    [' $12 ', 12],
    ['0.05', 0.05],
    ['1,234.50', 1234.5],
    ['$1,234,567', 1_234_567],
    ['1,23', undefined],
    ['1234,567', undefined],
    [',123', undefined],
    ['', undefined],
    ['12,50', undefined],
    ['12.505', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['12345678', undefined],
  ])('%j is %j [S2.630] [S9.914]', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

it('the number of a page is one that an address can name, else the first [S2.622]', () => {
  expect(['2', '0', '-1', 'x', '', '123456', '1.5'].map(pageNumber)).toEqual([2, 1, 1, 1, 1, 1, 1]);
});

it('filters and payments are named in words', () => {
  expect([ORDER_LABELS['to-send'], ORDER_LABELS.fulfilled]).toEqual(['To send', 'Sent']);
  const payment = { provider: 'stripe', method: 'redirect' };
  const rest = { sessionId: '', paymentId: '', paid: 1, refunded: 0, refundDue: 0, problem: '' };
  expect(paidBy({ ...payment, ...rest })).toBe('Stripe, its own page');
  expect(paidBy({ ...rest, provider: '', method: '' })).toBe('Elsewhere');
  expect(paidBy({ ...rest, provider: 'none', method: '' })).toBe('No payment needed');
});

describe('the keys of a provider', () => {
  it('are told of without being shown [S2.631]', () => {
    const shown = shownOf(PAYMENTS, 'stripe');
    const words = stripe?.fields.map((field) => secretHint(shown, field));
    expect(words).toEqual([
      '',
      'Set, ends in 1234. Leave it empty to keep it.',
      'Set. Leave it empty to keep it.',
    ]);
    expect(hasKeys(PAYMENTS, 'stripe')).toBe(true);
    expect(hasKeys({ ...PAYMENTS, source: 'server' }, 'stripe')).toBe(false);
    expect(hasKeys(PAYMENTS, 'paypal')).toBe(false);
  });

  it('are removed all at once [S2.631]', () => {
    expect(PROVIDERS.map(removalOf)).toEqual([
      { publishableKey: '', secretKey: null, webhookSecret: null },
      { clientId: '', clientSecret: null, webhookId: '' },
      { clientId: '', apiKey: null, webhookSecret: null },
    ]);
  });
});
