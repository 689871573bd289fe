import { setTimeout as delay } from 'node:timers/promises';
import { removeSocketFolder } from './address';
import { locateBinaries, program } from './binaries';
import { clusterFolder } from './home';
import { readPidFile } from './pid-file';
import type { EnteredServer, Presence } from './presence';
import { runProgram } from './run-program';

const POLL_MS = 10;
const OWN_CONNECTIONS_MS = 2000;
const STOP_TIMEOUT_MS = 30_000;

interface Company {
  others: number;
  own: number;
}

/** Counts the open connections of other processes and the further ones of this process. */
async function countCompany(presence: Presence): Promise<Company> {
  const answer = await presence.client.query<Company>(`
    SELECT count(*) FILTER (WHERE application_name <> current_setting('application_name'))::int AS others,
           count(*) FILTER (WHERE application_name = current_setting('application_name'))::int AS own
    FROM pg_stat_activity
    WHERE application_name LIKE 'hemline:%' AND pid <> pg_backend_pid()`);
  return answer.rows[0] ?? { others: 0, own: 0 };
}

/** Waits for the server to notice that our pool has closed: whoever leaves next would count it as company. */
async function isAlone(presence: Presence): Promise<boolean> {
  const deadline = performance.now() + OWN_CONNECTIONS_MS;
  let company = await countCompany(presence);
  while (company.own > 0 && performance.now() < deadline) {
    await delay(POLL_MS);
    company = await countCompany(presence);
  }
  return company.others + company.own === 0;
}

async function shutDown({ home, presence }: EnteredServer, projectDir: string): Promise<void> {
  if (process.platform === 'win32') {
    const binaries = await locateBinaries(projectDir);
    const options = ['stop', '-m', 'fast', '-D', clusterFolder(home)];
    return runProgram(program(binaries, 'pg_ctl'), options, home);
  }
  process.kill(presence.pid, 'SIGINT');
  const deadline = performance.now() + STOP_TIMEOUT_MS;
  while ((await readPidFile(home))?.pid === presence.pid) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL is still shutting down.`);
    await delay(POLL_MS);
  }
}

/** Closes our presence, and stops the server if no other `hemline:*` connection is open. Needs the start lock. */
export async function leaveServer(entered: EnteredServer, projectDir: string): Promise<void> {
  const { client, address } = entered.presence;
  const shallStop = await isAlone(entered.presence).catch(() => false);
  await client.end();
  if (!shallStop) return;
  await shutDown(entered, projectDir);
  await removeSocketFolder(entered.home, address);
}
