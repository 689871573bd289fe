import type { OrderDrafts } from '../kit/draft';

const printed = (name: string, number: string) => ({ personalization: 'name', name, number });

export const GRIDLINE_ORDERS: OrderDrafts = {
  delivered: [
    { product: 'Fast Break Shorts', choices: { size: 'M', color: 'Black' }, quantity: 2 },
    { product: 'Half-Time Tumbler', choices: { color: 'Electric Blue' } },
  ],
  cancelled: [{ product: 'Letterman Jacket', choices: { size: 'L', color: 'Black' } }],
  fulfilled: [
    {
      product: 'Home Opener Jersey',
      choices: { size: 'M', color: 'Electric Blue', ...printed('Lovelace', '10') },
    },
    { product: 'Rally Cap', choices: { color: 'Black' } },
  ],
  'in-production': [
    {
      product: 'Backboard Breaker Jersey',
      choices: { size: 'XL', color: 'Royal', ...printed('Lovelace', '42') },
      quantity: 3,
    },
  ],
};
