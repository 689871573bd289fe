import { join } from 'node:path';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { installedBrowsers } from './installed-browsers';
import { succeeds } from './run-program';

const PLAYWRIGHT = join(PROJECT_DIR, 'node_modules/playwright/cli.js');
const START_TIMEOUT_MS = 30_000;
const DOWNLOAD_TIMEOUT_MS = 600_000;

interface Source {
  received: string;
  install: () => Promise<boolean>;
}

const SOURCES: readonly Source[] = [
  { received: 'asking Playwright for one', install: download },
  ...['chromium-headless-shell', 'chromium'].map((name) => ({
    received: `installing Debian's package ${name}`,
    install: () => installPackage(name),
  })),
];

/**
 * The executable of a Chromium or Chrome that starts: CHROMIUM_PATH, else an installed one, else
 * Playwright's download, else Debian's package.
 * @throws Error that says what to install.
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start.`);
  }
  const installed = await findInstalled();
  if (installed) return installed;
  for (const { received, install } of SOURCES) {
    console.log(`No Chromium or Chrome is installed: ${received} …`);
    const added = (await install()) ? await findInstalled() : undefined;
    if (added) return added;
  }
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed. Install one, or name it: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of await installedBrowsers()) if (await starts(path)) return path;
  return undefined;
}

/** A file of that name may be a stub that only tells how to install the browser. */
async function starts(path: string): Promise<boolean> {
  // Chrome on Windows opens a window when asked for its version.
  if (process.platform === 'win32') return true;
  return succeeds(path, ['--version'], { timeoutMs: START_TIMEOUT_MS });
}

function download(): Promise<boolean> {
  return succeeds(process.execPath, [PLAYWRIGHT, 'install', '--no-shell', 'chromium'], {
    output: 'show',
    timeoutMs: DOWNLOAD_TIMEOUT_MS,
  });
}

async function installPackage(name: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return (await runAsRoot('update')) && (await runAsRoot('install', '-y', name));
}

function runAsRoot(...args: string[]): Promise<boolean> {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [program = 'env', ...rest] = [...prefix, ...command];
  return succeeds(program, rest, { output: 'show' });
}
