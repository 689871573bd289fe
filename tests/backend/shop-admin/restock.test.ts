import { describe, expect, it } from 'vitest';
import { products, productVariants, restockRequests } from '@/backend/db/schema';
import { listRestock, NoSuchShopError } from '@/backend/domain/shop-admin';
import { withTestDatabase } from '../database';
import { runScript } from './run-script';
import { makeShop, shopRow } from './shop-fixture';

const database = withTestDatabase();
const at = (day: number) => new Date(Date.UTC(2026, 2, day));

/** A shared product of two variants, and how to wait for one in a shop. */
async function withTee(host: string) {
  await makeShop(database, host);
  const { id: shopId } = await shopRow(database, host);
  const { db } = database;
  const tee = { template: 'classic', slug: host, name: 'Tee\u001b[2J\nnew', priceMinor: 1 };
  const [product] = await db.insert(products).values(tee).returning();
  const row = { productId: product?.id ?? '', priceMinor: 1, stock: 0 };
  const rows = await db
    .insert(productVariants)
    .values(
      ['S', 'M'].map((value, position) => ({
        ...{ ...row, position, sku: position === 0 ? 'TEE-S' : '' },
        options: [
          { name: 'Size', value },
          { name: 'Color', value: 'Sage' },
        ],
      })),
    )
    .returning();
  return (place: number, email: string, createdAt: Date, notifiedAt: Date | null = null) =>
    db
      .insert(restockRequests)
      .values({ shopId, variantId: rows[place]?.id ?? '', email, createdAt, notifiedAt });
}

describe('npm run shop -- restock', () => {
  it('prints for which variants of a shop how many wait since when, of most first [S7.964]', async () => {
    const wait = await withTee('shop.example');
    await wait(0, 'ada@x.example', at(5));
    await wait(1, 'ada@x.example', at(7));
    await wait(1, 'bob@x.example', at(6));
    await wait(1, 'told@x.example', at(1), at(2));
    const elsewhere = await withTee('other.example');
    await elsewhere(0, 'ada@x.example', at(1));

    const args = ['restock', '--host', 'shop.example'];
    const { code, stdout } = await runScript('shop', database.url, args);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      '2  since 2026-03-06T00:00:00.000Z  Tee[2J new M / Sage',
      '1  since 2026-03-05T00:00:00.000Z  Tee[2J new S / Sage (TEE-S)',
    ]);
    const json = await runScript('shop', database.url, [...args, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject([
      { waiting: 2, since: at(6).toISOString(), sku: '' },
      { waiting: 1, since: at(5).toISOString(), sku: 'TEE-S' },
    ]);
    expect(stdout + json.stdout).not.toContain('@');
  });

  it('says that nobody waits, and that there is no such shop [S7.964]', async () => {
    await makeShop(database, 'quiet.example');
    const args = ['restock', '--host', 'quiet.example'];
    const { stdout } = await runScript('shop', database.url, args);
    expect(stdout).toBe('Nobody waits for anything.\n');
    await expect(listRestock(database.db, 'nobody.example')).rejects.toThrow(NoSuchShopError);
  });
});
