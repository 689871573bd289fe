import { describe, expect, it } from 'vitest';
import { exportProducts } from '@/backend/export/export-products';
import { withTestDatabase } from '../database';
import { addShop, counts, importCsv, productsOf, variantsOf } from './import-fixture';

const database = withTestDatabase();

/** A key that is as long as WordPress takes it. */
const LONG_META = `Meta: ${'k'.repeat(255)}`;

const HEADER = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Is featured?'],
  ...['Visibility in catalog', 'Short description', 'Description', 'Date sale price starts'],
  ...['Date sale price ends', 'Tax status', 'Tax class', 'In stock?', 'Stock', 'Low stock amount'],
  ...['Backorders allowed?', 'Sold individually?', 'Weight (kg)', 'Length (cm)', 'Width (cm)'],
  ...['Height (cm)', 'Allow customer reviews?', 'Purchase note', 'Sale price', 'Regular price'],
  ...['Categories', 'Tags', 'Shipping class', 'Images', 'Download limit', 'Download expiry days'],
  ...['Parent', 'Grouped products', 'Upsells', 'Cross-sells', 'External URL', 'Button text'],
  ...['Position', 'Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible'],
  ...['Attribute 1 global', 'Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible'],
  ...['Attribute 2 global', 'Meta: _yoast_wpseo_title', 'Meta: _myFit', LONG_META],
];
type Cells = Record<string, string>;

const file = (...rows: Cells[]) => ({
  text: [
    HEADER.join(),
    ...rows.map((row) =>
      HEADER.map((name) => `"${(row[name] ?? '').replaceAll('"', '""')}"`).join(),
    ),
  ]
    .join('\n')
    .replace('ID,Type,SKU,GTIN, UPC, EAN, or ISBN', 'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN"'),
});

const P = 'https://p.example';
const HOODIE: Cells = {
  ...{ ID: '44', Type: 'variable', SKU: 'hood', Name: 'Logo hoodie', Published: '1' },
  ...{ 'Visibility in catalog': 'visible', 'Short description': 'Soft\\nand warm' },
  ...{ Description: 'First line.\\n\\nSecond.', 'Tax status': 'taxable', 'In stock?': '1' },
  ...{ 'Weight (kg)': '1.5', Categories: 'New in, Clothing > Hoodies', Tags: 'logo, warm' },
  ...{ Images: `${P}/1.jpg, ${P}/2.jpg`, 'Is featured?': '0', 'Length (cm)': '10' },
  ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Blue, Green' },
  ...{ 'Attribute 2 name': 'Material', 'Attribute 2 value(s)': '100% wool' },
  ...{ 'Meta: _yoast_wpseo_title': 'The logo hoodie', 'Meta: _myFit': 'wide' },
};
const BLUE: Cells = {
  ...{ ID: '45', Type: 'variation', SKU: 'hood-blue', Name: 'Logo hoodie - Blue', Published: '1' },
  ...{ 'GTIN, UPC, EAN, or ISBN': '4006381333931', Stock: '7', 'Backorders allowed?': '0' },
  ...{ 'Sale price': '42', 'Regular price': '45', Parent: 'hood', Images: `${P}/blue.jpg` },
  ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Blue', 'Weight (kg)': '0.4' },
};
const GREEN: Cells = {
  ...{ ID: '46', Type: 'variation', SKU: 'hood-green', Published: '1', Parent: 'id:44' },
  ...{ 'Regular price': '45,50', 'In stock?': '0' },
  ...{ 'Attribute 1 name': 'Color', 'Attribute 1 value(s)': 'Green' },
};
const MUG: Cells = {
  ...{ ID: '50', Type: 'simple, virtual', SKU: 'mug', Name: 'Mug', Published: '-1' },
  ...{ 'Regular price': '12.00', 'Sale price': '9', 'Date sale price ends': '2001-01-01' },
  ...{
    'Tax status': 'none',
    Stock: '3',
    'Backorders allowed?': 'notify',
    Categories: 'Uncategorized',
  },
};

