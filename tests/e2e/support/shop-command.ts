import { neutralEnvironment } from '@/tests/run/neutral-environment';
import { spawnCommand } from '@/tests/run/spawn-command';

/** Runs `npm run shop` on the shops that the journeys open; gives what it prints. */
export function runShopCommand(...args: string[]): Promise<string> {
  const environment = { ...neutralEnvironment(), DATA_DIR: process.env.E2E_DATA_DIR ?? '' };
  return spawnCommand('shop', args, environment);
}
