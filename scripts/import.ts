import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '@/backend/base/log';
import { importProducts } from '@/backend/import/import-products';
import type { FetchPicture } from '@/backend/import/pictures';
import { createProgress, formatReport, type ImportReport } from '@/backend/import/report';
import type { ShopTarget } from '@/backend/import/write-products';
import { findTarget } from '@/backend/import/write-products';
import { createMediaStore, mediaAddress } from '@/backend/media';
import { imageHost } from '@/core/rules/media/image-address';
import { imageHosts } from '@/core/rules/media/image-hosts';
import { onRecord } from './lib/on-record';
import { type CommandDatabase, openShopDatabase } from './lib/open-shop-database';
import { runCommand, UsageError } from './lib/run-command';

const HELP = `Imports a product CSV of Shopify or WooCommerce into a shop. docs/importing.md tells the rules.

  npm run import -- --shop <host> <products.csv> [options]

  --shop <host>     the shop, by its host or an alias
  --dry-run         do everything, report it, and change nothing
  --strict          refuse the whole file where one product is rejected
  --set-stock       take the file's stock for products that it has not changed, too
  --fetch-images    fetch pictures into the shop's media
  --json            print the report as JSON on stdout, the readable one on stderr
  --help            this text

Exit code: 0 all of it imported, 1 the file or --strict stopped it and nothing has changed, 2 called wrongly,
3 imported, but for products that were rejected.`;

const OPTIONS = {
  shop: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  'set-stock': { type: 'boolean', default: false },
  'fetch-images': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof readOptions>;

function readOptions() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  return { ...values, positionals };
}

async function main(): Promise<number> {
  const options = readOptions();
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const [path, ...others] = options.positionals;
  if (!options.shop) throw new UsageError('--shop is missing.');
  if (!path || others.length > 0) throw new UsageError('Name one CSV file.');
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) throw new Error(`There is no file ${path}.`);
  const database = await openShopDatabase('import');
  try {
    const { directory, across } = database.shops;
    const shop = await findTarget(directory, options.shop);
    const work = () => importFile(database, shop, { path, size: file.size }, options);
    const change = { command: 'import', host: shop.host };
    const report = await (options['dry-run'] ? work() : onRecord(across.db, change, work));
    print(report, options.json);
    if (!shop.isRealMerchandising) console.error(derived(shop.host));
    return exitCodeOf(report);
  } finally {
    await database.close();
  }
}

async function importFile(
  database: CommandDatabase,
  shop: ShopTarget,
  { path, size }: { path: string; size: number },
  options: Options,
): Promise<ImportReport> {
  const allowed = imageHosts(process.env);
  const file = createReadStream(path);
  const progress = createProgress(process.stderr);
  process.once('SIGINT', () => file.destroy(new Error('Interrupted.')));
  try {
    return await importProducts(database.shops.ofShop(shop.id).pool, {
      shop,
      file,
      pictures: {
        addressOfMedia: mediaAddress,
        isAllowed: (url) => allowed.includes(imageHost(url)),
        fetch: options['fetch-images'] ? await pictureFetcher(database, shop.id) : undefined,
        onFetched: progress.fetched,
      },
      isDryRun: options['dry-run'],
      setsStock: options['set-stock'],
      isStrict: options.strict,
      onRead: (products) => progress.read(file.bytesRead, size, products),
    });
  } finally {
    progress.end();
  }
}

async function pictureFetcher(
  { shops, config }: CommandDatabase,
  shopId: string,
): Promise<FetchPicture> {
  const log = createLog({ level: config.logLevel });
  const dir = resolve(config.dataDir, 'media');
  const media = await createMediaStore({ dir, hosts: config.importHosts, shops, log });
  return (url) => media.importFromUrl(url, shopId);
}

/** Result of an import as the exit code of the command. */
function exitCodeOf({ outcome, rejected }: ImportReport): number {
  if (outcome === 'refused') return 1;
  return rejected > 0 ? 3 : 0;
}

/** Tells whose prices and ratings a shop shows that has the defaults of the specification. */
const derived = (host: string) =>
  `${host} shows former prices and ratings that it derives, not those of the file. To show only real ones:
  npm run shop -- set --host ${host} settings.realMerchandising=true`;

function print(report: ImportReport, asJson: boolean): void {
  if (asJson) {
    console.error(formatReport(report));
    console.log(JSON.stringify(report, null, 2));
  } else console.log(formatReport(report));
}

await runCommand('import', main);
