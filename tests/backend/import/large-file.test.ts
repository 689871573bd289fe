import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ImportReport } from '@/backend/import/report';
import { turns } from '../../support/counts';
import { withTestDatabase } from '../database';
import { runScript } from '../shop-admin/run-script';
import { makeFolderOfRun } from '../test-server';
import { addShop, productsOf } from './import-fixture';

const database = withTestDatabase();
/** More than there are long descriptions of. */
const PRODUCTS = turns(10_000, 1100);
let folder: string;

beforeAll(async () => {
  folder = await makeFolderOfRun();
});

/** Two rows a product; the descriptions of the first thousand alone are 60 MB. */
function* rows(): Generator<string> {
  yield 'Handle,Title,Body (HTML),Type,Option1 Name,Option1 Value,Variant Price\n';
  const long = `<p>${'All the threads of this cloth are spun and dyed by hand. '.repeat(1050)}</p>`;
  for (let index = 0; index < PRODUCTS; index += 1) {
    const body = index < 1000 ? long : 'Short';
    yield `p-${index},Product ${index},${body},Hoodies,Size,S,${(index % 90) + 10}.00\n`;
    yield `p-${index},,,,,L,${(index % 90) + 12}.00\n`;
  }
}

describe('a file of 60 MB', () => {
  it('imports in a heap far smaller than the file', async () => {
    const shop = await addShop(database, 'large.example');
    const file = join(folder, 'large.csv');
    await pipeline(Readable.from(rows()), createWriteStream(file));
    const args = ['--shop', shop.host, '--json', file];
    const heap = ['--max-old-space-size=48'];
    const { stdout } = await runScript('import', database.url, args, { nodeOptions: heap });
    const report: ImportReport = JSON.parse(stdout);
    expect(report).toMatchObject({ created: PRODUCTS, rejected: 0, rows: 2 * PRODUCTS });
    expect(await productsOf(database, shop)).toHaveLength(PRODUCTS);
  });
});
