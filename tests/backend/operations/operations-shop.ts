import { eq } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { z } from 'zod';
import * as tables from '@/backend/db/schema';
import type { AppParts } from '@/backend/services/services';
import { operationCalls } from '@/core/calls/operations';
import { operationSchemas } from '@/core/calls/operations.schema';
import { callAs, openSession, quickPasswords, type Session } from '../api/admin-session';
import { refusalOf, withCheckoutShop } from '../checkout/checkout-shop';

type Name = keyof typeof operationCalls;
type AnswerOf<N extends Name> = z.output<(typeof operationSchemas)[N]['response']>;

interface Options extends Partial<Pick<AppParts, 'now'>> {
  provider?: 'stripe' | 'test';
}

const FAR = new Date('2100-01-01');

/** A shop with goods, an admin of it, and the admin of another. */
export function withOperations(options: Options = {}) {
  const shop = withCheckoutShop({ ...options, passwords: quickPasswords });
  const sessions: { own?: Session; foreign?: Session } = {};
  beforeAll(async () => {
    sessions.own = await openSession(shop.testApp);
    sessions.foreign = await openSession(shop.testApp, 'other.example', 'eve@other.example');
    const { db } = shop.database;
    // However far their clocks go, tests of orders are none of proofs, or of what a login is told of.
    await db.update(tables.adminSessions).set({ provedAt: FAR, seenAt: FAR });
    await db.delete(tables.mails);
  });

  const sendAs = (who: keyof typeof sessions, name: Name, body: object = {}) => {
    const session = sessions[who];
    if (!session) throw new Error('Nobody is logged in yet.');
    return callAs(shop.testApp, session)(operationCalls[name].path, body);
  };
  const send = (name: Name, body: object = {}) => sendAs('own', name, body);

  /** What a call answers that is taken; anything else fails the test. */
  async function received<N extends Name>(name: N, body: object = {}): Promise<AnswerOf<N>> {
    const answer = await send(name, body);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}: ${text}`);
    return operationSchemas[name].response.parse(JSON.parse(text)) as AnswerOf<N>;
  }

  const orderOf = async (order_id: string) => (await received('orderGet', { order_id })).data;

  /** How an operator sees an order now. */
  async function seenOf(order_id: string) {
    const { status: state, payment } = await orderOf(order_id);
    const { refunded, refundDue } = payment;
    return { order_id, seen: { state, refunded, refundDue } };
  }

  /** An order that is paid. */
  async function paidOrder(changes: object = {}): Promise<string> {
    const session = await shop.begun(changes);
    shop.stripe.pay(session.session_id);
    await shop.confirmed(session);
    return session.order_id;
  }

  const rowOf = async (number: string) => {
    const { db } = shop.database;
    const [row] = await db.select().from(tables.orders).where(eq(tables.orders.number, number));
    if (!row) throw new Error(`There is no order ${number}.`);
    return row;
  };

  const refused = async (name: Name, body: object = {}) => refusalOf(await send(name, body));

  return { shop, send, sendAs, received, orderOf, seenOf, paidOrder, rowOf, refused };
}
