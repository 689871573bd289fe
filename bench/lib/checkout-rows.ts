import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/config';
import { openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { products, productVariants, shops, templates } from '@/backend/db/schema';
import { createLog } from '@/backend/log';
import { makeServices } from '@/backend/make-services';
import { createMediaStore } from '@/backend/media';
import type { PaymentProvider } from '@/backend/payments/provider';
import { paymentSettingsSchema } from '@/backend/payments/settings';
import { percentile } from './median';
import type { Row } from './report';

const HOST = 'localhost';
const CHECKOUTS = 1000;
const WARM_UP = 2000;
const AT_ONCE = 20;
const BUDGET_MS = 50;
/** Pieces on sale, every second one counted, and how many different ones an order takes. */
const GOODS = 200;
const LINES = 3;

/**
 * What beginning a checkout takes the server, from request to answer, of so many at once: a new order each,
 * of three pieces out of two hundred. The provider answers at once, so that none of its time counts.
 */
export async function measureCheckout(dataDir: string): Promise<Row[]> {
  const log = createLog({ level: 'error' });
  const database = await openDatabase({ dataDir, role: 'bench', log: () => undefined });
  try {
    await migrate(database.pool);
    const media = await createMediaStore({
      dir: join(dataDir, 'media'),
      shops: database.shops,
      log,
    });
    const payments = paymentSettingsSchema.parse({ stripe: { secretKey: 'sk_bench' } });
    const config = { ...readConfig({}), payments };
    const own = { secretKey: randomUUID() + randomUUID(), mediaBase: '' };
    const services = makeServices({ shops: database.shops, media, config, log, ...own });
    services.providers.set(JSON.stringify(payments), [ANSWERS_AT_ONCE]);
    const ids = await fill(database.db);
    const app = createApp(services);
    // As a browser on one of the shop's pages asks.
    const host = `${HOST}:${config.port}`;
    const begin = async () => {
      const startedAt = performance.now();
      const answer = await app.request(
        `http://${host}/stripev2/create-checkout-session`,
        requestFor(host, pick(ids)),
      );
      if (answer.status !== 200) throw new Error(await answer.text());
      return performance.now() - startedAt;
    };
    await manyAtOnce(WARM_UP, begin);
    const cpu = process.cpuUsage();
    const times = await manyAtOnce(CHECKOUTS, begin);
    const { user, system } = process.cpuUsage(cpu);
    return [
      row('median', percentile(times, 0.5)),
      { ...row('95th percentile', percentile(times, 0.95)), budget: BUDGET_MS },
      row('processor time of Node for one', (user + system) / 1000 / CHECKOUTS),
    ];
  } finally {
    await database.close();
  }
}

const ANSWERS_AT_ONCE: PaymentProvider = {
  name: 'stripe',
  methods: ['stripe', 'redirect'],
  create: async ({ orderId }) => ({ sessionId: `cs_${orderId}`, url: '', clientSecret: '' }),
  look: () => Promise.reject(new Error('Nobody pays.')),
  settle: () => Promise.reject(new Error('Nobody pays.')),
  close: async () => true,
  refund: async () => undefined,
  readEvent: () => Promise.reject(new Error('Nobody tells.')),
};

function row(name: string, value: number): Row {
  return { group: `Beginning a checkout, ${AT_ONCE} at once`, name, unit: 'ms', value };
}

async function fill(db: Awaited<ReturnType<typeof openDatabase>>['db']): Promise<string[]> {
  await db.insert(templates).values({ name: 'bench' }).onConflictDoNothing();
  await db.insert(shops).values({ host: HOST, name: 'Bench', template: 'bench' });
  const rows = Array.from({ length: GOODS }, (_, place) => ({
    ...{ template: 'bench', slug: `piece-${place}`, name: `Piece ${place}`, priceMinor: 1999 },
    ...{ category: 'Shirts', variantFields: [] },
  }));
  const made = await db.insert(products).values(rows).returning({ id: products.id });
  const ids = made.map(({ id }) => id);
  const counted = ids
    .filter((_, place) => place % 2 === 0)
    .map((productId) => ({ productId, position: 0, stock: 1_000_000 }));
  await db.insert(productVariants).values(counted.map((one) => ({ ...one, priceMinor: 1999 })));
  return ids;
}

let picked = 0;

/** Other pieces for each order, in turn. */
function pick(ids: readonly string[]): string[] {
  picked += 1;
  return Array.from({ length: LINES }, (_, at) => ids[(picked * 7 + at * 31) % ids.length] ?? '');
}

function requestFor(host: string, ids: readonly string[]): RequestInit {
  return {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify({
      amount: 19.99 * LINES + 4.99,
      formData: {
        ...{ email: 'ada@example.com', name: 'Ada Finch', country: 'US', line1: '1 Mill Lane' },
        ...{ city: 'Portland', region: 'OR', postalCode: '97201' },
      },
      cartItems: ids.map((id) => ({ product: { id }, quantity: 1 })),
      checkout_key: randomUUID(),
    }),
  };
}

async function manyAtOnce(count: number, act: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      times.push(await act());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return times;
}
