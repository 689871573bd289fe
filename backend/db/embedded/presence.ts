import { realpath } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { errorCode, unless } from '../../base/error-code';
import type { Address } from './address';
import { clusterFolder, type Home } from './home';
import { isOurPostmaster, readPidFile } from './pid-file';
import { DATABASE_NAME, DATABASE_USER } from './settings';

const LOGIN_TIMEOUT_MS = 3000;
const WRONG_PASSWORD = '28P01';

export interface Login {
  password: string;
  applicationName: string;
}

/**
 * An open connection to a server that is ours: its end tells at once that the server went away, and as long as it
 * stands no other process stops the server.
 */
export interface Presence {
  client: pg.Client;
  address: Address;
  pid: number;
}

export interface EnteredServer {
  home: Home;
  password: string;
  presence: Presence;
}

async function connect(address: Address, login: Login): Promise<pg.Client> {
  const client = new pg.Client({
    ...address,
    user: DATABASE_USER,
    password: login.password,
    database: 'postgres',
    application_name: login.applicationName,
    connectionTimeoutMillis: LOGIN_TIMEOUT_MS,
    // Said here, so that PGSSLMODE and PGOPTIONS, meant for another server, say nothing.
    ssl: false,
    options: '-c statement_timeout=0',
  });
  // Without a listener a lost connection would end the process; the `end` event tells of it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function servesOurData(client: pg.Client, home: Home): Promise<boolean> {
  const answer = await client.query<{ data: string }>(
    "SELECT current_setting('data_directory') AS data",
  );
  const data = answer.rows[0]?.data ?? '';
  return (await realpath(data).catch(unless(['ENOENT'], ''))) === clusterFolder(home);
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const existing = await client.query('SELECT FROM pg_database WHERE datname = $1', [
    DATABASE_NAME,
  ]);
  if (existing.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE_NAME}`);
}

/** The connection itself where it is to our own server; another one is closed again. */
async function keepIfOurs(client: pg.Client, home: Home): Promise<pg.Client | undefined> {
  try {
    if (await servesOurData(client, home)) {
      await ensureDatabase(client);
      return client;
    }
  } catch (error) {
    await client.end();
    throw error;
  }
  await client.end();
  return undefined;
}

/**
 * Logs in to the server that postmaster.pid names; undefined where none is ready or it serves another folder.
 * @throws when our own server refuses our password.
 */
export async function enterRunningServer(home: Home, login: Login): Promise<Presence | undefined> {
  const file = await readPidFile(home);
  if (!file?.isReady) return undefined;
  const connected = await connect(file.address, login).catch(async (error: unknown) => {
    const isRefused = errorCode(error) === WRONG_PASSWORD;
    if (isRefused && (await isOurPostmaster(file.pid, home))) throw error;
    return undefined;
  });
  const client = connected && (await keepIfOurs(connected, home));
  return client && { client, address: file.address, pid: file.pid };
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;

/** Enters the server again whenever our connection to it ends, until `end` is called. */
export function keepPresence(
  first: EnteredServer,
  enter: () => Promise<EnteredServer>,
  log: (message: string) => void,
): { end(): Promise<EnteredServer> } {
  let current = first;
  let isOver = false;
  let returning: Promise<void> = Promise.resolve();

  const comeBack = async () => {
    log('The connection to PostgreSQL is lost: looking for the server, or starting it again.');
    for (let pause = FIRST_PAUSE_MS; !isOver; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        current = await enter();
        log('PostgreSQL is back.');
        return watch();
      } catch (error) {
        log(`PostgreSQL is still away: ${String(error)}`);
        await delay(pause, undefined, { ref: false });
      }
    }
  };
  const watch = () => {
    current.presence.client.once('end', () => {
      if (!isOver) returning = comeBack();
    });
  };

  watch();
  return {
    end: async () => {
      isOver = true;
      await returning;
      return current;
    },
  };
}
