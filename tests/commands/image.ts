import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '@/scripts/lib/run-command';
import { buildImage, type Image, NOBODY } from '@/tests/run/image/build-image';

const PATIENCE_MS = 120_000;
const PORT = '3917';

/**
 * `npm run test:image`: runs the steps of the Dockerfile in plain folders, where there is no container engine, then the
 * image's command as a user who may write nothing but its data, and asks it what its health check asks. Needs root, for
 * becoming that user. What it does not prove: the image that the steps begin with, its libraries, its file system.
 */
await runScript(async () => {
  const root = mkdtempSync(join(tmpdir(), 'hemline-image-'));
  chmodSync(root, 0o755);
  try {
    const image = buildImage(root);
    console.log(`The image takes ${sizeOf(image.folder)}.`);
    await tryImage(image);
    console.log('The image opens, is healthy and stops.');
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

async function tryImage({ folder, environment, command, healthCheck }: Image): Promise<void> {
  const own = { PATH: process.env.PATH ?? '', PORT, HOST: '127.0.0.1' };
  const env = { ...environment, ...own, NODE_ENV: 'production' as const };
  const options = { cwd: join(folder, 'app'), env, uid: NOBODY, gid: NOBODY };
  const run = ([program = '', ...args]: string[]) => spawnSync(program, args, options).status === 0;
  const [program = '', ...args] = command;
  const app = spawn(program, args, { ...options, stdio: 'inherit' });
  const ended = once(app, 'exit');
  try {
    await untilHealthy(app, () => run(healthCheck));
    const page = await fetch(`http://127.0.0.1:${PORT}/`);
    if (page.status !== 200) throw new Error(`The shop answers ${page.status}.`);
    console.log(`It wrote ${readdirSync(join(folder, 'data')).join(', ')} into its data.`);
  } finally {
    app.kill('SIGTERM');
    const [code] = await ended;
    console.log(`It ended with ${code}.`);
  }
  if (statSync(join(folder, 'app')).uid === NOBODY)
    throw new Error('The program is the user’s own.');
}

async function untilHealthy(app: ChildProcess, isHealthy: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isHealthy()) {
    if (app.exitCode !== null) throw new Error('The image ended before it was healthy.');
    if (performance.now() > deadline) throw new Error('The image is not healthy.');
    await wait(500);
  }
}

function sizeOf(folder: string): string {
  return String(spawnSync('du', ['-sh', folder]).stdout).split('\t')[0] ?? '';
}
