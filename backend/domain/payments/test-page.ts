import { PROXY_PATHS } from '@/core/model/payment';
import type { Services } from '../../services';
import type { ShopRef } from '../shops/find-shop';
import { paymentOrigin } from './payment-origin';
import { sealTicket } from './ticket';

/** The page of the test provider, in place of the one that a real provider has for itself. */
export function testPageOf(
  services: Services,
  shop: Pick<ShopRef, 'id' | 'host'>,
  sessionId: string,
): string {
  const query = new URLSearchParams({ ticket: sealTicket(services, shop), session: sessionId });
  return `${paymentOrigin(services, shop)}${PROXY_PATHS.creditcard}?${query}`;
}
