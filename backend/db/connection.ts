import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { applicationName, startEmbeddedPostgres } from './embedded';

export type { NodePgDatabase };

export interface PoolOptions {
  /** What this process does, such as `start` or `import`; part of its connections' names. */
  role: string;
  log: (message: string) => void;
  /** The most connections at a time. */
  poolSize?: number;
  /** How long a query waits for a free connection. */
  acquireTimeoutMs?: number;
  /** How long one statement may run; 0 for as long as it takes, for bulk jobs. */
  statementTimeoutMs?: number;
}

export interface DatabaseOptions extends PoolOptions {
  /** Another PostgreSQL, 15 or later; without it the app runs its own. */
  databaseUrl?: string | undefined;
  /** Where the app's own PostgreSQL keeps its data. */
  dataDir: string;
}

export interface Database {
  db: NodePgDatabase;
  pool: pg.Pool;
  /** Closes the connections, and stops the app's own server unless another process uses it. */
  close(): Promise<void>;
}

const DEFAULT_POOL_SIZE = 10;
const ACQUIRE_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
/** How much longer than the server's own limit we wait for a server that has fallen silent. */
const SILENCE_MS = 2_000;

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

/**
 * A bounded pool on the database of a URL. It outlives the server: while that is away its queries
 * fail, and afterwards they work again.
 * @throws TypeError where the URL is none.
 */
export function createDatabase(databaseUrl: string, options: PoolOptions): Database {
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const pool = new pg.Pool({
    connectionString: limitedUrl(databaseUrl, options),
    max: options.poolSize ?? DEFAULT_POOL_SIZE,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? ACQUIRE_TIMEOUT_MS,
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + SILENCE_MS }),
    keepAlive: true,
  });
  pool.on('error', (error) => options.log(`A database connection was lost: ${error.message}`));
  // The pool listens to idle connections only; one lost between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= pool.end();
    return closed;
  };
  return { db: drizzle(pool), pool, close };
}

/**
 * Opens the shop's database: the PostgreSQL that `databaseUrl` names, else the app's own. Call it
 * once in a process.
 */
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
