import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { runJobs } from '@/backend/upkeep';
import { RUNNER } from '@/scripts/lib/project';
import { turns } from '../../support/counts';
import { type Created, STRIPE_KEYS, withCheckoutShop } from './checkout-shop';

let clock = Date.now();
const shop = withCheckoutShop({ now: () => clock });
const { begun, bodyOf, stripe } = shop;

const KILLS = turns(50, 12);
/** Started before they are needed: starting takes longer than what they are for. */
const AHEAD = 2;

interface Running {
  process: ChildProcess;
  port: number;
}
const waiting: Promise<Running>[] = [];

async function start(): Promise<Running> {
  const child = fork(RUNNER, ['tests/backend/checkout/shop-process.ts', shop.database.url], {
    execArgv: [],
    env: {
      ...process.env,
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_API_BASE: stripe.url,
    },
  });
  const [port] = await once(child, 'message');
  return { process: child, port };
}

function next(): Promise<Running> {
  while (waiting.length <= AHEAD) waiting.push(start());
  return waiting.shift() ?? start();
}

afterAll(async () => {
  for (const { process } of await Promise.all(waiting)) process.kill('SIGKILL');
});

async function kill({ process }: Running): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const gone = once(process, 'exit');
  process.kill('SIGKILL');
  await gone;
}

const post = (port: number, path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  }).then(
    (answer) => (answer.ok ? answer.json() : undefined),
    () => undefined,
  );

/** Where a process dies: before Stripe answers, or so many ms after it has. */
type Moment = { at: 'onCall' | 'onAnswer'; afterMs: number };
const MOMENTS: Moment[] = [
  { at: 'onCall', afterMs: 0 },
  ...[0, 1, 2, 3, 4, 6, 8, 11, 15].map((afterMs) => ({ at: 'onAnswer' as const, afterMs })),
];

/** Kills the process at a moment of its next call of Stripe; gives back what waits until it is dead. */
function killAt(running: Running, { at, afterMs }: Moment): () => Promise<void> {
  const dead = new Promise<void>((resolve) => {
    stripe[at] = () => {
      stripe[at] = () => undefined;
      const end = () => void kill(running).then(resolve);
      // At once: a timer would let the answer pass.
      if (at === 'onCall') end();
      else setTimeout(end, afterMs);
    };
  });
  return () => dead;
}

async function dieWhileBegun(moment: Moment, checkout_key: string): Promise<Created | undefined> {
  const running = await next();
  const dead = killAt(running, moment);
  const body = JSON.stringify(bodyOf({ checkout_key }));
  const answer = await post(running.port, '/stripev2/create-checkout-session', body);
  await dead();
  return answer;
}

async function dieWhilePaid(moment: Moment, session: Created, isWebhook: boolean): Promise<void> {
  const running = await next();
  const dead = killAt(running, moment);
  const { body, headers } = stripe.event(session.session_id, 'checkout.session.completed');
  await (isWebhook
    ? post(running.port, '/stripev2/webhook/localhost', body, headers)
    : post(running.port, '/stripev2/confirm-checkout-session', JSON.stringify(session)));
  await dead();
}

test('killed between charge and write, every paid session is exactly one order [S9.212]', async () => {
  const keys: string[] = [];
  for (let place = 0; place < KILLS; place += 1) {
    const moment = MOMENTS[place % MOMENTS.length] ?? { at: 'onCall', afterMs: 0 };
    // Ten moments and three kinds: from thirty kills on each has met each.
    const kind = place % 3;
    const checkout_key = randomUUID();
    keys.push(checkout_key);
    // Whoever got no answer tries again, of a process that lives.
    const first = kind === 0 ? await dieWhileBegun(moment, checkout_key) : undefined;
    const session = first ?? (await begun({ checkout_key }));
    stripe.pay(session.session_id);
    if (kind > 0) await dieWhilePaid(moment, session, kind === 2);
  }
  expect(stripe.charges).toHaveLength(KILLS);
  // Nobody comes back: what is left the job finds out.
  clock = Date.now() + 6 * 60_000;
  for (let round = 0; round < 4; round += 1) await runJobs(shop.services);

  const { db } = shop.database;
  const { orders } = tables;
  const paid = await db.select().from(orders).where(eq(orders.state, 'paid'));
  expect(paid.map(({ checkoutKey }) => checkoutKey).sort()).toEqual(keys.sort());
  const charged = stripe.charges.map(({ intent }) => intent).sort();
  expect(paid.map(({ paymentId }) => paymentId).sort()).toEqual(charged);
  expect(paid.every(({ paidMinor, steps }) => paidMinor === 2649 && steps.length === 3)).toBe(true);
});
