import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild } from '@/scripts/lib/next-build';
import { makeTemporaryFolder } from '@/tests/backend/test-server';
import { compareEditors } from './editor/measure';
import { formatEditors } from './editor/table';
import { measureAccounts } from './lib/account-rows';
import { measureCheckout } from './lib/checkout-rows';
import { measureDatabase } from './lib/database-rows';
import { measureFloors } from './lib/floor-rows';
import { machineLines } from './lib/machine';
import { formatTable, isMissed, type Row } from './lib/report';
import { measureSearch } from './lib/search-rows';
import { measureShop } from './lib/shop-rows';

/** What is measured, each with a folder of its own; editors are a table of their own. */
const PARTS = {
  shop: async (folder: string): Promise<Row[]> => {
    const { rows, cardsMs } = await measureFloors();
    return [...rows, ...(await measureShop(folder, cardsMs))];
  },
  search: measureSearch,
  checkout: measureCheckout,
  database: measureDatabase,
  accounts: measureAccounts,
};

/**
 * Measures everything that has a budget and prints it with the machine it was measured on:
 * `npm run bench -- [--only shop|search|checkout|database|accounts|editor]... [--json <file>]`.
 */
export async function measureBudgets(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string', multiple: true }, json: { type: 'string' } },
  });
  const isWanted = (name: string) => values.only?.includes(name) ?? true;
  if (isWanted('shop') || isWanted('editor')) {
    await ensureBuild({ onStale: () => console.log('Building …') });
  }
  const machine = await machineLines();
  console.log(machine.join('\n'));
  console.log('Measuring; this takes some minutes …');
  const rows = await measureParts(isWanted);
  const editors = isWanted('editor') ? await compareEditors() : [];
  if (editors.length > 0) console.log(formatEditors(editors));
  const over = rows.filter(isMissed).length + editors.filter(({ isOver }) => isOver).length;
  console.log(`\n${over === 0 ? 'Everything is within its budget.' : `${over} over budget.`}`);
  if (values.json)
    await writeFile(values.json, JSON.stringify({ machine, rows, editors }, null, 2));
}

/** Measures the parts asked for, and prints each as soon as it is there: a run that is stopped keeps its figures. */
async function measureParts(isWanted: (name: string) => boolean): Promise<Row[]> {
  const folder = await makeTemporaryFolder();
  try {
    const rows: Row[] = [];
    for (const [name, measure] of Object.entries(PARTS)) {
      if (!isWanted(name)) continue;
      const measured = await measure(join(folder.path, name));
      console.log(formatTable(measured));
      rows.push(...measured);
    }
    return rows;
  } finally {
    await folder.remove();
  }
}
