import { describe, expect, it } from 'vitest';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import { withTestApp } from '../api/test-app';
import { addShop, importCsv, productsOf, variantsOf } from './import-fixture';

const testApp = withTestApp();
const { database } = testApp;

const FILE = [
  'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Tracker,Variant Inventory Qty,Variant Barcode,Cost per item',
  'knit,Knit,Color,Midnight,50,shopify,4,4006381333931,12.5',
  'knit,,,Oat Milk,50,shopify,0,123,12.5',
  'knit,,,Oatmeal,50,shopify,2,,12.5',
  'knit,,,Leopard,50,,,,12.5',
  'sock,Sock,Color,Black / White,9,,,,1',
  'sock,,,Stripes,9,,,,1',
].join('\n');

describe('the colors of an imported product', () => {
  it('are said in the merchant’s words, and filtered by the palette’s [S3.1532] [S3.1533]', async () => {
    const shop = await addShop(database, 'colors.example', 'colors');
    await importCsv(database, shop, { text: FILE });
    expect((await productsOf(database, shop)).map(({ colors }) => colors)).toEqual([
      ['Midnight Blue', 'Oatmeal'],
      ['Black'],
    ]);
    const knit = schemas.product.response.parse(await testApp.read('/product?id=knit', shop.host));
    const [field] = knit.variants ?? [];
    expect(field).toMatchObject({ type: 'color' });
    expect(
      field?.options.map(({ label, value, swatch }) => [label, value, swatch !== undefined]),
    ).toEqual([
      ['Midnight', 'Midnight', true],
      ['Oat Milk', 'Oat Milk', false],
      ['Oatmeal', 'Oatmeal', false],
      ['Leopard', 'Leopard', false],
    ]);
    expect(knit.rows?.map(({ values }) => values[0])).toEqual([
      ...['Midnight', 'Oat Milk', 'Oatmeal', 'Leopard'],
    ]);
    const listed = async (query: string) =>
      schemas.shop.response.parse(await testApp.read(`/shop?${query}`, shop.host));
    const oatmeal = await listed('color=Oatmeal&inStock=1');
    expect(oatmeal.products.map(({ name }) => name)).toEqual(['Knit']);
    expect(oatmeal.products[0]?.shown?.name).toBe('Oat Milk');
    expect((await listed('color=Black')).products.map(({ name }) => name)).toEqual(['Sock']);
    const facets = (await listed('inStock=1')).facets;
    expect(facets?.colors.map(({ value }) => value)).toEqual(['Black', 'Midnight Blue', 'Oatmeal']);
    const blue = await listed('color=Midnight%20Blue');
    expect(blue.products[0]?.colors?.map(({ name, choice }) => [name, choice])).toEqual([
      ['Midnight', undefined],
      ['Oat Milk', undefined],
    ]);
  });

  it('are filtered by what is in stock of each, whatever word it has [S3.1532]', async () => {
    const shop = await addShop(database, 'stocked.example', 'stocked');
    const gone = FILE.replace('Oatmeal,50,shopify,2', 'Oatmeal,50,shopify,0');
    await importCsv(database, shop, { text: gone });
    const { products } = schemas.shop.response.parse(
      await testApp.read('/shop?color=Oatmeal&inStock=1', shop.host),
    );
    expect(products).toEqual([]);
  });

  it('have a number for search engines where their barcode is one, and never what they cost the merchant [S3.1507] [S3.1508]', async () => {
    const shop = await addShop(database, 'codes.example', 'codes');
    await importCsv(database, shop, { text: FILE });
    const [{ id = '' } = {}] = await productsOf(database, shop);
    expect(await variantsOf(database, id)).toMatchObject([{ costMinor: 1250 }, {}, {}, {}]);
    const answer = JSON.stringify(await testApp.read('/product?id=knit', shop.host));
    expect(answer).toContain('"gtin":"4006381333931"');
    expect(answer).not.toMatch(/"gtin":"123"|cost|1250|12\.5/i);
    for (const path of ['/shop', '/products', '/related?id=knit']) {
      expect(JSON.stringify(await testApp.read(path, shop.host))).not.toMatch(/cost|barcode|gtin/i);
    }
  });
});
