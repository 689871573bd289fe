import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { notFound } from '../../errors';
import { type Caller, rateFailures } from '../../http/rate-limit';
import type { Services } from '../../services';
import { type OrderProof, type OrderRow, proveOrder } from '../orders/prove-order';
import type { ShopRef } from '../shops/find-shop';
import { CASE_GUESSES } from './rates';

/** A shopper who asks about disputes; `client` is whom limits count, see `clientAddress`. */
export interface CaseAsker extends Caller {
  services: Services;
  shop: ShopRef;
}

/**
 * The order of whoever proves that it is theirs, in a shop that takes disputes (spec 2). An access cannot
 * be guessed; a number and an e-mail can, so what does not fit is counted.
 * @throws HttpError 404, for another shop and for what is not proved; 429.
 */
export function proveForCase(asker: CaseAsker, proof: OrderProof): Promise<OrderRow> {
  const { services, shop } = asker;
  if (shop.template !== JERSEY_TEMPLATE) {
    return Promise.reject(notFound('This shop takes no disputes here.'));
  }
  const prove = () => proveOrder(services, shop, proof);
  return proof.access === '' ? rateFailures(asker, CASE_GUESSES, prove) : prove();
}
