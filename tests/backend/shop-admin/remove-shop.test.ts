import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products, shopAliases } from '@/backend/db/schema';
import { NoSuchShopError, removeShop } from '@/backend/domain/shop-admin';
import { withTestDatabase } from '../database';
import { makeShop } from './shop-fixture';

const database = withTestDatabase();
const make = (host: string, rest?: object) => makeShop(database, host, rest);

describe('removing a shop', () => {
  it('takes what is its own and leaves the catalogue', async () => {
    const { id } = await make('gone.example', { aliases: ['www.gone.example'] });
    const product = { template: 'classic', name: 'G', priceMinor: 1 };
    await database.db.insert(products).values([
      { ...product, slug: 'gone-own', shopId: id },
      { ...product, slug: 'gone-shared' },
    ]);
    await removeShop(database.db, 'gone.example');
    const left = await database.db.select().from(products).where(eq(products.name, 'G'));
    expect(left.map((row) => row.slug)).toEqual(['gone-shared']);
    const aliases = await database.db.select().from(shopAliases).where(eq(shopAliases.shopId, id));
    expect(aliases).toEqual([]);
    await expect(removeShop(database.db, 'gone.example')).rejects.toBeInstanceOf(NoSuchShopError);
  });
});
