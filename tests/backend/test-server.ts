import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** Address of a database with settings for each connection, such as `-c lock_timeout=20ms`. */
export function urlWithOptions(databaseUrl: string, options: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('options', options);
  return url.href;
}

/** The same server's URL for another of its databases. */
export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement outside any pool, such as CREATE DATABASE, and gives the rows it answers. */
export async function runStatement<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** A new folder that a server's unprivileged user can enter, and how to remove it. */
export async function makeTemporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'hemline-test-'));
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * A new folder that goes with the run. For minutes after the thousands of files of a database are removed, a file
 * system may look through all of them for each new file; so nobody tidies up before the end.
 */
export async function makeFolderOfRun(): Promise<string> {
  return (await makeTemporaryFolder()).path;
}
