import { describe, expect, it } from 'vitest';
import { media, productMedia, products } from '@/backend/db/schema';
import { exportProducts } from '@/backend/export/export-products';
import type { ShopTarget } from '@/backend/import/write-products';
import { withTestDatabase } from '../database';
import { addShop, counts, fixture, importCsv, productsOf, variantsOf } from './import-fixture';

const database = withTestDatabase();

/** What a hand may write into a file: every sign that CSV knows, in every column that holds text. */
const ODD = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Material,Status,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
    'Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,' +
    'Variant Price,Variant Compare At Price,Image Src,Image Position,Image Alt Text,Variant Image',
  '"odd, ""one""","Ünï, ""quoted"" 🧥","<p>One,\ntwo</p><ul><li>""three""</li></ul>","Möller, & Söhne",Hoodies,"warm, a ""gift""",' +
    '"60% cotton, 40% ""recycled"" wool",active,"Size, EU","M, wide",Colour,"Navy ""blue""",Print,"a;b",' +
    '"SKU,1",shopify,0,deny,49.90,59.90,https://p.example/a.jpg,1,"Front, ""worn""",https://p.example/c.jpg',
  '"odd, ""one""",,,,,,,,,"M, wide",,"Red",,"a;b",SKU-2,shopify,7,continue,45,,https://p.example/b.jpg,2,,',
  'plain,Plain mug,,,,,,draft,,,,,,,,,,,0.5,,,,,',
  'shirt,No type but a shirt,Plain text & more,,,,,,,,,,,,,,,,12,,https://p.example/x.jpg,,,',
  'shirt,,,,,,,,,,,,,,,,,,,,https://p.example/y.jpg,,,',
].join('\n');

async function exported(shop: ShopTarget) {
  const texts: string[] = [];
  const report = await exportProducts(database.shops.ofShop(shop.id).db, shop, (text) => {
    texts.push(text);
  });
  return { report, text: texts.join('') };
}

/** All that a file says of a shop's products, in their order. */
async function contentOf(shop: ShopTarget) {
  const rows = await productsOf(database, shop);
  const newest = rows.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
  return Promise.all(
    newest.map(
      async ({ id, slug, name, description, brand, category, tags, material, ...row }) => ({
        ...{ slug, name, description, brand, category, tags, material },
        ...{ price: row.priceMinor, before: row.compareAtMinor, colors: row.colors },
        ...{ isPublished: row.isPublished, sourceKey: row.sourceKey, hash: row.sourceHash },
        media: row.media.map(({ file, alt }) => ({ file, alt })),
        variants: (await variantsOf(database, id)).map(({ id: _, productId: __, ...one }) => one),
      }),
    ),
  );
}

