import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from '@/scripts/lib/next-build';
import { machineLines } from '../lib/machine';
import { formatTable, isMissed, type Row } from '../lib/report';
import { fuzzedRequests } from './fuzzed-requests';
import { appKills, bothKills, restarts, serverKills } from './kills-and-restarts';
import { noisyShop } from './noisy-shop';
import { storefrontLoad } from './storefront-load';
import { clientStates, injections, largestFile, looks, races } from './suites';
import { tenants } from './tenant-matrix';
import type { Trial } from './trial';

const TRIALS: readonly Trial[] = [
  fuzzedRequests,
  appKills,
  serverKills,
  bothKills,
  restarts,
  tenants,
  injections,
  clientStates,
  races,
  largestFile,
  looks,
  storefrontLoad,
  noisyShop,
];

/**
 * Tries the whole product by full counts, and prints each figure beside what is asked of it:
 * `npm run bench -- reliability [--only <trial>]... [--scale <share>] [--json <file>]`. Ends with exit code 1
 * where something is missed.
 */
export async function measureReliability(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      scale: { type: 'string', default: '1' },
      json: { type: 'string' },
    },
  });
  const scale = readScale(values.scale);
  await ensureBuild({ onStale: () => console.log('Building …') });
  console.log((await machineLines()).join('\n'));
  const rows: Row[] = [];
  for (const trial of chosen(values.only)) rows.push(...(await runTrial(trial, scale)));
  const missed = rows.filter(isMissed).length;
  console.log(formatTable(rows));
  console.log(`\n${missed === 0 ? 'Every demand is met.' : `${missed} demands missed.`}`);
  if (values.json) await writeFile(values.json, JSON.stringify(rows, null, 2));
  if (missed > 0) process.exitCode = 1;
}

async function runTrial({ name, run }: Trial, scale: number): Promise<Row[]> {
  console.log(`\n${name} …`);
  const startedAt = performance.now();
  const rows = await run(scale);
  const value = (performance.now() - startedAt) / 1000;
  return [...rows, { group: rows[0]?.group ?? name, name: 'time it took', unit: 's', value }];
}

function chosen(only: readonly string[] | undefined): readonly Trial[] {
  const unknown = only?.find((name) => !TRIALS.some((trial) => trial.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no trial ${unknown}: ${TRIALS.map(({ name }) => name).join(', ')}`);
  }
  return TRIALS.filter(({ name }) => only?.includes(name) ?? true);
}

function readScale(text: string): number {
  const scale = Number(text);
  if (scale > 0 && scale <= 1) return scale;
  throw new Error('--scale is a share of the full counts, more than 0 and up to 1.');
}
