import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '@/backend/db/connection';
import { startEmbeddedPostgres } from '@/backend/db/embedded';
import { migrate } from '@/backend/db/migrate';
import { beginRun } from '@/tests/run/steps/begin-run';
import { makeTemporaryFolder, runStatement, urlOfDatabase } from './test-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server all backend tests use, and the migrated database they copy, whose name theirs begin with. */
    testServer: { url: string; template: string };
  }
}

const log = (message: string) => console.info(message);

interface TestServer {
  url: string;
  /** Leaves nothing of the run behind. */
  end(): Promise<void>;
}

/** A server that goes on after the run, without the databases whose names begin so. */
function takeServer(url: string, begin: string): TestServer {
  const end = async () => {
    const made = await runStatement<{ name: string }>(
      url,
      `SELECT datname AS name FROM pg_database WHERE starts_with(datname, '${begin}')`,
    );
    for (const { name } of made) await runStatement(url, `DROP DATABASE ${name} WITH (FORCE)`);
  };
  return { url, end };
}

/** A server of the run alone. Its databases go with it: to drop one by one, each waits for the disk. */
async function startServer(): Promise<TestServer> {
  const folder = await makeTemporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder.path, role: 'tests', log });
  // Nothing outlives the run: no commit needs to wait for the disk.
  await runStatement(server.url, 'ALTER ROLE CURRENT_USER SET synchronous_commit = off');
  const end = async () => {
    await server.stop();
    await folder.remove();
  };
  return { url: server.url, end };
}

async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await runStatement(serverUrl, `CREATE DATABASE ${name}`);
  const database = createDatabase(urlOfDatabase(serverUrl, name), { role: 'tests', log });
  await migrate(database.pool).finally(database.close);
}

/**
 * Starts one PostgreSQL (or takes that of TEST_DATABASE_URL) for the whole backend run, and the run itself where
 * nobody else has.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sweep = process.env.HEMLINE_TEST_RUN ? undefined : await beginRun();
  const external = process.env.TEST_DATABASE_URL;
  const template = `hemline_test_${randomBytes(8).toString('hex')}`;
  const server = external ? takeServer(external, template) : await startServer();
  await makeTemplate(server.url, template);
  project.provide('testServer', { url: server.url, template });
  return () => server.end().finally(sweep);
}
