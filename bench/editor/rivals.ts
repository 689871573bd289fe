import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, preview } from 'vite';
import { PROJECT_DIR } from '@/scripts/lib/project';

const FOLDER = join(PROJECT_DIR, 'bench/editor/rivals');
const CONFIG = join(FOLDER, 'vite.config.ts');
const LOCK_FILE = join(FOLDER, 'package-lock.json');
/** What was installed last; gone with the packages. */
const INSTALLED_FILE = join(FOLDER, 'node_modules/.installed-lock.json');

export interface Rivals {
  origin: string;
  close(): Promise<void>;
}

/** Installs other editors into a folder of their own, unless they are there; builds and serves them. */
export async function openRivals(): Promise<Rivals> {
  await install();
  await build({ configFile: CONFIG });
  const server = await preview({ configFile: CONFIG, preview: { host: '127.0.0.1', port: 0 } });
  const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '');
  if (!origin) throw new Error('The pages of other editors could not be served.');
  return { origin, close: () => server.close() };
}

async function install(): Promise<void> {
  const request = await readFile(LOCK_FILE, 'utf8');
  const installed = await readFile(INSTALLED_FILE, 'utf8').catch(() => '');
  if (request === installed) return;
  console.log('Installing other editors to measure beside …');
  const child = spawn(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: FOLDER,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`"npm ci" has failed in ${FOLDER}.`);
  await writeFile(INSTALLED_FILE, request);
}
