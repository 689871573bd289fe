import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { loopbackAddress } from '@/backend/db/embedded/address';
import { locateBinaries } from '@/backend/db/embedded/binaries';
import type { Home } from '@/backend/db/embedded/home';
import { programOptions, runProgram } from '@/backend/db/embedded/run-program';
import { isRoot, unprivilegedUser } from '@/backend/db/embedded/server-user';
import { waitUntil } from '../support/wait-until';
import { makeFolderOfRun } from './test-server';

const SYSTEM = '/usr/lib/postgresql';
const PASSWORD = 'not a secret';

/** A PostgreSQL that the app does not own, on a loopback port. */
export interface ExternalServer {
  url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** The system's PostgreSQL, the oldest from 15 on. */
async function findSystemBinaries(): Promise<string | undefined> {
  const versions = await readdir(SYSTEM).catch(() => []);
  const oldest = versions
    .map(Number)
    .filter((version) => version >= 15)
    .sort((a, b) => a - b)[0];
  return oldest === undefined ? undefined : join(SYSTEM, String(oldest), 'bin');
}

const findOwnBinaries = async () => join((await locateBinaries(process.cwd())).folder, 'bin');

async function makeCluster(bin: string, home: Home): Promise<string> {
  const data = join(home.folder, 'pg');
  const passwordFile = join(home.folder, 'password');
  await writeFile(passwordFile, PASSWORD);
  const options = [`--pgdata=${data}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  await runProgram(
    join(bin, 'initdb'),
    [...options, '--username=someone', '--encoding=UTF8', '--locale=C'],
    home,
  );
  return data;
}

async function answers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.end();
}

/** By the system's PostgreSQL where it has one and nothing else is asked for, else by the app's own. */
export async function makeExternalServer(
  binaries: 'system' | 'own' = 'system',
): Promise<ExternalServer> {
  const folder = await makeFolderOfRun();
  const home = { folder, user: isRoot() ? await unprivilegedUser() : undefined };
  if (home.user) await chown(home.folder, home.user.uid, home.user.gid);
  const system = binaries === 'system' ? await findSystemBinaries() : undefined;
  const bin = system ?? (await findOwnBinaries());
  const data = await makeCluster(bin, home);
  const { host, port } = await loopbackAddress(home);
  const url = `postgresql://someone:${encodeURIComponent(PASSWORD)}@${host}:${port}/postgres`;
  let end: (() => Promise<unknown>) | undefined;

  const start = async () => {
    const options = ['-D', data, '-p', String(port), '-k', home.folder, '-h', host];
    const server = spawn(join(bin, 'postgres'), options, {
      ...programOptions(home),
      stdio: 'ignore',
    });
    const exit = once(server, 'exit');
    end = () => {
      server.kill('SIGINT');
      return exit;
    };
    await waitUntil(() => answers(url));
  };
  const stop = async () => {
    await end?.();
    end = undefined;
  };
  return { url, start, stop };
}
