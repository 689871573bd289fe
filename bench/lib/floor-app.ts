import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { type SpawnedServer, spawnServer } from '@/tests/run/spawn-server';

/** A Next app of two pages: what the shop's pages are compared with. */
export const FLOOR_DIR = join(PROJECT_DIR, 'bench/floor-app');

const NEXT = join(PROJECT_DIR, 'node_modules/next/dist/bin/next');

/** Builds the floor app with the shop's own Next and React, and serves it. */
export async function openFloorApp(): Promise<SpawnedServer> {
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  await promisify(execFile)(process.execPath, [NEXT, 'build'], { cwd: FLOOR_DIR, env });
  return spawnServer('bench/floor-server.ts', {});
}
