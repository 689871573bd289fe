import { describe, expect, it } from 'vitest';
import { withTestDatabase } from '../database';
import {
  addShop,
  counts,
  fixture,
  importCsv,
  productsOf,
  revisionOf,
  variantsOf,
} from './import-fixture';

const database = withTestDatabase();
const PICTURE = 'https://pictures.example';

describe('importing a Shopify export', () => {
  it('reads products, variants and pictures, whatever the order of the columns', async () => {
    const shop = await addShop(database, 'read.example');
    const report = await importCsv(database, shop, { path: fixture('good.csv') });
    expect(report).toMatchObject({
      outcome: 'applied',
      shop: 'read.example',
      created: 4,
      updated: 0,
      unchanged: 0,
      rejected: 0,
      rows: 12,
      rejections: [],
      warnings: [],
      unknownColumns: ['Internal note', 'Supplier (ours)'],
      lostColumns: [{ name: 'Internal note', products: 4 }],
      lostElements: [
        { name: 'script', products: 1 },
        { name: 'img', products: 1 },
      ],
    });
    const [giftCard, hoodie, mug, tee] = await productsOf(database, shop);

    expect(hoodie).toMatchObject({
      template: 'classic',
      shopId: shop.id,
      slug: 'harbour-hoodie',
      name: 'Harbour Hoodie',
      brand: 'Hemline',
      category: 'Hoodies',
      tags: 'warm, new',
      priceMinor: 4500,
      compareAtMinor: 6000,
      colors: ['Navy', 'Sport Grey'],
      isPublished: true,
      isSoldOut: false,
      sourceKey: 'harbour-hoodie',
      images: [
        `${PICTURE}/hoodie-front.jpg`,
        `${PICTURE}/hoodie-back.jpg`,
        'http://pictures.example/in%20use.jpg?v=17',
        `${PICTURE}/hoodie-navy.jpg`,
      ],
    });
    const variants = await variantsOf(database, hoodie?.id ?? '');
    expect(variants.map(({ id, productId, ...variant }) => variant)).toMatchObject([
      variant(0, 'HEM-1', 'S', 'Navy', 4500, { compareAtMinor: 6000, image: 'navy', stock: 4 }),
      variant(1, 'HEM-2', 'S', 'Gray', 4500, { stock: 0 }),
      variant(2, 'HEM-3', 'L', 'Navy', 4950, { image: 'navy', stock: 0 }),
      variant(3, 'HEM-4', 'L', 'Gray', 4950, { stock: null }),
    ]);

    expect(mug).toMatchObject({
      slug: 'tasse-grün',
      name: 'Große Tasse „Käse“ 🧀☕ 東京',
      description: '<p>Plain text &amp; more<br />second line</p>\n<p>Next paragraph</p>',
      brand: 'Señor Ünïcode',
      category: 'Tumbler',
      variantFields: null,
      images: [`${PICTURE}/mug.jpg`],
    });
    expect(await variantsOf(database, mug?.id ?? '')).toMatchObject([{ options: [], stock: null }]);

    expect(tee).toMatchObject({ category: 'Shirts', isPublished: false });
    expect(tee?.colors).toEqual(['Red']);

    expect(giftCard).toMatchObject({
      category: '',
      isPublished: false,
      isSoldOut: false,
      priceMinor: 99,
      compareAtMinor: null,
      images: [],
      variantFields: null,
    });
  });

  it('keeps of a description what is text, and nothing that runs or loads', async () => {
    const shop = await addShop(database, 'clean.example');
    await importCsv(database, shop, { path: fixture('good.csv') });
    const [, hoodie] = await productsOf(database, shop);
    expect(hoodie?.description.replace(/\s+/g, ' ')).toBe(
      '<h2>Soft, warm</h2> <p>Brushed "loopback" fleece, made to last.</p> <ul> <li>Kangaroo pocket</li> ' +
        '<li>See our <a href="https://mill.example/care" rel="nofollow">care page</a> or this</li> </ul>',
    );
  });

  it('reads the newer headers as the older ones', async () => {
    const older = await addShop(database, 'older.example');
    const newer = await addShop(database, 'newer.example');
    await importCsv(database, older, { path: fixture('good.csv') });
    const report = await importCsv(database, newer, { path: fixture('good-newer-headers.csv') });
    expect(report).toMatchObject({ created: 4, unknownColumns: [] });
    const hashes = async (shop: typeof older) =>
      (await productsOf(database, shop)).map((product) => product.sourceHash);
    expect((await hashes(newer)).length).toBe(4);
    expect(await hashes(newer)).toEqual(await hashes(older));
  });

  it('changes nothing the second time', async () => {
    const shop = await addShop(database, 'twice.example', 'twice');
    const source = { path: fixture('good.csv') };
    await importCsv(database, shop, source);
    const before = [await productsOf(database, shop), await revisionOf(database, shop)];
    const report = await importCsv(database, shop, source);
    expect(counts(report)).toEqual({ created: 0, updated: 0, unchanged: 4, rejected: 0 });
    expect([await productsOf(database, shop), await revisionOf(database, shop)]).toEqual(before);
  });

  it('raises the revision that cached answers stand under, and lists in the order of the file', async () => {
    const shop = await addShop(database, 'fresh.example', 'fresh');
    const before = await revisionOf(database, shop);
    await importCsv(database, shop, { path: fixture('good.csv') });
    expect(await revisionOf(database, shop)).toBeGreaterThan(before);
    const newest = (await productsOf(database, shop)).toSorted(
      (a, b) => b.publishedAt.getTime() - a.publishedAt.getTime(),
    );
    expect(newest.map((product) => product.sourceKey)).toEqual([
      'harbour-hoodie',
      'tasse-grün',
      'trail-tee',
      'gift-card',
    ]);
  });

  it('does everything and changes nothing in a dry run', async () => {
    const shop = await addShop(database, 'dry.example', 'dry');
    const before = await revisionOf(database, shop);
    const report = await importCsv(
      database,
      shop,
      { path: fixture('good.csv') },
      { isDryRun: true },
    );
    expect(report).toMatchObject({ outcome: 'dry-run', created: 4 });
    expect(await productsOf(database, shop)).toEqual([]);
    expect(await revisionOf(database, shop)).toBe(before);
  });
});

function variant(
  position: number,
  sku: string,
  size: string,
  color: string,
  priceMinor: number,
  rest: { compareAtMinor?: number; image?: string; stock: number | null },
) {
  return {
    position,
    sku,
    options: [
      { name: 'Size', value: size },
      { name: 'Color', value: color },
    ],
    priceMinor,
    compareAtMinor: rest.compareAtMinor ?? null,
    image: rest.image ? `${PICTURE}/hoodie-${rest.image}.jpg` : '',
    stock: rest.stock,
  };
}
