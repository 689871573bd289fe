import { and, eq, inArray } from 'drizzle-orm';
import { isUuid } from '@/core/values/is-uuid';
import { notFound } from '../../base/errors';
import { type OrderRow, orders } from '../../db/schema';
import { rateGuesses } from '../../limits/rate-limit';
import type { Rate } from '../../limits/rates';
import type { Services } from '../../services/services';
import type { ShopContext, ShopServices } from '../shops/find-shop';
import * as messages from './messages';

/**
 * E-mail addresses tried for one order from one network, so that whoever guesses locks nobody out but their neighbours. A
 * number has 50 bits; who has read it on a parcel may try 240 addresses a day from each network that they have.
 */
const ORDER_GUESSES: Rate = { name: 'order-guesses', times: 10, windowMs: 60 * 60_000 };

/** Proof of an order: number and e-mail, or an access that those gave before. */
export interface OrderProof {
  order_id: string;
  email: string;
  access: string;
}

/**
 * The order of whoever proves that it is theirs. An access cannot be guessed; an e-mail can, so those that do not fit
 * are counted. @throws DomainError not-found, the same after the same queries for any wrong proof; too-many.
 */
export function proveOrder(asker: ShopContext, proof: OrderProof): Promise<OrderRow> {
  const find = () => findProved(asker.services, proof);
  if (proof.access !== '') return find();
  return rateGuesses(asker, numberOf(proof).toUpperCase(), ORDER_GUESSES, find);
}

async function findProved(services: ShopServices, proof: OrderProof): Promise<OrderRow> {
  const access = readOrderAccess(services, proof.access);
  const isIt = proof.access === '' ? isProved(proof) : isOpened(access);
  const [order] = await services.db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, services.shop.id), isIt))
    .limit(1);
  if (!order) throw notFound(messages.orderNotFound);
  if (access && hasEnded(access, order, services.now())) throw notFound(messages.linkEnded);
  return order;
}

const isOpened = (access: OrderAccess | undefined) =>
  access && isUuid(access.orderId) ? eq(orders.id, access.orderId) : eq(orders.number, '');

function isProved(proof: OrderProof) {
  // Whoever names no address proves nothing, not even of an order that has none.
  if (proof.email === '') return eq(orders.number, '');
  const number = numberOf(proof);
  return and(
    inArray(orders.number, [number, number.toUpperCase()]),
    eq(orders.email, proof.email.toLowerCase()),
  );
}

const numberOf = ({ order_id }: OrderProof) => order_id.replace(/^#\s*/, '');

type Reading = Pick<Services, 'secrets' | 'now'>;
type LinkedOrder = Pick<OrderRow, 'id' | 'linksWithdrawn'>;

/** Links in e-mails, and of the page that thanks: they open all of an order. */
const LINK = 'order';
/** Accesses that a number and an e-mail gave: they open what those do. */
const VISIT = 'order-visit';
const LINK_MS = 180 * 24 * 60 * 60_000;
/** Lifetime of an answer of verify-order. */
const VISIT_MS = 2 * 60 * 60_000;

/** A signed access to one order without typing (design 7), until it ends or the shop withdraws it. */
export const signOrderAccess = ({ secrets, now }: Reading, order: LinkedOrder): string =>
  secrets.sign(LINK, accessText(order, now() + LINK_MS));

/** The same for as long as a visit, for whoever knows number and e-mail. */
export const signOrderVisit = ({ secrets, now }: Reading, order: LinkedOrder): string =>
  secrets.sign(VISIT, accessText(order, now() + VISIT_MS));

const accessText = ({ id, linksWithdrawn }: LinkedOrder, endsAt: number): string =>
  `${id} ${linksWithdrawn} ${endsAt}`;

interface OrderAccess {
  orderId: string;
  /** Times that the order's links had been withdrawn before this one was made. */
  linksWithdrawn: number;
  /** Moment in ms; undefined for links of before they had an end. */
  endsAt: number | undefined;
}

/** Reads an access, also one that has ended; undefined for one that is not ours. */
function readOrderAccess({ secrets, now }: Reading, access: string): OrderAccess | undefined {
  const text = secrets.verify(LINK, access, now()) ?? secrets.verify(VISIT, access, now());
  if (text === undefined) return undefined;
  const [orderId = '', linksWithdrawn = 0, endsAt] = text.split(' ');
  return {
    orderId,
    linksWithdrawn: Number(linksWithdrawn),
    endsAt: endsAt === undefined ? undefined : Number(endsAt),
  };
}

function hasEnded(access: OrderAccess, order: OrderRow, now: number): boolean {
  const endsAt = access.endsAt ?? order.placedAt.getTime() + LINK_MS;
  return access.linksWithdrawn < order.linksWithdrawn || endsAt <= now;
}

/** True of an access that only whoever ordered has got. */
export const isOrderLink = ({ secrets, now }: Reading, access: string): boolean =>
  secrets.verify(LINK, access, now()) !== undefined;
