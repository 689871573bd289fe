import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../base/error-code';
import { explainFolder } from '../base/explain-folder';
import { keepPrivate } from '../base/keep-private';
import { withBulkClient } from './bulk-client';
import { type Database, type DatabaseOptions, openDatabase } from './connection';
import { migrate } from './migrate';

interface OpenOptions extends DatabaseOptions {
  warn: (message: string) => void;
}

/**
 * Opens the database that `databaseUrl` names, else the app's own, and brings it to today's schema.
 * @throws Error for people: which setting leads where it does not answer, and what to do. Nothing stays open then.
 */
export const openMigrated = (options: OpenOptions): Promise<Database> =>
  openFor(options, (pool) => migrate(pool, { warn: options.warn }));

/** Opens the same with the tables that it has, if any. @throws as `openMigrated`. */
export const openUnmigrated = (options: OpenOptions): Promise<Database> =>
  openFor(options, (pool) => withBulkClient(pool, async () => undefined));

/** Opens a database and does first what shows whether it answers. */
async function openFor(
  { warn, ...options }: OpenOptions,
  work: (pool: Database['pool']) => Promise<void>,
): Promise<Database> {
  await keepPrivate(options.dataDir).catch((error: unknown) => {
    throw explainFolder(error, options.dataDir);
  });
  const database = await openDatabase(options).catch((error: unknown) => {
    throw options.databaseUrl ? error : explainDatabase(error, options.dataDir);
  });
  try {
    await onceUp(() => work(database.pool), warn);
    return database;
  } catch (error) {
    await database.close();
    throw options.databaseUrl ? explainAddress(error, options.databaseUrl) : error;
  }
}

const STARTING_UP = '57P03';
const START_WAIT_MS = 60_000;
const PAUSE_MS = 500;

/** Does work on a server that may still be coming up, as after a start of the machine: that one is worth a minute. */
async function onceUp(work: () => Promise<void>, warn: OpenOptions['warn']): Promise<void> {
  const deadline = performance.now() + START_WAIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (errorCode(error) !== STARTING_UP || performance.now() > deadline) throw error;
      if (attempt === 1) warn('The database is still starting: waiting for it.');
      await delay(PAUSE_MS);
    }
  }
}

/** Names DATA_DIR where it cannot be used, and where what lies in it is at fault. */
function explainDatabase(error: unknown, dataDir: string): unknown {
  const explained = explainFolder(error, dataDir);
  if (explained !== error || !(error instanceof Error)) return explained;
  const place = `The database lies in DATA_DIR, which is ${resolve(dataDir)}.`;
  return new Error(`${error.message}\n${place}`, { cause: error });
}

/** Reasons of an address that leads to no database, by the code of the system's or PostgreSQL's error. */
const ADDRESS_REASONS: Record<string, string> = {
  ECONNREFUSED: 'where nothing listens: start PostgreSQL there',
  ENOTFOUND: 'a name that is not known: correct the host',
  EAI_AGAIN: 'a name that cannot be looked up: see whether this machine has a network',
  ETIMEDOUT: 'which does not answer: see whether a firewall stands between',
  EHOSTUNREACH: 'which cannot be reached: see whether this machine has a network',
  ENETUNREACH: 'which cannot be reached: see whether this machine has a network',
  ENOENT: 'where there is no socket: start PostgreSQL there',
  '28P01':
    'which refuses the password: correct it, signs that mean something in addresses as %40 and the like',
  '28000': 'which lets this user not in: its administrator has to',
  '3D000': 'which has no such database: make it by CREATE DATABASE',
  '53300': 'which has no connection left: raise its max_connections',
  [STARTING_UP]: 'which has been starting for a minute: look into its log',
};

/** Errors of the driver, which have no code, or that of a file which the address names. */
const DRIVER_REASONS: readonly [RegExp, string][] = [
  [/^ENOENT: .* open /, 'which names a file that is not there: correct its path'],
  [
    /terminated unexpectedly/,
    'which ends the connection: see whether it is PostgreSQL that listens there',
  ],
  [/timeout/i, 'which does not answer: see whether a firewall stands between'],
  [/does not support SSL/, 'which knows no TLS: leave sslmode out of the address'],
  [
    /certificate/i,
    'whose certificate is not trusted: name its root by sslrootcert= in the address',
  ],
];

function explainAddress(error: unknown, databaseUrl: string): unknown {
  if (!(error instanceof Error)) return error;
  const byText = DRIVER_REASONS.find(([pattern]) => pattern.test(error.message));
  const reason = byText?.[1] ?? ADDRESS_REASONS[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new Error(
    `DATABASE_URL leads to ${placeOf(databaseUrl)}, ${reason} (${error.message || errorCode(error)}). Without DATABASE_URL the shop runs a database of its own.`,
    { cause: error },
  );
}

/** The user, host and database that an address names, as they stand there: its password never. */
function placeOf(databaseUrl: string): string {
  const { username, hostname, port, pathname, searchParams } = new URL(databaseUrl);
  const user = username && `${username}@`;
  const host = hostname || searchParams.get('host') || 'this machine';
  return `${user}${host}${port && `:${port}`}${pathname}`;
}
