import { JERSEY_TEMPLATE } from '@/core/model/shop';
import { notFound } from '../../base/errors';
import type { OrderRow } from '../../db/schema';
import { rateFailures, rateLimit } from '../../limits/rate-limit';
import { CASE_GUESSES, CASE_PROOFS } from '../../limits/rates';
import { type OrderProof, proveOrder, signOrderVisit } from '../orders/prove-order';
import type { ShopContext } from '../shops/find-shop';
import * as messages from './messages';

/**
 * The order of whoever proves that it is theirs, in a shop that takes disputes (spec 2). An access cannot be guessed; a
 * number and an e-mail can, so what does not fit is counted. @throws DomainError not-found, too-many
 */
export function proveForCase(asker: ShopContext, proof: OrderProof): Promise<OrderRow> {
  const { services } = asker;
  if (services.shop.template !== JERSEY_TEMPLATE) {
    return Promise.reject(notFound(messages.casesOff));
  }
  const prove = () => proveOrder(asker, proof);
  return proof.access === '' ? rateFailures(asker, CASE_GUESSES, prove) : prove();
}

interface VerifiedOrder {
  access: string;
  order_id: string;
  /** Customer of the order, to prefill a case. */
  name: string;
}

/** Gives who proves that an order is theirs an access to it, for two hours. @throws DomainError not-found, too-many */
export async function verifyOrder(asker: ShopContext, proof: OrderProof): Promise<VerifiedOrder> {
  // An access cannot be guessed; numbers and addresses are counted, those that fit too.
  if (proof.access === '') await rateLimit(asker, CASE_PROOFS);
  const order = await proveForCase(asker, proof);
  return {
    access: signOrderVisit(asker.services, order),
    order_id: order.number,
    name: order.name,
  };
}
