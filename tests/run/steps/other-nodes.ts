import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { neutralEnvironment } from '../neutral-environment';
import { succeeds } from '../run-program';
import { spawnShop } from '../spawn-server';
import { ONE_PASSED, sumTotals, type Totals } from '../totals';
import { showPage } from './first-start';

/** Versions that a shop is opened by besides the one that runs the tests, the one that makes the data first. */
const VERSIONS = ['24.22.3', '22.23.5'];
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'win' };
/** Beginning of a line in which Node warns. */
const WARNING = /^\(node:\d+\)/m;
const DOWNLOAD_TIMEOUT_MS = 600_000;

/**
 * Opens a shop by each of the other versions of Node, one after the other on the same data, which the first of them
 * makes: it has to show a page with a script and a picture of the size asked for, and warn of nothing.
 * Throws what it has written where it does not.
 */
export async function startByOtherNodes(): Promise<Totals> {
  const dataDir = join(tmpdir(), 'other-nodes');
  const totals: Totals[] = [];
  for (const version of VERSIONS) totals.push(await startBy(version, dataDir));
  return sumTotals(totals);
}

async function startBy(version: string, dataDir: string): Promise<Totals> {
  const node = await fetchNode(version);
  const settings = { PORT: '0', DATA_DIR: dataDir, PICTURES_AHEAD: '0' };
  const shop = await spawnShop({ ...neutralEnvironment(), ...settings }, node);
  const address = `http://localhost:${shop.port}`;
  const shown = await showPage(address).catch(String).finally(shop.stop);
  const output = shop.output();
  if (shown === '' && !WARNING.test(output)) return ONE_PASSED;
  throw new Error(`Node ${version} does not open the shop as it should: ${shown}\n${output}`);
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
