import type { Payable, WebhookRequest } from '@/backend/payments/provider';

export const NOW = Date.UTC(2026, 10, 23, 12);

export const PAYABLE: Payable = {
  orderId: '0199e2c4-7b1c-7d3e-9a55-0c1d2e3f4a5b',
  shopId: '0199e2c4-0000-7000-8000-000000000001',
  number: 'HL-20417',
  storeName: 'Studio Nord',
  email: 'ada@example.com',
  amountMinor: 199_999,
  currency: 'usd',
  description: '2 shirts, 1 jersey',
};

export const ADDRESSES = {
  success: 'https://shop.example/thanks?session={SESSION}',
  cancel: 'https://shop.example/checkout',
};

/** Amounts in cents, each with what providers read and write. */
export const AMOUNTS = [
  [1, '0.01'],
  [10, '0.10'],
  [1234, '12.34'],
  [199_999, '1999.99'],
  [12_345_678, '123456.78'],
  [99_999_999_999, '999999999.99'],
] as const;

export function webhook(body: string, headers: Readonly<Record<string, string>>): WebhookRequest {
  return { body, header: (name) => headers[name.toLowerCase()] };
}
