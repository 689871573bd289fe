import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { neutralEnvironment } from '../neutral-environment';
import { succeeds } from '../run-program';
import { spawnShop } from '../spawn-server';
import { ONE_PASSED, sumTotals, type Totals } from '../totals';
import { showPage } from './first-start';

/** Versions that a shop is opened by besides the one that runs the tests. */
const VERSIONS = ['24.22.3', '22.23.5'];
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'win' };
/** Password of the demo shops' admins, as the start tells it that has made it. */
const PASSWORD = /Their admin is admin@example\.com, password (\S+) /;
/** Beginning of a line in which Node warns. */
const WARNING = /^\(node:\d+\)/m;
const DOWNLOAD_TIMEOUT_MS = 600_000;

/**
 * Opens a shop by the other versions of Node at once, on one empty folder: one of them fills it and makes the password of
 * its admins, the other waits, and each has to show a page with a script and a picture, and to warn of nothing. Throws
 * what they have written where they do not.
 */
export async function startByOtherNodes(): Promise<Totals> {
  const dataDir = join(tmpdir(), 'other-nodes');
  const nodes: string[] = [];
  for (const version of VERSIONS) nodes.push(await fetchNode(version));
  const starts = await Promise.allSettled(nodes.map((node) => startBy(node, dataDir)));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) throw failed.reason;
  const made = starts.filter((start) => start.status === 'fulfilled' && start.value);
  if (made.length !== 1) throw new Error(`${made.length} starts have made a password, not one.`);
  return sumTotals(starts.map(() => ONE_PASSED));
}

/** Returns whether this start has made the password of the admins. */
async function startBy(node: string, dataDir: string): Promise<boolean> {
  const settings = { PORT: '0', DATA_DIR: dataDir, PICTURES_AHEAD: '0' };
  const shop = await spawnShop({ ...neutralEnvironment(), ...settings }, node);
  const address = `http://localhost:${shop.port}`;
  const [, password] = PASSWORD.exec(shop.output()) ?? [];
  const checks = [showPage(address), ...(password ? [logIn(shop.port, password)] : [])];
  const problems = await Promise.all(checks)
    .catch((error: unknown) => [String(error)])
    .finally(shop.stop);
  const problem = problems.find(Boolean);
  const output = shop.output();
  if (!problem && !WARNING.test(output)) return password !== undefined;
  throw new Error(`${node} does not open the shop as it should: ${problem}\n${output}`);
}

/** Gives what is wrong with a login to a demo shop, at its admins' host, which systems need not resolve; or nothing. */
async function logIn(port: number, password: string): Promise<string> {
  const host = `admin.localhost:${port}`;
  const options = {
    ...{ host: '127.0.0.1', port, method: 'POST', path: '/api/backend/api/admin/login' },
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
  };
  const sent = request(options).end(JSON.stringify({ email: 'admin@example.com', password }));
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  const isOpen = answer?.statusCode === 200;
  return isOpen ? '' : `${answer?.statusCode} of a login by the password that was made`;
}

/** The program of a version, from its package on npm; fetched once. */
async function fetchNode(version: string): Promise<string> {
  const system = SYSTEMS[process.platform] ?? process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = join(PROJECT_DIR, 'node_modules/.cache', `node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  const isHere = await succeeds(
    'npm',
    ['install', '--silent', '--prefix', folder, ...options, `${name}@${version}`],
    { output: 'show', timeoutMs: DOWNLOAD_TIMEOUT_MS },
  );
  if (isHere && existsSync(program)) return program;
  throw new Error(`Node ${version} could not be fetched: npm install ${name}@${version}`);
}