describe('a product CSV of WooCommerce', () => {
  it('is known by its header: simple and variable products, with their variations wherever they stand [S3.1540] [S3.1541]', async () => {
    const shop = await addShop(database, 'woo.example', 'woo');
    const report = await importCsv(database, shop, file(GREEN, HOODIE, MUG, BLUE));
    expect(report).toMatchObject({
      ...{ format: 'woocommerce', created: 2, rejected: 0, rows: 4 },
      lostColumns: [{ name: 'Length (cm)', products: 1 }],
    });
    const [hoodie, mug] = await productsOf(database, shop);
    expect(hoodie).toMatchObject({
      ...{ name: 'Logo hoodie', slug: 'logo-hoodie', category: 'Hoodies', tags: 'logo, warm' },
      ...{ material: '100% wool', seoTitle: 'The logo hoodie', externalId: '44', status: 'active' },
      ...{ priceMinor: 4200, compareAtMinor: 4500, colors: ['Kelly', 'Sapphire'] },
      description: '<p>Soft<br />and warm</p>\n<p>First line.</p>\n<p>Second.</p>',
      images: [`${P}/1.jpg`, `${P}/2.jpg`, `${P}/blue.jpg`],
      sourceCells: {
        'Metafield: woocommerce._myFit': 'wide',
        Collection: 'New in, Clothing > Hoodies',
      },
    });
    expect(await variantsOf(database, hoodie?.id ?? '')).toMatchObject([
      {
        ...{
          sku: 'hood-green',
          priceMinor: 4550,
          compareAtMinor: null,
          stock: 0,
          weightGrams: 1500,
        },
        options: [{ name: 'Color', value: 'Green' }],
      },
      {
        ...{ sku: 'hood-blue', priceMinor: 4200, compareAtMinor: 4500, stock: 7, weightGrams: 400 },
        ...{ barcode: '4006381333931', weightUnit: 'kg', image: `${P}/blue.jpg`, isTaxed: true },
        sourceCells: { 'Variant ID': '45' },
      },
    ]);
    expect(mug).toMatchObject({ status: 'draft', isPublished: false, priceMinor: 1200 });
    expect(await variantsOf(database, mug?.id ?? '')).toMatchObject([
      { options: [], stock: null, requiresShipping: false, isTaxed: false, sku: 'mug' },
    ]);
  });

  it('imported twice changes nothing; a product keeps its address under another name, and its export is read [S3.1542]', async () => {
    const shop = await addShop(database, 'again.example', 'again');
    const twin = { ...MUG, ID: '51', SKU: 'mug-2' };
    await importCsv(database, shop, file(HOODIE, BLUE, GREEN, MUG, twin));
    const again = await importCsv(database, shop, file(HOODIE, BLUE, GREEN, MUG, twin));
    expect(counts(again)).toEqual({ created: 0, updated: 0, unchanged: 3, rejected: 0 });
    const renamed = await importCsv(database, shop, file({ ...twin, Name: 'Cup' }));
    expect(counts(renamed)).toMatchObject({ created: 0, updated: 1 });
    const rows = await productsOf(database, shop);
    expect(rows.map(({ name, slug }) => [name, slug])).toEqual([
      ['Logo hoodie', 'logo-hoodie'],
      ['Mug', 'mug'],
      ['Cup', 'mug-51'],
    ]);
    const parts: string[] = [];
    await exportProducts(database.shops.ofShop(shop.id).db, shop, (part) => void parts.push(part));
    const back = await importCsv(database, shop, { text: parts.join('') });
    expect(counts(back)).toEqual({ created: 0, updated: 0, unchanged: 3, rejected: 0 });
  });

  it('has fields of the longest names, which an export takes to another shop [S3.1503]', async () => {
    const shop = await addShop(database, 'long-names.example', 'long-names');
    await importCsv(database, shop, file({ ...MUG, [LONG_META]: 'long' }));
    const parts: string[] = [];
    await exportProducts(database.shops.ofShop(shop.id).db, shop, (part) => void parts.push(part));
    const other = await addShop(database, 'long-copy.example', 'long-copy');
    await importCsv(database, other, { text: parts.join('') });
    const [copy] = await productsOf(database, other);
    const header = LONG_META.replace('Meta: ', 'Metafield: woocommerce.');
    expect(copy?.sourceCells).toMatchObject({ [header]: 'long' });
  });

  it('has what cannot be sold here named with its line [S3.1543]', async () => {
    const shop = await addShop(database, 'named.example', 'named');
    const simple = (ID: string, more: Cells) => ({ ...MUG, ID, SKU: ID, Name: `P${ID}`, ...more });
    const report = await importCsv(
      database,
      shop,
      file(
        simple('1', { Type: 'grouped' }),
        simple('2', { Type: 'external' }),
        simple('3', { Type: 'simple, downloadable' }),
        { ...BLUE, Parent: 'gone' },
        { ...BLUE, Parent: '' },
        simple('6', { 'Regular price': 'free' }),
        { ...HOODIE, Type: 'variable', SKU: 'bare' },
        simple('8', { Published: '1' }),
      ),
    );
    expect(report.rejections.map(({ line, reason }) => [line, reason])).toEqual([
      [2, expect.stringContaining('type "grouped" cannot be sold here')],
      [3, expect.stringContaining('type "external" cannot')],
      [4, expect.stringContaining('type "downloadable" cannot')],
      [5, 'the file has no product "gone", which this is a variation of'],
      [6, 'the variation names no product as its parent'],
      [7, 'the price "free" is no number'],
      [8, 'the price is missing'],
    ]);
    expect(counts(report)).toMatchObject({ created: 1, rejected: 7 });
  });
});
