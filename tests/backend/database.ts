import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { createDatabase, type Database } from '@/backend/db/connection';
import { runStatement, urlOfDatabase, urlWithOptions } from './test-server';

const PATIENCE_MS = 120_000;

/**
 * A test file's database, as its owner sees it, so that tests put in and look up what they like. Read its
 * fields inside tests and hooks only.
 */
export interface TestDatabase {
  readonly db: Database['db'];
  readonly pool: Database['pool'];
  /** As the application sees it. */
  readonly shops: Database['shops'];
  /** What the application asks for some work, for whichever shop and outside of transactions, as JSON text. */
  queriesOf<Result>(work: () => Promise<Result>): Promise<{ sent: string[]; result: Result }>;
  readonly url: string;
}

/**
 * Gives a test file an empty database of its own, which goes when the run is over. It is migrated
 * unless the template is another one, such as `template0`.
 */
export function withTestDatabase(template = inject('testServer').template): TestDatabase {
  const server = inject('testServer');
  let made: { url: string; database: Database } | undefined;
  const current = () => {
    if (!made) throw new Error('The test database exists inside tests and hooks only.');
    return made;
  };

  beforeAll(async () => {
    const name = `${server.template}_${randomBytes(8).toString('hex')}`;
    await runStatement(server.url, `CREATE DATABASE ${name} TEMPLATE ${template}`);
    const url = urlOfDatabase(server.url, name);
    made = { url, database: openPatiently(url) };
  });
  afterAll(() => current().database.close());

  return {
    get db() {
      return current().database.db;
    },
    get pool() {
      return current().database.pool;
    },
    get shops() {
      return current().database.shops;
    },
    async queriesOf(work) {
      const spies = current().database.shops.pools.map((pool) => vi.spyOn(pool, 'query'));
      const result = await work();
      const sent = spies.flatMap(({ mock }) => mock.calls.map((call) => JSON.stringify(call)));
      for (const spy of spies) spy.mockRestore();
      return { sent, result };
    },
    get url() {
      return current().url;
    },
  };
}

/** On a machine with no time a crowd waits for connections and rows for longer than a shop would have it wait. */
function openPatiently(url: string): Database {
  return createDatabase(urlWithOptions(url, `-c lock_timeout=${PATIENCE_MS}`), {
    role: 'test',
    log: (message) => console.info(message),
    acquireTimeoutMs: PATIENCE_MS,
    statementTimeoutMs: PATIENCE_MS,
  });
}
