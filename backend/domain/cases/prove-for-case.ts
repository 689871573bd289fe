import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { notFound } from '../../base/errors';
import { rateFailures } from '../../limits/rate-limit';
import { type OrderProof, type OrderRow, proveOrder } from '../orders/prove-order';
import type { ShopContext } from '../shops/asker';
import * as messages from './messages';
import { CASE_GUESSES } from './rates';

/**
 * The order of whoever proves that it is theirs, in a shop that takes disputes (spec 2). An access cannot
 * be guessed; a number and an e-mail can, so what does not fit is counted.
 * @throws DomainError not-found, for another shop and for what is not proved; too-many.
 */
export function proveForCase(asker: ShopContext, proof: OrderProof): Promise<OrderRow> {
  const { services, shop } = asker;
  if (shop.template !== JERSEY_TEMPLATE) {
    return Promise.reject(notFound(messages.casesOff));
  }
  const prove = () => proveOrder(services, shop, proof);
  return proof.access === '' ? rateFailures(asker, CASE_GUESSES, prove) : prove();
}
