import { open, rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type ExportReport, exportProducts } from '@/backend/export/export-products';
import { findTarget } from '@/backend/import/write-products';
import { openShopDatabase } from './lib/open-shop-database';
import { runCommand, UsageError } from './lib/run-command';

const HELP = `Writes the products of a shop as a CSV that "npm run import" reads. docs/importing.md tells the rules.

  npm run export -- --shop <host> <products.csv>

  --shop <host>     the shop, by its host or an alias
  --help            this text

Exit code: 0 written, 1 failed (a file that was there is as it was), 2 called wrongly.`;

const OPTIONS = { shop: { type: 'string' }, help: { type: 'boolean', default: false } } as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [path, ...others] = positionals;
  if (!values.shop) throw new UsageError('--shop is missing.');
  if (!path || others.length > 0) throw new UsageError('Name one CSV file.');
  const database = await openShopDatabase('export');
  try {
    const { directory, ofShop } = database.shops;
    const shop = await findTarget(directory, values.shop);
    const report = await replaceFile(path, (write) =>
      exportProducts(ofShop(shop.id).db, shop, write),
    );
    console.log(toLines(report, shop.host).join('\n'));
    return 0;
  } finally {
    await database.close();
  }
}

/** Writes a file beside the one that it takes the place of once it is whole. */
async function replaceFile<Result>(
  path: string,
  fill: (write: (text: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const draft = `${path}.${process.pid}.part`;
  const file = await open(draft, 'w');
  try {
    const result = await fill(async (text) => {
      await file.appendFile(text);
    });
    await file.close();
    await rename(draft, path);
    return result;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
}

const toLines = ({ products, shared, rows, leftOut }: ExportReport, host: string): string[] => [
  ...leftOut.map((handle) => `Left out, with more options than a file has columns for: ${handle}`),
  ...(shared > 0
    ? [`${shared} are shared by the template: imported, they become products of one shop`]
    : []),
  `${products} products in ${rows} rows, shop ${host}`,
];

await runCommand('export', main);
