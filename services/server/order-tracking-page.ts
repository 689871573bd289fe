import { pageTrail } from '@/core/rules/trail';
import { shopFacts } from './content';
import type { PageRequest } from './shop-page';

const TITLE = 'Order Tracking';
const PATH = '/order-tracking';
const MAX_ORDER_ID_LENGTH = 64;

/** The data function of order tracking (spec 2); an `order_id` in the address fills the form. */
export async function loadOrderTracking({ init, query }: PageRequest) {
  const { email, name } = shopFacts(await init);
  return {
    head: {
      title: TITLE,
      description: `See where your order from ${name} is.`,
      canonicalPath: PATH,
      isUnlisted: true,
    },
    data: {
      title: TITLE,
      trail: pageTrail(TITLE, PATH),
      orderId: (query('order_id') ?? '').slice(0, MAX_ORDER_ID_LENGTH),
      supportEmail: email,
    },
  };
}
