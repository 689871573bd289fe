import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '@/backend/db/schema';
import { NoSuchShopError, showShop, updateShop } from '@/backend/domain/shop-admin';
import { DEFAULT_THEME } from '@/core/model/theme';
import { withTestDatabase } from '../database';
import { EVERY_FIELD } from './every-field';
import { makeShop, problemsOf, shopRow } from './shop-fixture';

const database = withTestDatabase();
const make = (host: string, rest?: object) => makeShop(database, host, rest);
const rowOf = (host: string) => shopRow(database, host);

describe('setting a shop', () => {
  it.each(Object.entries(EVERY_FIELD))(
    'stores %s and shows it again',
    async (field, [value, row]) => {
      const host = `${field.replaceAll('_', '-').toLowerCase()}.fields.example`;
      await make(host);
      const before = await rowOf(host);
      await updateShop(database.db, host, { [field]: value });
      const after = await rowOf(host);
      const { revision, updatedAt, designRevision, ...unchanged } = before;
      expect(after).toEqual({
        ...unchanged,
        ...row,
        revision: after.revision,
        updatedAt: after.updatedAt,
        designRevision: after.designRevision,
      });
      expect(after.revision).toBeGreaterThan(revision);
      // What it shows can be set again and changes nothing.
      const { host: _host, ...shown } = await showShop(database.db, host);
      await updateShop(database.db, host, shown);
      const { revision: _r, updatedAt: _u, designRevision: _d, ...settled } = await rowOf(host);
      expect(after).toMatchObject(settled);
    },
  );

  it('takes the copyright line along where that has the name of the shop, by whichever field it is set [S1.1477]', async () => {
    const copyright = async () => (await rowOf('named.example')).settings.copyrightName;
    await make('named.example', { name: 'One', settings: { copyrightName: 'One' } });
    await updateShop(database.db, 'named.example', { name: 'Two' });
    expect(await copyright()).toBe('Two');
    await updateShop(database.db, 'named.example', { metadata: { title: 'Three' } });
    expect(await copyright()).toBe('Three');
    await updateShop(database.db, 'named.example', {
      ...{ name: 'Four', settings: { copyrightName: 'Four Ltd' } },
    });
    await updateShop(database.db, 'named.example', { name: 'Five' });
    expect(await copyright()).toBe('Four Ltd');
  });

  it('merges objects, replaces lists, and clears a banner with null', async () => {
    await make('merge.example', {
      banner: { title: 'One', image: '/one.webp' },
      settings: { hideSellPrice: true, theme: { ink: '#000001' } },
      metadata: { title: 'T' },
      analytics: ['G-AAAA1'],
    });
    await updateShop(database.db, 'merge.example', {
      banner: { title: 'Two' },
      settings: { showCategory: true, theme: { accent: '#000002' } },
      headertemplate: 2,
      analytics: [],
    });
    const merged = await rowOf('merge.example');
    expect(merged.banner).toMatchObject({ title: 'Two', image: '/one.webp' });
    expect(merged.settings).toEqual({
      hideSellPrice: true,
      showCategory: true,
      theme: { ...DEFAULT_THEME, ink: '#000001', accent: '#000002' },
    });
    expect(merged.metadata).toEqual({ title: 'T', headerTemplate: 2 });
    expect(merged.analyticsIds).toEqual([]);
    await updateShop(database.db, 'merge.example', { banner: null });
    expect((await rowOf('merge.example')).banner).toBeNull();
  });

  it('counts as a save of the design only where the design changes', async () => {
    await make('design.example');
    await updateShop(database.db, 'design.example', { prefix: 'A-' });
    expect((await rowOf('design.example')).designRevision).toBe(1);
    await updateShop(database.db, 'design.example', { settings: { hideSellPrice: true } });
    expect((await rowOf('design.example')).designRevision).toBe(2);
    await updateShop(database.db, 'design.example', { shipping_cost: 1 });
    expect((await rowOf('design.example')).designRevision).toBe(3);
  });

  it('replaces aliases and refuses those of other shops, changing nothing then', async () => {
    await make('alias.example', { aliases: ['a.alias.example', 'b.alias.example'] });
    await make('rival.example', { aliases: ['www.rival.example'] });
    const set = (aliases: string[]) =>
      updateShop(database.db, 'alias.example', { aliases, company: 'Changed' });
    for (const alias of ['rival.example', 'www.rival.example', 'alias.example']) {
      expect(await problemsOf(set(['c.alias.example', alias]))).toEqual(['aliases']);
    }
    expect(await showShop(database.db, 'alias.example')).toMatchObject({
      aliases: ['a.alias.example', 'b.alias.example'],
      company: '',
    });
    await set(['b.alias.example', 'c.alias.example']);
    expect((await showShop(database.db, 'alias.example')).aliases).toEqual([
      'b.alias.example',
      'c.alias.example',
    ]);
  });

  it("takes the shop's own products along to another catalogue", async () => {
    const { id } = await make('moving.example', { template: 'from' });
    const product = { template: 'from', name: 'P', priceMinor: 1 };
    await database.db.insert(products).values([
      { ...product, slug: 'own', shopId: id },
      { ...product, slug: 'shared' },
    ]);
    await updateShop(database.db, 'moving.example', { template: 'to' });
    const rows = await database.db.select().from(products).where(eq(products.name, 'P'));
    expect(rows.map((row) => `${row.slug} ${row.template}`).sort()).toEqual([
      'own to',
      'shared from',
    ]);
  });

  it('knows no other host', async () => {
    const update = updateShop(database.db, 'nobody.example', { name: 'x' });
    await expect(update).rejects.toBeInstanceOf(NoSuchShopError);
  });
});
