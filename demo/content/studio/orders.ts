import type { OrderDrafts } from '../kit/draft';

export const NORR_ORDERS: OrderDrafts = {
  delivered: [
    { product: 'Mass Tee', choices: { size: 'S', color: 'White' }, quantity: 2 },
    { product: 'Ring Candle', choices: { color: 'Ink' } },
  ],
  cancelled: [{ product: 'Norr Shell', choices: { size: 'L', color: 'Ice Grey' } }],
  fulfilled: [
    { product: 'Volume Hoodie', choices: { size: 'M', color: 'Ice Grey' } },
    { product: 'Sheet Tote', choices: { color: 'Ink' } },
  ],
  'in-production': [
    { product: 'Line Trouser', choices: { size: 'M', color: 'Graphite', hem: 'finished' } },
  ],
};
