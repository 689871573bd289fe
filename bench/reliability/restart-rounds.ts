import { makeExternalServer } from '@/tests/backend/external-server';
import type { Comparison } from './writing/compare';
import { openWritableShop, type WritableOptions } from './writing/open-writable-shop';

export interface RestartReport extends Comparison {
  /** From each stop of the server until a write that was begun after it was acknowledged, in ms. */
  gapsMs: number[];
}

/** Restarts the PostgreSQL that an app was given, again and again, while the app is written to. */
export async function runRestartRounds(
  options: Omit<WritableOptions, 'databaseUrl'>,
  rounds: number,
): Promise<RestartReport> {
  const server = await makeExternalServer();
  try {
    await server.start();
    const shop = await openWritableShop({ ...options, databaseUrl: server.url });
    const gapsMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await shop.load.writesFromNow(5 + ((round * 37) % 20));
      const startedAt = performance.now();
      await server.stop();
      await server.start();
      await shop.load.writesFromNow(1);
      gapsMs.push(performance.now() - startedAt);
    }
    return { ...(await shop.end()), gapsMs };
  } finally {
    await server.stop();
  }
}
