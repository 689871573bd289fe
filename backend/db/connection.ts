import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applicationName, startEmbeddedPostgres } from './embedded';
import { openDb } from './schema/open-db';
import {
  createShopDatabases,
  createShopPool,
  NO_WATCH,
  type ShopDatabases,
  watchReach,
} from './shops';

export type { NodePgDatabase };

interface PoolOptions {
  /** Name of the process's job, such as `start` or `import`; part of its connections' names. */
  role: string;
  log: (message: string) => void;
  /** The most connections at a time for the work of shops. */
  poolSize?: number;
  /** Longest wait of a query for a free connection, in ms. */
  acquireTimeoutMs?: number;
  /** Longest time of one statement, in ms; 0 for no limit, for bulk jobs. */
  statementTimeoutMs?: number;
}

export interface DatabaseOptions extends PoolOptions {
  /** Address of another PostgreSQL, 15 or later; without it the app runs its own. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

export interface Database {
  /** Pool of the database's own user, whom no policy limits: for migrations and tests. */
  db: NodePgDatabase;
  pool: pg.Pool;
  /** Pools of the application's roles, connected on demand. */
  shops: ShopDatabases;
  /** Closes the connections, and stops the app's own server unless another process uses it. */
  close(): Promise<void>;
}

const DEFAULT_POOL_SIZE = 10;
/** Connections of the directory pool: its queries are small, and equal ones at the same time share one. */
const DIRECTORY_POOL_SIZE = 4;
const ACQUIRE_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** Time beyond the server's own limit until a silent server is given up, in ms. */
const SILENCE_MS = 2_000;
/** Delay of TCP keep-alive, in ms, also where nothing else limits the wait. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Adds our limits to a URL's own `options`, which stand behind them and so have the last word. */
function limitedUrl(databaseUrl: string, options: PoolOptions): string {
  const url = new URL(databaseUrl);
  const limits = {
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  };
  const settings = Object.entries(limits).map(([name, value]) => `-c ${name}=${value}`);
  const own = url.searchParams.get('options') ?? '';
  url.searchParams.set('options', [...settings, own].join(' ').trim());
  url.searchParams.set('application_name', applicationName(options.role));
  return url.href;
}

/** Bounded pools on the database of a URL; they fail while the server is away, and work again afterwards. */
export function createDatabase(databaseUrl: string, options: PoolOptions): Database {
  const config = poolConfig(databaseUrl, options);
  const pool = new pg.Pool(config);
  // A bulk job has time for a database that comes back.
  const reach = options.statementTimeoutMs === 0 ? NO_WATCH : watchReach(config, options.log);
  const shopPool = createShopPool(config, reach);
  const directoryPool = createShopPool({ ...config, max: DIRECTORY_POOL_SIZE }, reach);
  const pools = [pool, shopPool, directoryPool];
  for (const one of pools) surviveLosses(one, options.log);
  let closed: Promise<unknown> | undefined;
  const close = async () => {
    closed ??= Promise.all(pools.map((one) => one.end()));
    await closed;
  };
  return {
    db: openDb(pool),
    pool,
    shops: createShopDatabases(shopPool, directoryPool, reach),
    close,
  };
}

function poolConfig(databaseUrl: string, options: PoolOptions): pg.PoolConfig {
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  return {
    connectionString: limitedUrl(databaseUrl, options),
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + SILENCE_MS }),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}

function surviveLosses(pool: pg.Pool, log: PoolOptions['log']): void {
  pool.on('error', (error) => log(`A database connection was lost: ${error.message}`));
  // The pool listens to idle connections only; one lost between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Opens the database that `databaseUrl` names, else the app's own. Call it once in a process. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.databaseUrl) return createDatabase(options.databaseUrl, options);
  const server = await startEmbeddedPostgres(options);
  const database = createDatabase(server.url, options);
  const close = async () => {
    await database.close();
    await server.stop();
  };
  return { ...database, close };
}
