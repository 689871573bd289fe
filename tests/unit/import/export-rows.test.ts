import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanDescription } from '@/backend/domain/catalogue/clean-description';
import { HEADER, rowsOf } from '@/backend/export/product-rows';
import { readProduct } from '@/backend/import/read-product';
import { groupRows, readRows } from '@/backend/import/read-rows';
import { type ColumnOf, columnsOf, LINE_FIELDS, type LineField } from '@/core/model/product-fields';
import { buildDemoShops } from '@/demo/content';

/** The products of a file, and why those were left out that it has not. */
async function read(text: string) {
  const found: ReturnType<typeof readProduct>[] = [];
  const rows = readRows(Readable.from([Buffer.from(text)]), (columns) => {
    expect(columns.unknown).toEqual([]);
  });
  for await (const group of groupRows(rows)) found.push(readProduct(group));
  return found;
}

/** What an import makes of a product that is exported. */
type ExportedProduct = Parameters<typeof rowsOf>[0];

function expected({ media, variants, colors: _ofVariants, ...product }: ExportedProduct) {
  const fileOf = (id: string | null) => media.find((one) => one.id === id)?.file ?? '';
  return {
    ...product,
    media: media.map(({ file, alt }) => ({ file, ...(alt !== '' && { alt }) })),
    variants: variants.map(({ mediaId, ...variant }) => ({ ...variant, image: fileOf(mediaId) })),
  };
}

const written = (products: readonly ExportedProduct[]) =>
  [HEADER, ...products.flatMap(rowsOf)].join('');

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
    media: (shop.productMedia.find(({ productId }) => productId === row.id)?.media ?? []).map(
      ({ id = '', file, alt = '' }) => ({ id, file: `https://shop.example${file}`, alt }),
    ),
    variants: shop.productVariants
      .filter(({ productId }) => productId === row.id)
      .map(({ sku = '', options, priceMinor, compareAtMinor = null, mediaId = null, stock }) => ({
        ...{ sku, options, priceMinor, compareAtMinor, mediaId, stock: stock ?? null },
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

const oneOf: fc.Arbitrary<ExportedProduct> = fc
  .record({
    ...ofLines(() => line(90)),
    ...{ name: spoken, isPublished: fc.boolean() },
    description: fc.string({ maxLength: 200 }).map((text) => cleanDescription(text).trim()),
    tags: fc.uniqueArray(line(12)),
    alts: fc.array(line(20), { maxLength: 6 }),
    options: fc.uniqueArray(spoken, { minLength: 1, maxLength: 3 }),
    rows: fc.array(
      fc.record({
        ...{ sku: line(12), priceMinor: cents, compareAtMinor: before, value: spoken },
        ...{ stock: fc.option(fc.nat(999), { nil: null }), shown: fc.nat(9) },
      }),
      { minLength: 1, maxLength: 5 },
    ),
  })
  .map(({ alts, options, rows, tags, ...product }) => ({
    ...product,
    ...{ handle: 'a-handle', category: 'Hoodies', colors: [], ...priceOf(rows) },
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
    const found = await read(written(DEMO));
    expect(found).toHaveLength(DEMO.length);
    for (const [place, product] of DEMO.entries()) {
      expect(found[place], product.name).toMatchObject(expected(product));
    }
  });

  it('are read as they were written, whatever is in them [S3.986]', async () => {
    await fc.assert(
      fc.asyncProperty(oneOf, async (product) => {
        const [found] = await read(written([product]));
        expect(found).toEqual({ ...expected(product), colors: expect.any(Array) });
      }),
      { numRuns: 200 },
    );
  });
});
