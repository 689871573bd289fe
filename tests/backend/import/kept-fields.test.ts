import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { media } from '@/backend/db/schema';
import { exportProducts } from '@/backend/export/export-products';
import type { ShopTarget } from '@/backend/import/write-products';
import { withTestDatabase } from '../database';
import { addShop, counts, importCsv, productsOf, variantsOf } from './import-fixture';

const database = withTestDatabase();

const HEADER = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Product Category', 'Type', 'Tags', 'Published'],
  ...['Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value', 'Variant SKU'],
  ...['Variant Grams', 'Variant Weight Unit', 'Variant Inventory Tracker', 'Variant Inventory Qty'],
  ...['Variant Inventory Policy', 'Variant Fulfillment Service', 'Variant Price'],
  ...['Variant Compare At Price', 'Variant Requires Shipping', 'Variant Taxable'],
  ...['Variant Barcode', 'Image Src', 'Image Position', 'Image Alt Text', 'Gift Card', 'SEO Title'],
  ...['SEO Description', 'Google Shopping / Google Product Category', 'Variant Image'],
  ...['Variant Tax Code', 'Cost per item', 'Included / Europe', 'Price / Europe', 'Status'],
  ...['Collection', 'External ID', 'Care (product.metafields.custom.care_instructions)'],
  ...["Model's height (product.metafields.custom.model_s_height)"],
  ...[
    'Fabric (product.metafields.shopify.fabric)',
    'Metafield: custom.fit [single_line_text_field]',
  ],
  ...['Variant Metafield: custom.hs [string]'],
];
type Cells = Record<string, string>;

const DRESS: Cells = {
  Title: 'Linen dress',
  'Body (HTML)':
    '<p>Cut wide.</p><img src="https://p.example/cut.jpg?a=1&amp;b=2" alt="The cut" width="600" height="800">' +
    '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  Vendor: 'Mill',
  'Product Category': 'Apparel & Accessories > Clothing > Dresses',
  ...{ Type: 'Womens > Dresses', Tags: 'linen, summer', Published: 'TRUE', Status: 'active' },
  ...{ 'Option1 Name': 'Size', 'Option1 Value': 'S', 'Option2 Name': 'Color' },
  ...{ 'Option2 Value': 'Dusty Rose', 'Variant SKU': 'D-1', 'Variant Grams': '453.592' },
  ...{ 'Variant Weight Unit': 'lb', 'Variant Inventory Tracker': 'shopify' },
  ...{ 'Variant Inventory Qty': '3', 'Variant Inventory Policy': 'deny' },
  ...{ 'Variant Fulfillment Service': 'manual', 'Variant Price': '80.00' },
  ...{ 'Variant Compare At Price': '95.50', 'Variant Requires Shipping': 'FALSE' },
  ...{ 'Variant Taxable': 'FALSE', 'Variant Barcode': '4006381333931' },
  ...{ 'Image Src': 'https://p.example/a.jpg', 'Image Position': '1', 'Image Alt Text': 'Front' },
  ...{ 'Gift Card': 'TRUE', 'SEO Title': 'Linen dress, made in Porto' },
  'SEO Description': 'A dress, "cut wide"',
  'Google Shopping / Google Product Category': '2271',
  'Variant Image': 'https://p.example/b.jpg',
  ...{ 'Variant Tax Code': 'PC040100', 'Cost per item': '31.25', 'Included / Europe': 'true' },
  ...{ 'Price / Europe': '70', Collection: 'Summer', 'External ID': 'gid-7' },
  'Care (product.metafields.custom.care_instructions)': '["Wash at 30°","Dry flat"]',
  "Model's height (product.metafields.custom.model_s_height)": '178 cm, wears S',
  'Fabric (product.metafields.shopify.fabric)': 'linen; cotton',
  'Metafield: custom.fit [single_line_text_field]': 'Relaxed\nfit',
  'Variant Metafield: custom.hs [string]': '6204',
};
const SECOND: Cells = {
  ...{ 'Option1 Value': 'M', 'Option2 Value': 'Rose', 'Variant SKU': 'D-2', 'Variant Price': '82' },
  ...{ 'Variant Image': 'https://p.example/c.jpg', 'Image Alt Text': 'In rose, from behind' },
  'Variant Metafield: custom.hs [string]': '6205',
};

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const lines = (handle: string, ...rows: Cells[]) =>
  rows.map((row) => HEADER.map((name) => quoted({ ...row, Handle: handle }[name] ?? '')).join());

const TEXT = [
  HEADER.map(quoted).join(),
  ...lines('dress', DRESS, SECOND),
  ...(['draft', 'archived', 'unlisted'] as const).flatMap((status) =>
    lines(`a-${status}`, { ...DRESS, Title: `A ${status} one`, Status: status, Type: 'dress' }),
  ),
  ...lines('hidden', { Title: 'Hidden', 'Variant Price': '5', Published: 'FALSE', Type: 'Dréss' }),
  ...lines('plain', { Title: 'Plain mug', 'Variant Price': '5' }),
].join('\r\n');

async function exported(shop: ShopTarget): Promise<string> {
  const parts: string[] = [];
  await exportProducts(database.shops.ofShop(shop.id).db, shop, (part) => void parts.push(part));
  return parts.join('');
}

const recordsOf = (text: string): Cells[] => parse(text, { columns: true });

