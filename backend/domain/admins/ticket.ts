import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { unauthenticated } from '../../base/errors';
import type { Rate } from '../../limits/rates';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

const LIFETIME_MS = 5 * 60_000;

/** Each ticket is used once, by whichever process. */
const USES: Rate = { name: 'ticket-uses', times: 1, windowMs: LIFETIME_MS };

/** Seals what a later call goes on from, for some minutes, in one shop. */
export function issueTicket(services: ShopServices, purpose: string, value: object): string {
  const { secrets, shop, now } = services;
  const expiresAt = now() + LIFETIME_MS;
  return secrets.seal(purpose, { value, id: randomUUID(), shopId: shop.id, expiresAt });
}

interface Opened<Value> {
  value: Value;
  /** Uses the ticket up. @throws DomainError unauthenticated */
  use(): Promise<void>;
}

/** Opens a ticket of this shop. @throws DomainError unauthenticated */
export function openTicket<Schema extends z.ZodType>(
  { secrets, shop, rates, now }: ShopServices,
  purpose: string,
  { ticket, schema }: { ticket: string; schema: Schema },
): Opened<z.output<Schema>> {
  const sealed = Object(secrets.open(purpose, ticket));
  const value = schema.safeParse(sealed.value);
  const isOurs = sealed.shopId === shop.id && sealed.expiresAt > now();
  if (!value.success || !isOurs) throw unauthenticated(messages.ticketOver);
  return {
    value: value.data,
    use: async () => {
      const waitMs = await rates.take(String(sealed.id), USES);
      if (waitMs > 0) throw unauthenticated(messages.ticketOver);
    },
  };
}
