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
/** Token of the link by which the demo shops' admin chooses a password, as the start tells it that has filled them. */
const LINK =
  /Their admin is admin@example\.com,.*\n\s+http:\/\/admin\.localhost:\d+\/design\/reset#(\S+)/;
const PASSWORD = 'chosen by its admin';
/** Beginning of a line in which Node warns. */
const WARNING = /^\(node:\d+\)/m;
const DOWNLOAD_TIMEOUT_MS = 600_000;

/**
 * Opens a shop by the other versions of Node at once, on one empty folder: one of them fills it and prints the link by
 * which its admin chooses a password, the other waits, and each has to show a page with a script and a picture, and to warn
 * of nothing. Throws what they have written where they do not.
 */
export async function startByOtherNodes(): Promise<Totals> {
  const dataDir = join(tmpdir(), 'other-nodes');
  const nodes: string[] = [];
  for (const version of VERSIONS) nodes.push(await fetchNode(version));
  const starts = await Promise.allSettled(nodes.map((node) => startBy(node, dataDir)));
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) throw failed.reason;
  const made = starts.filter((start) => start.status === 'fulfilled' && start.value);
  if (made.length !== 1) throw new Error(`${made.length} starts have printed a link, not one.`);
  return sumTotals(starts.map(() => ONE_PASSED));
}

/** Returns whether this start has printed the link for the admin. */
async function startBy(node: string, dataDir: string): Promise<boolean> {
  const settings = { PORT: '0', DATA_DIR: dataDir, PICTURES_AHEAD: '0' };
  const shop = await spawnShop({ ...neutralEnvironment(), ...settings }, node);
  const address = `http://localhost:${shop.port}`;
  const [, token] = LINK.exec(shop.output()) ?? [];
  const checks = [showPage(address), ...(token ? [enter(shop.port, token)] : [])];
  const problems = await Promise.all(checks)
    .catch((error: unknown) => [String(error)])
    .finally(shop.stop);
  const problem = problems.find(Boolean);
  const output = shop.output();
  if (!problem && !WARNING.test(output)) return token !== undefined;
  throw new Error(`${node} does not open the shop as it should: ${problem}\n${output}`);
}

/** Gives what is wrong with choosing a password by a link, and with a login by it; or nothing. */
async function enter(port: number, token: string): Promise<string> {
  const chosen = await post(port, 'account/reset/finish', { token, password: PASSWORD });
  if (chosen !== 200) return `${chosen} of choosing a password`;
  const credentials = { email: 'admin@example.com', password: PASSWORD };
  const opened = await post(port, 'admin/login', credentials);
  return opened === 200 ? '' : `${opened} of a login by the password that was chosen`;
}

/** Gives the status of a call to a demo shop, at its admins' host, which systems need not resolve. */
async function post(port: number, path: string, body: object): Promise<number | undefined> {
  const host = `admin.localhost:${port}`;
  const options = {
    ...{ host: '127.0.0.1', port, method: 'POST', path: `/api/backend/api/${path}` },
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
  };
  const sent = request(options).end(JSON.stringify(body));
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  answer?.resume();
  return answer?.statusCode;
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
