import { and, eq, inArray } from 'drizzle-orm';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { type OrderRow, orders } from '../../db/schema';
import { rateGuesses } from '../../limits/rate-limit';
import type { Rate } from '../../limits/rates';
import type { Services } from '../../services/services';
import type { ShopServices } from '../shops/find-shop';
import * as messages from './messages';

/** E-mail addresses tried for one order, from wherever; the link in an e-mail opens it all the same. */
const ORDER_GUESSES: Rate = { name: 'order-guesses', times: 30, windowMs: 60 * 60_000 };

/** Proof of an order: number and e-mail, or an access that those gave before. */
export interface OrderProof {
  order_id: string;
  email: string;
  access: string;
}

/**
 * The order of whoever proves that it is theirs. An access cannot be guessed; an e-mail can, so those that do not fit
 * are counted by order. @throws DomainError not-found, the same after the same queries for any wrong proof; too-many.
 */
export function proveOrder(services: ShopServices, proof: OrderProof): Promise<OrderRow> {
  const find = () => findProved(services, proof);
  if (proof.access !== '') return find();
  const subject = numberOf(proof).toUpperCase();
  return rateGuesses(services, subject, ORDER_GUESSES, find);
}

async function findProved(services: ShopServices, proof: OrderProof): Promise<OrderRow> {
  const [order] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, services.shop.id), isProved(services, proof)))
    .limit(1);
  if (!order) throw notFound(messages.orderNotFound);
  return order;
}

function isProved(services: Services, proof: OrderProof) {
  const { email, access } = proof;
  if (access !== '') {
    const id = readOrderAccess(services, access) ?? '';
    return isUuid(id) ? eq(orders.id, id) : eq(orders.number, '');
  }
  // Whoever names no address proves nothing, not even of an order that has none.
  if (email === '') return eq(orders.number, '');
  const number = numberOf(proof);
  return and(
    inArray(orders.number, [number, number.toUpperCase()]),
    eq(orders.email, email.toLowerCase()),
  );
}

const numberOf = ({ order_id }: OrderProof) => order_id.replace(/^#\s*/, '');

type Signing = Pick<Services, 'secrets'>;
type Reading = Pick<Services, 'secrets' | 'now'>;

/** Links in e-mails, and of the page that thanks: they never expire, and open all of an order. */
const LINK = 'order';
/** Accesses that a number and an e-mail gave: they open what those do. */
const VISIT = 'order-visit';
/** Lifetime of an answer of verify-order. */
const ACCESS_MS = 2 * 60 * 60_000;

/** A signed access to one order without typing (design 7). */
export const signOrderAccess = ({ secrets }: Signing, orderId: string): string =>
  secrets.sign(LINK, orderId);

/** The same for as long as a visit, for whoever knows number and e-mail. */
export const signOrderVisit = ({ secrets, now }: Reading, orderId: string): string =>
  secrets.sign(VISIT, orderId, now() + ACCESS_MS);

/** The id of the order that an access opens; undefined for one that is not ours, or has run out. */
export function readOrderAccess({ secrets, now }: Reading, access: string): string | undefined {
  return secrets.verify(LINK, access, now()) ?? secrets.verify(VISIT, access, now());
}

/** True of an access that only whoever ordered has got. */
export const isOrderLink = ({ secrets, now }: Reading, access: string): boolean =>
  secrets.verify(LINK, access, now()) !== undefined;