describe('what is exported', () => {
  for (const [name, source] of [
    ['good.csv', { path: fixture('good.csv') }],
    ['every sign', { text: ODD }],
  ] as const) {
    it(`is read back without a loss, by the same shop and by another: ${name} [S3.986]`, async () => {
      const shop = await addShop(database, `from-${name.replace(' ', '-')}`, `from ${name}`);
      const other = await addShop(database, `to-${name.replace(' ', '-')}`, `to ${name}`);
      const first = await importCsv(database, shop, source);
      expect(first.rejections).toEqual([]);
      const { text, report } = await exported(shop);
      expect(report).toMatchObject({ products: first.created, shared: 0, leftOut: [] });

      const again = await importCsv(database, shop, { text });
      expect(again).toMatchObject({ unknownColumns: [], rejections: [] });
      expect(counts(again)).toEqual({
        ...{ created: 0, updated: 0, rejected: 0 },
        unchanged: first.created,
      });
      await importCsv(database, other, { text });
      expect(await contentOf(other)).toEqual(await contentOf(shop));
      expect((await exported(other)).text).toBe(text);
    });
  }

  it('has an option, a material and stock as they were written [S3.986]', async () => {
    const shop = await addShop(database, 'odd.example', 'odd');
    await importCsv(database, shop, { text: ODD });
    const [odd] = await contentOf(shop);
    expect(odd).toMatchObject({
      name: 'Ünï, "quoted" 🧥',
      material: '60% cotton, 40% "recycled" wool',
      media: [{ alt: 'Front, "worn"' }, {}, { file: 'https://p.example/c.jpg' }],
      variants: [{ stock: 0, sku: 'SKU,1', compareAtMinor: 5990 }, { stock: null }],
    });
  });

  it('has drafts, shared products and those that were never imported, each handle once [S3.987]', async () => {
    const shop = await addShop(database, 'all.example', 'all');
    const neighbour = await addShop(database, 'next.example', 'all');
    await importCsv(database, shop, {
      text: 'Handle,Title,Variant Price,Status\ntee,Own tee,5,draft',
    });
    await importCsv(database, neighbour, { text: 'Handle,Title,Variant Price\nhat,Their hat,5' });
    await database.db.insert(products).values([
      { template: 'all', slug: 'tee', name: 'Shared tee', priceMinor: 700, compareAtMinor: 900 },
      { template: 'all', slug: 'cap', name: 'Shared cap', priceMinor: 300, material: 'Wool' },
    ]);
    const { text, report } = await exported(shop);
    expect(report).toMatchObject({ products: 3, shared: 2, rows: 3 });
    const fresh = await addShop(database, 'fresh.example', 'fresh');
    expect(counts(await importCsv(database, fresh, { text }))).toMatchObject({ created: 3 });
    const names = (await productsOf(database, fresh)).map((one) => [one.name, one.isPublished]);
    expect(names.sort()).toEqual([
      ['Own tee', false],
      ['Shared cap', true],
      ['Shared tee', true],
    ]);
  });

  it('leaves out, and names, what has more options than a file has columns for [S3.987]', async () => {
    const shop = await addShop(database, 'wide.example', 'wide');
    await importCsv(database, shop, { text: 'Handle,Title,Variant Price\nwide,Wide,5' });
    const options = JSON.stringify(['A', 'B', 'C', 'D'].map((name) => ({ name, value: 'x' })));
    await database.pool.query(
      `UPDATE product_variants SET options = $1 WHERE product_id IN (SELECT id FROM products WHERE shop_id = $2)`,
      [options, shop.id],
    );
    const { report } = await exported(shop);
    expect(report).toMatchObject({ products: 0, leftOut: ['wide'] });
  });

  it('has pictures of the shop at its address or their source, and an import takes the stored ones [S3.988]', async () => {
    const shop = await addShop(database, 'shown.example', 'shown');
    await importCsv(database, shop, { text: 'Handle,Title,Variant Price\nmug,Mug,5' });
    const [mug] = await productsOf(database, shop);
    const saved = { contentType: 'image/webp', bytes: 1, width: 30, height: 40, sha256: '' };
    await database.db.insert(media).values([
      { ...saved, key: 'own.webp', shopId: shop.id },
      { ...saved, key: 'shared.webp' },
      { ...saved, key: 'got.webp', shopId: shop.id, sourceUrl: 'https://p.example/got.jpg' },
    ]);
    const files = ['/media/own.webp', '/media/shared.webp', '/media/got.webp'];
    await database.db
      .insert(productMedia)
      .values(files.map((file, position) => ({ productId: mug?.id ?? '', position, file })));
    const { text } = await exported(shop);
    expect(text).toContain('https://shown.example/media/own.webp');
    expect(text).toContain('https://p.example/got.jpg');
    await importCsv(database, shop, { text });
    const [again] = await productsOf(database, shop);
    expect(again?.media.map(({ file, width }) => [file, width])).toEqual(
      files.map((file) => [file, 30]),
    );
    const other = await addShop(database, 'far.example', 'far');
    await importCsv(database, other, { text });
    const [far] = await productsOf(database, other);
    expect(far?.images[0]).toBe('https://shown.example/media/own.webp');
  });
});
