import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '@/backend/db/connection';

export interface CrashOptions {
  dataDir: string;
  /** The built `crash-writer.ts`. */
  writer: string;
  rounds: number;
  /** Who is killed in each round: the app alone, or the database's main process with it. */
  victims: 'app' | 'app and server';
}

export interface CrashReport {
  /** How many writes the database had acknowledged. */
  acknowledged: number;
  /** Those of them that are not there. */
  lost: number[];
  /** The main processes of the database that were seen, in order. */
  servers: number[];
}

const IDS_PER_ROUND = 1_000_000;

async function serverPid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/pg/postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
}

/** Lets an app write under load, kills it without warning, and gives what it was promised. */
async function crashOnce(options: CrashOptions, round: number) {
  const firstId = round * IDS_PER_ROUND;
  const writer = spawn(process.execPath, [options.writer, options.dataDir, String(firstId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: number[] = [];
  const writesBeforeKill = 50 + ((round * 37) % 100);
  let server = 0;
  for await (const line of createInterface({ input: writer.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === writesBeforeKill) {
      server = await serverPid(options.dataDir);
      if (options.victims === 'app and server') process.kill(server, 'SIGKILL');
      writer.kill('SIGKILL');
    }
  }
  if (writer.signalCode === null && writer.exitCode === null) await once(writer, 'exit');
  if (writer.signalCode !== 'SIGKILL') throw new Error('The writer ended before it was killed.');
  return { acknowledged, server };
}

/** Kills a writing app again and again, then compares what it was promised with what is stored. */
export async function runCrashRounds(options: CrashOptions): Promise<CrashReport> {
  const promised: number[] = [];
  const servers: number[] = [];
  for (let round = 0; round < options.rounds; round++) {
    const { acknowledged, server } = await crashOnce(options, round);
    promised.push(...acknowledged);
    if (!servers.includes(server)) servers.push(server);
  }
  const database = await openDatabase({ ...options, role: 'crash-check', log: () => undefined });
  const stored = await database.pool.query<{ id: number }>('SELECT id FROM crash_rows');
  await database.close();
  const ids = new Set(stored.rows.map((row) => row.id));
  return { acknowledged: promised.length, lost: promised.filter((id) => !ids.has(id)), servers };
}
