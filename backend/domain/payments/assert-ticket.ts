import { malformed } from '../../base/errors';
import type { Services } from '../../services/services';
import type { ShopRef } from '../shops/find-shop';
import * as messages from './messages';
import { openTicket } from './ticket';

/**
 * Sees that a ticket, where one is brought, is this shop's.
 * @throws DomainError malformed with its place
 */
export function assertTicket(services: Services, shop: ShopRef, ticket: string): void {
  if (ticket === '' || openTicket(services, ticket)?.shopId === shop.id) return;
  throw malformed(messages.wrongTicket, 'shield_encrypted');
}
