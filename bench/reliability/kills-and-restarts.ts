import { join } from 'node:path';
import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { type KillOptions, runKillRounds } from './kill-rounds';
import { runRestartRounds } from './restart-rounds';
import { scaled, type Trial } from './trial';
import { comparisonRows } from './writing/compare';

const WHOLE_APP = { script: 'scripts/start.ts', base: '/api/backend' };
const RESTARTS = 20;

function killTrial(name: string, victims: KillOptions['victims'], rounds: number): Trial {
  return {
    name,
    run: (scale) =>
      withFolder(async (dataDir) => {
        const options = { ...WHOLE_APP, dataDir, victims, rounds: scaled(rounds, scale) };
        const { gapsMs, ...report } = await runKillRounds(options);
        return comparisonRows(`kill -9 of ${victims} while shoppers write`, report, gapsMs);
      }),
  };
}

export const appKills = killTrial('kill-app', 'app', 300);
/** The app lives on. */
export const serverKills = killTrial('kill-database', 'server', 100);
export const bothKills = killTrial('kill-both', 'app and server', 10);

export const restarts: Trial = {
  name: 'restart-database',
  run: (scale) =>
    withFolder(async (dataDir) => {
      const options = { ...WHOLE_APP, dataDir };
      const { gapsMs, ...report } = await runRestartRounds(options, scaled(RESTARTS, scale));
      return comparisonRows('Clean restarts of the database while shoppers write', report, gapsMs);
    }),
};

async function withFolder<Result>(run: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await makeTemporaryFolder();
  return run(join(folder.path, 'data')).finally(folder.remove);
}
