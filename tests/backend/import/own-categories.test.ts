import { describe, expect, it } from 'vitest';
import { categories } from '@/backend/db/schema';
import { importGuides } from '@/backend/domain/size-guides/save-guides';
import { withTestApp } from '../api/test-app';
import { addShop, counts, importCsv, productsOf } from './import-fixture';

const testApp = withTestApp();
const { database } = testApp;

const HEADER = 'Handle,Title,Type,Variant Price,Image Src\n';
const FILE = [
  'gown,Evening gown,Dresses,90,https://p.example/gown.jpg',
  'tee,Tee,Shirts,20,https://p.example/tee.jpg',
  'wrap,Wrap dress,dress,70,https://p.example/wrap.jpg',
  'kilt,Kilt,Skirts & Kilts,60,',
  'what,Something,,5,',
].join('\n');

describe('a type that names none of the fourteen', () => {
  it('is a category of the shop, with a page, a tile and a filter after those; no other shop has it [S3.1523]', async () => {
    const shop = await addShop(database, 'gowns.example', 'gowns');
    const other = await addShop(database, 'others.example', 'gowns');
    const report = await importCsv(database, shop, { text: HEADER + FILE });
    expect(report).toMatchObject({ withoutCategory: { products: 1, types: [] }, typesBeyond: [] });
    expect(
      (await productsOf(database, shop)).map(({ category, productType }) => [
        category,
        productType,
      ]),
    ).toEqual([
      ['Dresses', 'Dresses'],
      ['Skirts & Kilts', 'Skirts & Kilts'],
      ['Shirts', 'Shirts'],
      ['', ''],
      ['Dresses', 'dress'],
    ]);
    expect(await testApp.read('/categories', shop.host)).toEqual({
      category: [
        ['All Products', 'https://p.example/tee.jpg'],
        ['Shirts', 'https://p.example/tee.jpg'],
        ['Dresses', 'https://p.example/gown.jpg'],
        ['Skirts & Kilts', ''],
      ].map(([name, image]) => ({ name, image, category: name })),
    });
    for (const written of ['Dresses', 'dresses']) {
      expect(await testApp.read(`/shop?category=${written}`, shop.host)).toMatchObject({
        ...{ category: 'Dresses', total: 2 },
        products: [{ name: 'Evening gown' }, { name: 'Wrap dress' }],
      });
    }
    expect(await testApp.read('/shop?category=skirts-kilts', shop.host)).toMatchObject({
      total: 1,
    });
    const matches = await testApp.read('/shop?query=dress&category=dresses', shop.host);
    expect(matches).toMatchObject({ products: [{ name: 'Wrap dress' }, { name: 'Evening gown' }] });
    expect((await testApp.get('/shop?category=Dresses', other.host)).status).toBe(404);
    expect(await testApp.read('/redirect?path=/collections/dresses', shop.host)).toEqual({
      target: '/shop?category=Dresses',
    });
    const guides = { db: database.shops.ofShop(shop.id).db, shop: { id: shop.id } };
    const guide = 'Category,Size,Chest (cm)\ndresses,M,90\n';
    expect(await importGuides(guides, guide)).toMatchObject({ saved: 1, problems: [] });
    const again = await importCsv(database, shop, { text: HEADER + FILE });
    expect(counts(again)).toMatchObject({ unchanged: 5 });
  });

  it('has the tile that its catalogue has, with the picture of a product where that has none [S3.1524]', async () => {
    const shop = await addShop(database, 'tiles.example', 'tiles');
    await database.db.insert(categories).values(
      [
        ['All Products', ''],
        ['Shirts', '/shirts.webp'],
        ['Dresses', ''],
      ].map(([category = '', image = ''], position) => ({
        ...{ template: 'tiles', category, name: `Our ${category}`, image, position },
      })),
    );
    await importCsv(database, shop, { text: HEADER + FILE });
    expect(await testApp.read('/categories', shop.host)).toMatchObject({
      category: [
        { name: 'Our All Products', image: 'https://p.example/gown.jpg' },
        { name: 'Our Shirts', image: '/shirts.webp' },
        { name: 'Our Dresses', image: 'https://p.example/gown.jpg' },
        { name: 'Skirts & Kilts' },
      ],
    });
  });
});
