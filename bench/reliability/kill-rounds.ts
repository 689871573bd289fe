import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Comparison } from './writing/compare';
import {
  openWritableShop,
  type WritableOptions,
  type WritableShop,
} from './writing/open-writable-shop';

export interface KillOptions extends WritableOptions {
  rounds: number;
  /** Who is killed in each round; where it is the database's server alone, the app lives on. */
  victims: 'app' | 'server' | 'app and server';
}

export interface KillReport extends Comparison {
  /** From each kill until a write that was begun after it was acknowledged, in ms. */
  gapsMs: number[];
  /** The main processes of the database that were seen, in order. */
  servers: number[];
}

/** Kills a shop that is written to again and again, without warning, each time after another number of writes. */
export async function runKillRounds(options: KillOptions): Promise<KillReport> {
  const shop = await openWritableShop(options);
  const gapsMs: number[] = [];
  const servers = new Set<number>();
  try {
    for (let round = 0; round < options.rounds; round += 1) {
      await shop.load.writesFromNow(5 + ((round * 37) % 20));
      servers.add(await serverPid(options.dataDir));
      gapsMs.push(await killOnce(shop, options));
    }
  } catch (error) {
    await shop.end().catch(() => undefined);
    throw error;
  }
  return { ...(await shop.end()), gapsMs, servers: [...servers] };
}

async function killOnce(shop: WritableShop, { victims, dataDir }: KillOptions): Promise<number> {
  const startedAt = performance.now();
  if (victims !== 'app') process.kill(await serverPid(dataDir), 'SIGKILL');
  if (victims !== 'server') {
    process.kill(shop.app.pid, 'SIGKILL');
    await shop.app.stop();
    await shop.reopen();
  }
  await shop.load.writesFromNow(1);
  return performance.now() - startedAt;
}

async function serverPid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres/pg/postmaster.pid'), 'utf8');
  return Number.parseInt(file, 10);
}