describe('what a file says beyond what a shop shows', () => {
  it('comes back in an export under its header, and an empty shop that imports it exports the same bytes [S3.1503]', async () => {
    const shop = await addShop(database, 'full.example', 'full');
    const first = await importCsv(database, shop, { text: TEXT });
    expect(first).toMatchObject({ created: 6, rejected: 0, unknownColumns: [], lostElements: [] });
    await database.db.insert(media).values({
      ...{ contentType: 'image/webp', bytes: 1, width: 300, height: 400, sha256: '' },
      ...{ key: 'cut.webp', shopId: shop.id, sourceUrl: 'https://p.example/cut.jpg?a=1&b=2' },
    });
    const again = await importCsv(database, shop, { text: TEXT });
    expect(counts(again)).toMatchObject({ updated: 4, unchanged: 2 });
    const text = await exported(shop);

    const [dress = {}, second = {}, ...others] = recordsOf(text);
    const { 'Body (HTML)': body, ...cells } = DRESS;
    const { 'Image Alt Text': _alt, ...secondCells } = SECOND;
    expect(dress).toMatchObject({ ...cells, Material: 'linen; cotton', Model: '178 cm, wears S' });
    expect(dress).toMatchObject({ Care: 'Wash at 30°, Dry flat' });
    expect(dress['Body (HTML)']).toContain('<img src="https://p.example/cut.jpg?a=1&amp;b=2" alt');
    expect(second).toMatchObject({ ...secondCells, 'Variant Price': '82.00' });
    expect([dress, second, ...others].map((row) => row['Image Alt Text'])).toContain(
      'In rose, from behind',
    );
    expect(
      others.map(({ Handle, Status, Published, Type }) => [Handle, Status, Published, Type]),
    ).toEqual(
      expect.arrayContaining([
        ['a-draft', 'draft', 'FALSE', 'dress'],
        ['a-archived', 'archived', 'FALSE', 'dress'],
        ['a-unlisted', 'unlisted', 'FALSE', 'dress'],
        ['hidden', 'active', 'FALSE', 'Dréss'],
        ['plain', 'active', 'TRUE', ''],
      ]),
    );

    expect(counts(await importCsv(database, shop, { text }))).toMatchObject({ unchanged: 6 });
    const empty = await addShop(database, 'empty.example', 'empty');
    expect(await importCsv(database, empty, { text })).toMatchObject({ created: 6, rejected: 0 });
    expect(await exported(empty)).toBe(text);
  });

  it('has metafields apart whose names differ by a sign alone, and which one product has both of [S3.1503]', async () => {
    const shop = await addShop(database, 'signs.example', 'signs');
    const keys = ['custom.fit_type', 'custom.fittype'].map((key) => `(product.metafields.${key})`);
    const headers = keys.map((key) => `Fit type ${key}`);
    const text = `Handle,Title,Price,${headers.join()}\na,A,1,wide,narrow`;
    expect(counts(await importCsv(database, shop, { text }))).toMatchObject({ created: 1 });
    const parts: string[] = [];
    await exportProducts(database.shops.ofShop(shop.id).db, shop, (part) => void parts.push(part));
    const [row] = parse(parts.join(''), { columns: true }) as Cells[];
    expect(headers.map((header) => row?.[header])).toEqual(['wide', 'narrow']);
  });

  it('has its numbers and flags read: what cannot be is named with its line [S3.1504]', async () => {
    const shop = await addShop(database, 'flags.example', 'flags');
    const text = [
      'Handle,Title,Price,Weight value (grams),Weight unit for display,Cost per item,Charge tax,Requires shipping,Gift Card',
      'a,A,1,heavy,,,,,',
      'b,B,1,,stone,,,,',
      'c,C,1,,,-2,,,',
      'd,D,1,,,,maybe,,',
      'e,E,1,,,,,perhaps,',
      'f,F,1,,,,,,who knows',
      'g,G,1,250.5,KG,0,no,true,',
    ].join('\n');
    const report = await importCsv(database, shop, { text });
    expect(report.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the weight "heavy" is no number of grams'],
      [3, 'the weight unit "stone" is unknown'],
      [4, 'the cost per item "-2" is negative'],
      [5, 'the tax flag "maybe" is unknown'],
      [6, 'the shipping flag "perhaps" is unknown'],
      [7, 'the gift card flag "who knows" is unknown'],
    ]);
    const [{ id = '' } = {}] = await productsOf(database, shop);
    expect(await variantsOf(database, id)).toMatchObject([
      {
        weightGrams: 250.5,
        weightUnit: 'kg',
        costMinor: 0,
        isTaxed: false,
        requiresShipping: true,
      },
    ]);
  });

  it('is told where it cannot be kept, with the number of products [S3.1506]', async () => {
    const shop = await addShop(database, 'lost.example', 'lost');
    const text = [
      'Handle,Title,Price,Our note,Blank,Metafield: custom.essay,Body (HTML)',
      `a,A,1,x,,${'y'.repeat(20_001)},<iframe src='https://maps.example/a'></iframe>`,
      'a,,,y,,,',
      'b,B,1,x,,short,<p>b</p>',
    ].join('\n');
    const report = await importCsv(database, shop, { text });
    expect(report).toMatchObject({
      unknownColumns: ['Our note', 'Blank'],
      lostColumns: [
        { name: 'Our note', products: 2 },
        { name: 'Metafield: custom.essay', products: 1 },
      ],
      lostElements: [{ name: 'iframe', products: 1 }],
    });
  });
});
