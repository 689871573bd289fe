import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { pageTrail } from '@/core/rules/address/trail';
import { shopFacts } from './content';
import { readOrderKeys } from './order-keys';
import type { PageRequest } from './shop-page';

const TITLE = 'Order Tracking';
const PATH = '/order-tracking';

/** The data function of order tracking (spec 2); an `order_id` in the address fills the form. */
export async function loadOrderTracking(request: PageRequest) {
  const opening = await request.init;
  const { email, name } = shopFacts(opening);
  return {
    head: {
      title: TITLE,
      description: `See where your order from ${name} is.`,
      canonicalPath: PATH,
      isIndexed: false,
    },
    data: {
      title: TITLE,
      trail: pageTrail(TITLE, PATH),
      orderId: readOrderKeys(request),
      takesCases: opening.template === JERSEY_TEMPLATE,
      supportEmail: email,
    },
  };
}
