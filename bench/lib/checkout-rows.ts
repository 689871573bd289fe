import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import { makeServices } from '@/backend/make-services';
import { createMediaStore } from '@/backend/media';
import type { PaymentProvider } from '@/backend/payments/provider';
import { paymentSettingsSchema } from '@/backend/payments/settings';
import { percentile } from './median';
import { addPieces, checkoutOf } from './pieces';
import type { Row } from './report';

const HOST = 'localhost';
const CHECKOUTS = 1000;
/** After the first ones. */
const WARM_UP = 1000;
const AT_ONCE = 20;
const BUDGET_MS = 50;

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
    services.providers.set(JSON.stringify(payments), Promise.resolve([ANSWERS_AT_ONCE]));
    const ids = await addPieces(database.db, HOST);
    const app = createApp(services);
    // As a browser on one of the shop's pages asks.
    const host = `${HOST}:${config.port}`;
    const begin = async () => {
      const startedAt = performance.now();
      const answer = await app.request(
        `http://${host}/stripev2/create-checkout-session`,
        requestFor(host, ids),
      );
      if (answer.status !== 200) throw new Error(await answer.text());
      return performance.now() - startedAt;
    };
    const first = await manyAtOnce(CHECKOUTS, begin);
    await manyAtOnce(WARM_UP, begin);
    const cpu = process.cpuUsage();
    const times = await manyAtOnce(CHECKOUTS, begin);
    const { user, system } = process.cpuUsage(cpu);
    return [
      row('median', percentile(times, 0.5)),
      { ...row('95th percentile', percentile(times, 0.95)), budget: BUDGET_MS },
      row('95th percentile of the first thousand of a fresh server', percentile(first, 0.95)),
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

function requestFor(host: string, ids: readonly string[]): RequestInit {
  return {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify(checkoutOf(ids, randomUUID())),
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
