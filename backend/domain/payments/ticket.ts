import { z } from 'zod';
import { DEMO_PAYMENT_HOST } from '@/core/rules/address/shield';
import { isLocalHost } from '@/core/values/host';
import { malformed } from '../../base/errors';
import type { Services } from '../../services/services';
import type { ShopRef, ShopServices } from '../shops/find-shop';
import * as messages from './messages';

const PURPOSE = 'payment-page';
/** A checkout that was left open for longer opens its frame anew. */
const TICKET_MS = 12 * 60 * 60_000;

const ticketSchema = z.object({ shopId: z.string(), host: z.string(), at: z.number() });
type Ticket = z.output<typeof ticketSchema>;

/** Encrypts the shop's id for its payment page (spec 7: `encrypted`). */
export function sealTicket(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  { id: shopId, host }: Pick<ShopRef, 'id' | 'host'>,
): string {
  return secrets.seal(PURPOSE, { shopId, host, at: now() });
}

/** Returns the shop of a ticket; undefined for a forged or expired one. */
export function openTicket(
  { secrets, now }: Pick<Services, 'secrets' | 'now'>,
  text: string,
): Ticket | undefined {
  const ticket = ticketSchema.safeParse(secrets.open(PURPOSE, text)).data;
  return ticket && ticket.at > now() - TICKET_MS ? ticket : undefined;
}

/** Sees that a ticket, where one is brought, is this shop's. @throws DomainError malformed */
export function assertTicket(services: ShopServices, ticket: string): void {
  if (ticket === '' || openTicket(services, ticket)?.shopId === services.shop.id) return;
  throw malformed(messages.wrongTicket, 'shield_encrypted');
}

/** Returns the origin of a shop's payment pages, out of reach of its scripts (design 7); '' where none is set up. */
export function paymentOrigin({ config }: Pick<Services, 'config'>, shop: Pick<ShopRef, 'host'>) {
  if (config.paymentOrigin) return config.paymentOrigin;
  return isLocalHost(shop.host) ? `http://${DEMO_PAYMENT_HOST}:${config.port}` : '';
}
