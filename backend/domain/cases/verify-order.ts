import { rateLimit } from '../../limits/rate-limit';
import { ACCESS_MS, signOrderAccess } from '../orders/order-access';
import type { OrderProof } from '../orders/prove-order';
import type { ShopContext } from '../shops/asker';
import { proveForCase } from './prove-for-case';
import { CASE_PROOFS } from './rates';

/** Access that replaces number and e-mail from now on. */
interface VerifiedOrder {
  access: string;
  order_id: string;
  /** Customer of the order, to prefill a case. */
  name: string;
}

/**
 * Gives whoever proves that an order is theirs an access to it, for two hours.
 * @throws DomainError not-found, the same whatever of the proof is wrong; too-many.
 */
export async function verifyOrder(asker: ShopContext, proof: OrderProof): Promise<VerifiedOrder> {
  // An access cannot be guessed; numbers and addresses are counted, those that fit too.
  if (proof.access === '') await rateLimit(asker, CASE_PROOFS);
  const { id, number, name } = await proveForCase(asker, proof);
  const expiresAt = asker.services.now() + ACCESS_MS;
  return { access: signOrderAccess(asker.services, id, expiresAt), order_id: number, name };
}
