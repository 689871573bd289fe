import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { neutralEnvironment } from '@/scripts/lib/neutral-environment';
import { ensureBuild } from '@/scripts/lib/next-build';
import { PROJECT_DIR } from '@/scripts/lib/project';
import { runScript } from '@/scripts/lib/run-script';
import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { measureEditors } from './editor/measure';
import { measureCheckout } from './lib/checkout-rows';
import { measureFloors } from './lib/floor-rows';
import { formatTable, isMissed, type Row } from './lib/report';
import { measureSearch } from './lib/search-rows';
import { measureShop } from './lib/shop-rows';
import { measureReliability } from './reliability';

/**
 * Measures everything that has a budget and prints it: `npm run bench -- [--json <file>]`. Editors
 * alone: `npm run bench -- editor`.
 */
await runScript(async () => {
  process.chdir(PROJECT_DIR);
  Object.assign(process.env, neutralEnvironment(), { NEXT_TELEMETRY_DISABLED: '1' });
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'editor') await measureEditors(rest);
  else if (first === 'reliability') await measureReliability(rest);
  else await measureWhole();
});

async function measureWhole(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'string' } } });
  await ensureBuild({ onStale: () => console.log('Building …') });
  const rows = await measureAll();
  const over = rows.filter(isMissed).length;
  console.log(formatTable(rows));
  console.log(`\n${over === 0 ? 'Everything is within its budget.' : `${over} over budget.`}`);
  if (values.json) await writeFile(values.json, JSON.stringify(rows, null, 2));
}

async function measureAll(): Promise<Row[]> {
  const folder = await makeTemporaryFolder();
  try {
    console.log('Measuring; this takes some minutes …');
    const { rows, cardsMs } = await measureFloors();
    const shop = await measureShop(folder.path, cardsMs);
    const search = await measureSearch(folder.path);
    return [...rows, ...shop, ...search, ...(await measureCheckout(join(folder.path, 'checkout')))];
  } finally {
    await folder.remove();
  }
}
