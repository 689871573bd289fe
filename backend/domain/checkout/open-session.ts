import { sql } from 'drizzle-orm';
import type { PaymentMethod } from '@/core/model/payment';
import { conflict } from '../../base/errors';
import { prepared } from '../../db/prepared';
import { findRow } from '../../db/rows';
import { orders } from '../../db/schema';
import type {
  Payable,
  PaymentProvider,
  PaymentSession,
  ReturnAddresses,
} from '../../payments/provider';
import type { Services } from '../../services/services';
import { recordEventOf } from '../events/record-event';
import { unreachable } from '../payments/ask-provider';
import { FIRST_CHECK_MS } from '../payments/complete-order';
import * as messages from './messages';
import type { Checkout, PlacedOrder } from './place-order';

export interface PaymentWay {
  provider: PaymentProvider;
  method: PaymentMethod;
}

const MAX_DESCRIPTION_LENGTH = 200;

/**
 * The payment of an order: the one it has, else one that the provider opens now, which all that ask at once share.
 * @throws DomainError conflict where the order was given up meanwhile, provider-failed
 */
export async function openSession(
  { services, origin }: { services: Services; origin: string },
  order: PlacedOrder,
  checkout: Checkout,
  { provider, method }: PaymentWay,
): Promise<PaymentSession> {
  const session = sessionOf(order);
  if (session) return session;
  const opened = await onceAtATime(services, order.id, () =>
    provider.create(payableOf(order, checkout), method, returnsOf(origin, order)),
  );
  return (await write(services, order, opened)) ? opened : readSession(services, order);
}

const sessionOf = ({ sessionId, session }: PlacedOrder): PaymentSession | undefined =>
  sessionId && session ? { sessionId, ...session } : undefined;

/** One call for all that ask in this process at once. */
async function onceAtATime(
  services: Services,
  orderId: string,
  create: () => Promise<PaymentSession>,
) {
  const opening = services.opening.get(orderId) ?? create();
  services.opening.set(orderId, opening);
  try {
    return await opening;
  } catch (error) {
    throw unreachable(services, error);
  } finally {
    services.opening.delete(orderId);
  }
}

type Opened = Record<'shopId' | 'id' | 'sessionId' | 'session' | 'step' | 'checkAt', string>;

// An order is found by its id: no index serves a comparison that is asked whether it is true. While there are few
// orders the planner would take the shop's, and the plan that is kept would read all its orders later.
const writeSession = prepared<Opened, { id: string }>(
  'write_session',
  sql`
    WITH opened AS (
      UPDATE ${orders} SET session_id = ${sql.placeholder('sessionId')},
        session = ${sql.placeholder('session')}::jsonb, state = 'pending',
        steps = steps || ${sql.placeholder('step')}::jsonb,
        check_at = ${sql.placeholder('checkAt')}::timestamptz, updated_at = now()
      WHERE id = ${sql.placeholder('id')}::uuid
        AND (shop_id = ${sql.placeholder('shopId')}::uuid) IS TRUE
        AND session_id = '' AND state = 'created'
      RETURNING id, shop_id
    ), recorded AS (
      ${recordEventOf(sql`opened`, { kind: 'order.payment-opened', actor: 'shopper' })}
    )
    SELECT id FROM opened`,
);

/** Writes a session down where the order has none: false where it has, or waits for no payment any more. */
async function write(
  { db, now }: Services,
  { id, shopId }: PlacedOrder,
  { sessionId, url, clientSecret }: PaymentSession,
): Promise<boolean> {
  const at = now();
  const opened = await writeSession(db, {
    ...{ shopId, id, sessionId },
    session: JSON.stringify({ url, clientSecret }),
    step: JSON.stringify([{ state: 'pending', at: new Date(at).toISOString() }]),
    checkAt: new Date(at + FIRST_CHECK_MS).toISOString(),
  });
  return opened.length > 0;
}

async function readSession({ db }: Services, { id, shopId }: PlacedOrder): Promise<PaymentSession> {
  const order = await findRow(db, orders, { shopId, id });
  const session = order && sessionOf(order);
  if (session) return session;
  throw conflict(messages.changedElsewhere);
}

function payableOf(
  { id, shopId, number, email, totalMinor, currency }: PlacedOrder,
  { priced }: Checkout,
): Payable {
  const lines = priced.lines.map(({ line }) => `${line.quantity} × ${line.product.name}`);
  return {
    ...{ orderId: id, shopId, number, email, amountMinor: totalMinor, currency },
    storeName: priced.shop.name,
    // By characters: half of one is no text.
    description: [...lines.join(', ')].slice(0, MAX_DESCRIPTION_LENGTH).join(''),
  };
}

function returnsOf(origin: string, { number }: PlacedOrder): ReturnAddresses {
  const order = `order_id=${encodeURIComponent(number)}`;
  return {
    success: `${origin}/checkout-stripe-success?session_id={SESSION}&${order}`,
    cancel: `${origin}/checkout-stripe-cancel?${order}`,
  };
}
