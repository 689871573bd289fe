import { malformed } from '../../base/errors';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import { openTicket } from './ticket';

/**
 * Sees that a ticket, where one is brought, is this shop's.
 * @throws DomainError malformed with its place
 */
export function assertTicket(services: Services, shop: ShopRef, ticket: string): void {
  if (ticket === '' || openTicket(services, ticket)?.shopId === shop.id) return;
  throw malformed(
    'This payment form is not this shop’s, or it was open too long. Reload the page.',
    'shield_encrypted',
  );
}
