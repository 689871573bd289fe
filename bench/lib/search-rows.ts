import { join } from 'node:path';
import { createApp } from '@/backend/app';
import { readConfig } from '@/backend/base/config';
import { createLog } from '@/backend/base/log';
import { openDatabase } from '@/backend/db/connection';
import { migrate } from '@/backend/db/migrate';
import * as tables from '@/backend/db/schema';
import { importProducts } from '@/backend/import/import-products';
import { findTarget } from '@/backend/import/write-products';
import { makeServices } from '@/backend/make-services';
import { createMediaStore } from '@/backend/media';
import { garmentNames } from './garment-names';
import { percentile } from './median';
import type { Row } from './report';
import { type BenchQuery, searchQueries } from './search-queries';
import { variedCatalogue } from './varied-catalogue';

const QUERIES = 400;
/** A server that has been up for a minute: its code is compiled, its tables are in memory. */
const WARM_UP = 400;
const SIZES = [
  { products: 10_000, budgetMs: 20 },
  { products: 100_000, budgetMs: 50 },
];
const GROWTH_BUDGET = 3;

/** What a search costs the server, from request to answer, of different queries one after the other. */
export async function measureSearch(dataDir: string): Promise<Row[]> {
  const log = createLog({ level: 'error' });
  const database = await openDatabase({
    dataDir: join(dataDir, 'search'),
    role: 'bench',
    log: () => undefined,
    statementTimeoutMs: 0,
  });
  try {
    const { shops } = database;
    await migrate(database.pool);
    const media = await createMediaStore({ dir: join(dataDir, 'media'), shops, log });
    const app = createApp(
      makeServices({
        shops,
        media,
        config: readConfig({}),
        secretKey: 'a secret of no shop, 32 characters',
        log,
        mediaBase: '',
      }),
    );
    const rows: Row[] = [];
    for (const size of SIZES) {
      const host = `search-${size.products}.example`;
      rows.push(await fill(database, host, size.products));
      rows.push(...(await rowsOf(app, host, size)));
    }
    return [...rows, growthRow(rows)];
  } finally {
    await database.close();
  }
}

type App = ReturnType<typeof createApp>;
type Database = Awaited<ReturnType<typeof openDatabase>>;

const templateOf = (host: string) => host.replace('.example', '');

async function fill({ db, pool, shops }: Database, host: string, products: number): Promise<Row> {
  await db.insert(tables.templates).values({ name: templateOf(host) });
  await db.insert(tables.shops).values({ host, template: templateOf(host) });
  const shop = await findTarget(shops.directory, host);
  const { seconds } = await importProducts(shops.ofShop(shop.id).pool, {
    shop,
    file: variedCatalogue(await garmentNames(), products),
    pictures: { addressOfMedia: () => '', isAllowed: () => false },
  });
  await pool.query('ANALYZE');
  const name = `import of ${products.toLocaleString('en')} products`;
  return { group: 'Search', name, unit: 's', value: seconds };
}

async function rowsOf(
  app: App,
  host: string,
  { products, budgetMs }: (typeof SIZES)[number],
): Promise<Row[]> {
  const queries = searchQueries(await garmentNames(), products, QUERIES + WARM_UP);
  await timeAll(app, host, queries.slice(0, WARM_UP));
  const timed = await timeAll(app, host, queries.slice(WARM_UP));
  const misspelt = timed.filter(({ query }) => query.isMisspelt);
  const row = (what: string, list: typeof timed, budget?: number): Row => ({
    group: 'Search',
    name: `${products.toLocaleString('en')} products: ${what}`,
    unit: 'ms',
    value: percentile(
      list.map(({ ms }) => ms),
      what.startsWith('median') ? 0.5 : 0.95,
    ),
    ...(budget !== undefined && { budget }),
  });
  return [
    row('median', timed),
    row(P95, timed, budgetMs),
    row('p95 of misspelt queries', misspelt, budgetMs),
  ];
}

const P95 = 'p95 of different queries';

async function timeAll(app: App, host: string, queries: readonly BenchQuery[]) {
  const timed: { query: BenchQuery; ms: number }[] = [];
  for (const query of queries) {
    const startedAt = performance.now();
    const answer = await app.request('/search', {
      method: 'POST',
      headers: { host, 'content-type': 'application/json' },
      body: JSON.stringify({ ...query.request, template: templateOf(host) }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${query.request.query}: ${text}`);
    timed.push({ query, ms: performance.now() - startedAt });
  }
  return timed;
}

function growthRow(rows: readonly Row[]): Row {
  const [small, large] = rows.filter(({ name }) => name.endsWith(P95));
  const value = small?.value && large?.value ? large.value / small.value : null;
  const name = 'growth of the p95 from 10,000 to 100,000 products';
  return { group: 'Search', name, unit: 'x', value, budget: GROWTH_BUDGET };
}
