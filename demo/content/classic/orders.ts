import type { OrderDrafts } from '../kit/draft';

const stitched = (name: string) => ({ personalization: 'name', 'name-or-date': name });

export const MARLOW_ORDERS: OrderDrafts = {
  delivered: [
    { product: 'Slow Sunday Pajama Set', choices: { size: 'M', color: 'Blush' } },
    { product: 'Campfire Mug', choices: { color: 'Forest Green' }, quantity: 2 },
  ],
  cancelled: [{ product: 'Plimsoll Low', choices: { size: '9', color: 'Navy' } }],
  fulfilled: [
    { product: 'Harbor Hoodie', choices: { size: 'L', color: 'Oatmeal', ...stitched('Ada') } },
    { product: 'Marlow Everyday Tee', choices: { size: 'M', color: 'White' }, quantity: 2 },
    { product: 'Market Day Tote', choices: { color: 'Olive' } },
  ],
  'in-production': [
    {
      product: 'Fisher Crew Sweater',
      choices: { size: '2XL', color: 'Navy', ...stitched('Theo') },
    },
  ],
};
