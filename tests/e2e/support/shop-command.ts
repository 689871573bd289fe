import { neutralEnvironment } from '@/scripts/lib/neutral-environment';
import { spawnCommand } from '@/scripts/lib/spawn-command';

/** Runs `npm run shop` on the shops that the journeys open; gives what it prints. */
export function runShopCommand(...args: string[]): Promise<string> {
  const environment = { ...neutralEnvironment(), DATA_DIR: process.env.E2E_DATA_DIR ?? '' };
  return spawnCommand('shop', args, environment);
}
