import type { TestProject } from 'vitest/node';
import { createDatabase } from '@/backend/db/connection';
import { startEmbeddedPostgres } from '@/backend/db/embedded';
import { migrate } from '@/backend/db/migrate';
import { buildPrograms } from '../support/build-programs';
import { PROGRAMS } from './programs';
import { makeTemporaryFolder, runStatement, urlOfDatabase } from './test-server';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server all backend tests use, and the migrated database they copy. */
    testServer: { url: string; template: string };
    /** The folder of the programs that tests start. */
    programs: string;
  }
}

const log = (message: string) => console.info(message);

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const external = process.env.TEST_DATABASE_URL;
  if (external) return { url: external, stop: async () => undefined };
  const folder = await makeTemporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: folder.path, role: 'tests', log });
  // Nothing outlives the run: no commit needs to wait for the disk.
  await runStatement(server.url, 'ALTER ROLE CURRENT_USER SET synchronous_commit = off');
  const stop = async () => {
    await server.stop();
    await folder.remove();
  };
  return { url: server.url, stop };
}

async function makeTemplate(serverUrl: string, name: string): Promise<void> {
  await runStatement(serverUrl, `CREATE DATABASE ${name}`);
  const database = createDatabase(urlOfDatabase(serverUrl, name), { role: 'tests', log });
  await migrate(database.pool).finally(database.close);
}

/**
 * Starts one PostgreSQL (or takes that of TEST_DATABASE_URL) for the whole backend run, and builds what
 * its tests start in processes of their own.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  const template = `hemline_template_${process.pid}`;
  const [programs] = await Promise.all([
    buildPrograms(PROGRAMS),
    makeTemplate(server.url, template),
  ]);
  project.provide('testServer', { url: server.url, template });
  project.provide('programs', programs.folder);
  return async () => {
    await programs.remove();
    await runStatement(server.url, `DROP DATABASE ${template}`);
    await server.stop();
  };
}
