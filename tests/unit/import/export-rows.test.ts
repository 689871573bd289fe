import { Readable } from 'node:stream';
import fc from 'fast-check';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { cleanDescription } from '@/backend/domain/catalogue/clean-description';
import { headerOf, rowsOf } from '@/backend/export/product-rows';
import { readProductFile } from '@/backend/import/formats/read-product-file';
import { readProduct } from '@/backend/import/read-product';
import { type ColumnOf, columnsOf, LINE_FIELDS, type LineField } from '@/core/model/product-fields';
import { buildDemoShops } from '@/demo/content';

/** Columns that keep a cell of a product, and of a variant. */
const PASSTHROUGH = {
  product: [['Fit (product.metafields.custom.fit)']],
  variant: [['Variant Tax Code']],
} as const;

const SHOP = { id: '', template: 'classic' };

/** The products of a file, and why those were left out that it has not. */
async function read(text: string) {
  const file = await readProductFile(new Client(), Readable.from([Buffer.from(text)]), SHOP);
  expect(file.unknownColumns).toEqual([]);
  const results = [];
  for await (const group of file.products) {
    const { product, rejections } = readProduct(group);
    results.push(product ?? rejections);
  }
  return results;
}

/** What an import makes of a product that is exported. */
type ExportedProduct = Parameters<typeof rowsOf>[0];

function expected({ media, variants, colors: _ofVariants, ...product }: ExportedProduct) {
  const productType = product.productType ?? product.category;
  const fileOf = (id: string | null) => media.find((one) => one.id === id)?.file ?? '';
  return {
    ...product,
    productType,
    media: media.map(({ file, alt }) => ({ file, ...(alt !== '' && { alt }) })),
    variants: variants.map(({ mediaId, ...variant }) => ({ ...variant, image: fileOf(mediaId) })),
  };
}

const written = (products: readonly ExportedProduct[]) =>
  [headerOf(PASSTHROUGH), ...products.flatMap((product) => rowsOf(product, PASSTHROUGH))].join('');

const MERCHANTS = {
  ...{ productType: null, standardCategory: '', isGiftCard: false, externalId: '' },
  sourceCells: {},
};
const GOODS = {
  ...{ barcode: '', weightGrams: null, weightUnit: '', costMinor: null },
  ...{ requiresShipping: true, isTaxed: true, sourceCells: {} },
};

type LineColumn = ColumnOf<LineField>;

/** Something for each field that is written as it is. */
function ofLines<Thing>(make: (column: LineColumn) => Thing) {
  const things = columnsOf(LINE_FIELDS).map((column) => [column, make(column)]);
  return Object.fromEntries(things) as Record<LineColumn, Thing>;
}

const DEMO: ExportedProduct[] = buildDemoShops().flatMap((shop) =>
  shop.products.map((row) => ({
    ...{ handle: row.slug, name: row.name, description: row.description ?? '' },
    ...ofLines((column) => row[column] ?? ''),
    ...{ category: row.category ?? '', tags: row.tags ?? '' },
    ...{ priceMinor: row.priceMinor, colors: row.colors ?? [] },
    ...{ compareAtMinor: row.compareAtMinor ?? null, isPublished: row.isPublished ?? true },
    ...{ ...MERCHANTS, status: 'active' as const },
    media: (shop.productMedia.find(({ productId }) => productId === row.id)?.media ?? []).map(
      ({ id = '', file, alt = '' }) => ({ id, file: `https://shop.example${file}`, alt }),
    ),
    variants: shop.productVariants
      .filter(({ productId }) => productId === row.id)
      .map(({ sku = '', options, priceMinor, compareAtMinor = null, mediaId = null, stock }) => ({
        ...{ sku, options, priceMinor, compareAtMinor, mediaId, stock: stock ?? null, ...GOODS },
      })),
  })),
);

/** As an import has texts of one line. */
const line = (max: number) =>
  fc
    .string({ unit: 'binary', maxLength: max })
    .map((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim());
const spoken = line(30).filter((text) => text !== '');
const cents = fc.integer({ min: 0, max: 100_000_000 });
const before = fc.option(fc.integer({ min: 1, max: 100_000_000 }), { nil: null });

const rounded = (grams: number) => Math.round(grams * 1000) / 1000;
const cellsUnder = (header: string) =>
  spoken.map((text): Record<string, string> => ({ [header]: text }));

const oneOf: fc.Arbitrary<ExportedProduct> = fc
  .record({
    ...ofLines(() => line(90)),
    ...{ name: spoken, isActive: fc.boolean(), productType: line(60), externalId: line(20) },
    ...{ standardCategory: line(60), isGiftCard: fc.boolean() },
    status: fc.constantFrom(
      'active' as const,
      'draft' as const,
      'archived' as const,
      'unlisted' as const,
    ),
    sourceCells: cellsUnder(PASSTHROUGH.product[0][0]),
    description: fc.string({ maxLength: 200 }).map((text) => cleanDescription(text).html.trim()),
    tags: fc.uniqueArray(line(12)),
    alts: fc.array(line(20), { maxLength: 6 }),
    options: fc.uniqueArray(spoken, { minLength: 1, maxLength: 3 }),
    rows: fc.array(
      fc.record({
        ...{ sku: line(12), priceMinor: cents, compareAtMinor: before, value: spoken },
        ...{ stock: fc.option(fc.nat(999), { nil: null }), shown: fc.nat(9), barcode: line(14) },
        weightGrams: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }).map(rounded), {
          nil: null,
        }),
        weightUnit: fc.constantFrom('', 'g', 'kg', 'oz', 'lb'),
        costMinor: fc.option(cents, { nil: null }),
        ...{ requiresShipping: fc.boolean(), isTaxed: fc.boolean() },
        sourceCells: cellsUnder(PASSTHROUGH.variant[0][0]),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ alts, options, rows, tags, isActive, ...product }) => ({
    ...product,
    ...{ handle: 'a-handle', category: 'Hoodies', colors: [], ...priceOf(rows) },
    isPublished: isActive && product.status === 'active',
    tags: [...new Set(tags.flatMap((tag) => tag.split(',').map((part) => part.trim())))]
      .filter(Boolean)
      .join(', '),
    media: alts.map((alt, at) => ({ id: `${at}`, file: `https://p.example/${at}.jpg`, alt })),
    variants: rows.map(({ value, shown, ...row }, at) => ({
      ...row,
      options: options.map((name) => ({ name, value: `${value} ${at}` })),
      mediaId: `${shown}`,
    })),
  }));

/** A product costs what the cheapest of its variants does. */
function priceOf(rows: readonly { priceMinor: number; compareAtMinor: number | null }[]) {
  const [cheapest] = rows.toSorted((one, other) => one.priceMinor - other.priceMinor);
  const { priceMinor = 0, compareAtMinor = null } = cheapest ?? {};
  return { priceMinor, compareAtMinor: (compareAtMinor ?? 0) > priceMinor ? compareAtMinor : null };
}

describe('the rows of an export', () => {
  it('say of every demo product what it is [S3.986]', async () => {
    const results = await read(written(DEMO));
    expect(results).toHaveLength(DEMO.length);
    for (const [place, product] of DEMO.entries()) {
      expect(results[place], product.name).toMatchObject(expected(product));
    }
  });

  it('are read as they were written, whatever is in them [S3.986]', async () => {
    await fc.assert(
      fc.asyncProperty(oneOf, async (product) => {
        const [results] = await read(written([product]));
        expect(results).toMatchObject({
          ...expected(product),
          ...{ colors: expect.any(Array), category: expect.any(String) },
        });
      }),
      { numRuns: 200 },
    );
  });
});
