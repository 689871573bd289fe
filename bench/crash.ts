import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/backend/db/connection';
import { buildPrograms, programOf } from '@/tests/support/build-programs';
import { type CrashOptions, runCrashRounds } from './crash-rounds';

/** Prints how long the database takes to start, and whether kill -9 loses acknowledged writes. */
const APP_ROUNDS = 50;
const SERVER_ROUNDS = 10;

async function timeOpening(label: string, dataDir: string): Promise<() => Promise<void>> {
  const start = performance.now();
  const database = await openDatabase({ dataDir, role: 'bench', log: console.info });
  await database.pool.query('SELECT 1');
  console.info(`${label}: ${Math.round(performance.now() - start)} ms`);
  return database.close;
}

async function printStarts(dataDir: string): Promise<void> {
  const closeFirst = await timeOpening('first start, with initdb', dataDir);
  await closeFirst();
  const closeSecond = await timeOpening('second start', dataDir);
  const closeThird = await timeOpening('reuse of a running server', dataDir);
  await closeThird();
  await closeSecond();
}

async function printCrashes(options: CrashOptions): Promise<number> {
  const { acknowledged, lost } = await runCrashRounds(options);
  const { rounds, victims } = options;
  console.info(
    `kill -9 of ${victims}, ${rounds} times: ${lost.length} of ${acknowledged} acknowledged writes lost`,
  );
  return lost.length;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hemline-crash-'));
  await chmod(folder, 0o755);
  const programs = await buildPrograms(['bench/crash-writer.ts']);
  const writer = programOf(programs.folder, 'bench/crash-writer.ts');
  try {
    const dataDir = (name: string) => join(folder, name);
    await printStarts(dataDir('starts'));
    const lost = [
      await printCrashes({ writer, dataDir: dataDir('app'), rounds: APP_ROUNDS, victims: 'app' }),
      await printCrashes({
        writer,
        dataDir: dataDir('server'),
        rounds: SERVER_ROUNDS,
        victims: 'app and server',
      }),
    ];
    if (lost.some((count) => count > 0)) process.exitCode = 1;
  } finally {
    await programs.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
