import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, shops, templates } from '@/backend/db/schema';
import { writeMedia } from '@/backend/domain/product-media';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import { plainText } from '@/core/values/plain-text';
import { PRIVATE_A, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const { database, get, read } = withTestApp();
beforeAll(() => seedShops(database.db));

const shopPage = async (query: string) => schemas.shop.response.parse(await read(`/shop?${query}`));
const names = (products: { name: string }[]) => products.map(({ name }) => name);

describe('GET /products of named products', () => {
  const list = async (query: string) =>
    schemas.products.response.parse(await read(`/products?${query}`));

  test('gives those that the shop sells, and no others', async () => {
    const [one, other] = (await shopPage('category=Hoodies')).products;
    const ids = [one?.id, other?.id, '00000000-0000-4000-8000-000000000000', 'no-id'].join();
    const result = await list(`limit=100&ids=${ids}`);
    expect(result.map(({ id }) => id).sort()).toEqual([one?.id, other?.id].sort());
    expect(await list('ids=no-id')).toEqual([]);
  });
});

describe('GET /shop', () => {
  test('gives 15 a page, newest first, with totals [S7.32] [S9.30]', async () => {
    const first = await shopPage('');
    expect(first).toMatchObject({ page: 1, total: 27, totalPages: 2 });
    expect(first.products).toHaveLength(15);
    expect(names(first.products).slice(0, 2)).toEqual(['only-in-a', 'Hoodies 20']);
  });

  test('pages through everything once, in every order', async () => {
    for (const sort of ['newest', 'price-asc', 'price-desc', 'name-asc', 'name-desc']) {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => shopPage(`limit=7&page=${page}&sort=${sort}`)),
      );
      const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
      expect(new Set(ids).size, sort).toBe(27);
    }
  });

  test('sorts by price and by name', async () => {
    const cheap = await shopPage('category=Hoodies&sort=price-asc&limit=2');
    expect(cheap.products.map(({ price }) => price)).toEqual([10, 11]);
    const dear = await shopPage('category=Hoodies&sort=price-desc&limit=2');
    expect(dear.products.map(({ price }) => price)).toEqual([29, 28]);
    const named = await shopPage('category=Shirts&sort=name-desc&limit=1');
    expect(names(named.products)).toEqual(['Shirts 04']);
  });

  test('breaks ties by id, so that pages never overlap', async () => {
    for (const [sort, way] of [
      ['price-asc', 1],
      ['price-desc', -1],
    ] as const) {
      const { products } = await shopPage(`limit=100&sort=${sort}`);
      const compare = (a: (typeof products)[0], b: (typeof products)[0]) =>
        way * (a.price - b.price || (a.id < b.id ? -1 : 1));
      expect(products.map(({ id }) => id)).toEqual([...products].sort(compare).map(({ id }) => id));
    }
  });

  test('narrows to a category, of which the offers beside it are [S7.32]', async () => {
    const { products, total, upsale = [], upsale2 = [] } = await shopPage('category=Hoodies');
    expect(total).toBe(20);
    expect(products.every(({ category }) => category === 'Hoodies')).toBe(true);
    expect(upsale).toHaveLength(4);
    expect(upsale.every(({ category }) => category === 'Hoodies')).toBe(true);
    expect(upsale2.map(({ category }) => category).sort()).toEqual([
      'Combo Set',
      'Jacket',
      'Shirts',
    ]);
  });

  test('none of the offers beside it stands on the page itself [S4.1003]', async () => {
    for (const query of [
      '',
      'category=Hoodies',
      'category=Hoodies&limit=1',
      'query=hoodie',
      'page=2',
    ]) {
      const { products, upsale = [], upsale2 = [] } = await shopPage(query);
      const ids = [...products, ...upsale, ...upsale2].map(({ id }) => id);
      expect(new Set(ids).size, query).toBe(ids.length);
    }
  });

  test('All Products is everything; a category without products is empty', async () => {
    expect((await shopPage('category=All%20Products')).total).toBe(27);
    expect(await shopPage('category=Tumbler')).toMatchObject({
      total: 0,
      totalPages: 1,
      products: [],
    });
    expect(await shopPage('category=House%20Specials')).toMatchObject({ total: 0 });
  });

  test('a category is found however it is written, and named as the shop has it [S2.1055]', async () => {
    for (const [written, category] of [
      ['hoodies', 'Hoodies'],
      ['combo-set', 'Combo Set'],
      ['house--specials', 'House Specials'],
    ]) {
      const { total } = await shopPage(`category=${encodeURIComponent(category ?? '')}`);
      expect(await shopPage(`category=${written}`)).toMatchObject({ category, total });
    }
  });

  test('a page behind the last is empty, a large limit is lowered to 100', async () => {
    expect(await shopPage('page=1000000000')).toMatchObject({ products: [], total: 27 });
    const { products, totalPages } = await shopPage('limit=1000000000');
    expect(products).toHaveLength(27);
    expect(totalPages).toBe(1);
  });

  test('leaves descriptions out of listings', async () => {
    const { products } = await shopPage('');
    expect(products.every(({ description }) => description === '')).toBe(true);
  });
});

describe('GET /product', () => {
  test('finds a product by id and by slug, whole [S7.31]', async () => {
    const byId = schemas.product.response.parse(await read(`/product?id=${PRIVATE_A}`));
    expect(byId).toEqual(schemas.product.response.parse(await read('/product?id=only-in-a')));
    expect(byId).toMatchObject({ price: 49.99, compareAtPrice: 65, isSoldOut: true });
    expect(byId.variants?.[0]?.label).toBe('Size');
    const hoodie = schemas.product.response.parse(await read('/product?id=hoodies-1'));
    expect(hoodie).toMatchObject({
      description: '<p>Long words</p>',
      tag: 'soft,warm',
      image: ['/api/backend/media/hoodies-0.webp'],
    });
  });

  test('gives descriptions without what runs, whoever wrote them', async () => {
    const description = '<p onclick="x()">Soft</p><script>alert(1)</script><img src=x onerror=x()>';
    const values = {
      template: 'classic',
      slug: 'rough',
      name: 'Rough',
      priceMinor: 1,
      description,
    };
    await database.db.insert(products).values(values);
    expect(await read('/product?id=rough')).toMatchObject({ description: '<p>Soft</p>' });
    await database.db.delete(products).where(eq(products.slug, 'rough'));
  });

  test('answers 404 for what is unknown, unpublished or no uuid', async () => {
    for (const id of [
      'nothing',
      'draft',
      'jersey-1',
      '00000000-0000-4000-8000-000000000000',
      '1-2',
    ]) {
      const answer = await get(`/product?id=${id}`);
      expect(answer.status, id).toBe(404);
      expect(await answer.json()).toEqual({
        status: 404,
        message: 'There is no such product.',
        path: 'id',
      });
    }
  });

  test('related products are of its category first, never itself, the same every time', async () => {
    const related = schemas.related.response.parse(await read('/related?id=shirts-1&limit=6'));
    expect(related).toHaveLength(6);
    expect(related.slice(0, 3).every(({ category }) => category === 'Shirts')).toBe(true);
    expect(names(related)).not.toContain('Shirts 01');
    expect(await read('/related?limit=6&id=shirts-1')).toEqual(related);
  });
});

describe('the other lists', () => {
  test('GET /products and /products-component [S7.31] [S7.33]', async () => {
    const list = schemas.products.response.parse(await read('/products?category=Shirts&limit=3'));
    expect(names(list)).toEqual(['Shirts 04', 'Shirts 03', 'Shirts 02']);
    const grid = schemas.productsComponent.response.parse(
      await read(
        '/products-component?totalProducts=2&category=Hoodies&sortBy=price-asc&domain=localhost',
      ),
    );
    expect(grid.status).toBe(0);
    expect(names(grid.data.products)).toEqual(['Hoodies 01', 'Hoodies 04']);
  });

  test('category tiles: with products, all, and of a template [S3.2] [S7.37]', async () => {
    const filled = schemas.categories.response.parse(await read('/categories'));
    expect(filled.category.map(({ category }) => category)).toEqual([
      'All Products',
      'Hoodies',
      'Shirts',
      'Combo Set',
      'Jacket',
    ]);
    const all = schemas.allCategories.response.parse(await read('/allcategories'));
    expect(all).toHaveLength(5);
    expect(all[1]?.image).toBe('/api/backend/media/tile-1.webp');
    const jersey = schemas.categoriesByTemplate.response.parse(
      await read('/categories-by-template?template=jersey', 'nobody.example'),
    );
    expect(jersey.data).toMatchObject({ template: 'jersey', categories: [{ category: 'Jersey' }] });
  });

  test('a catalogue without tiles gets them from the products its shop shows', async () => {
    const { db } = database;
    const product = { template: 'fresh', priceMinor: 100, publishedAt: new Date('2026-01-02') };
    await db.insert(templates).values({ name: 'fresh' });
    await db.insert(shops).values({ host: 'fresh.example', template: 'fresh' });
    expect(await read('/categories', 'fresh.example')).toEqual({ category: [] });
    const [newest] = await db
      .insert(products)
      .values({ ...product, slug: 'a', name: 'A', category: 'Shoes' })
      .returning();
    const media = [{ file: '/media/new-1.webp' }];
    await writeMedia(db, null, [{ productId: newest?.id ?? '', media }]);
    await db.insert(products).values([
      { ...product, slug: 'b', name: 'B', category: 'Shoes', publishedAt: new Date('2026-01-01') },
      { ...product, slug: 'c', name: 'C', category: 'Pants' },
      { ...product, slug: 'd', name: 'D' },
      { ...product, slug: 'e', name: 'E', category: 'Shirts', isPublished: false },
      { ...product, slug: 'f', name: 'F', category: 'Hoodies', shopId: SHOP_B },
    ]);
    expect(await read('/categories', 'fresh.example')).toEqual({
      category: [
        { name: 'All Products', image: '', category: 'All Products' },
        { name: 'Pants', image: '', category: 'Pants' },
        { name: 'Shoes', image: '/api/backend/media/new-1.webp', category: 'Shoes' },
      ],
    });
  });

  test('variants: of the category, else the default ones, else none [S3.23]', async () => {
    const fieldsOf = async (query: string, host?: string) => {
      const answer = schemas.variants.response.parse(await read(`/variants?${query}`, host));
      return answer.variants.map(({ id }) => id);
    };
    expect(await fieldsOf('category=Hoodies')).toEqual(['cut']);
    expect(await fieldsOf('category=Shirts&template=classic')).toEqual(['size']);
    expect(await fieldsOf('')).toEqual(['size']);
    expect(await fieldsOf('category=Jersey', 'jersey.localhost')).toEqual([]);
  });
});

describe('GET /products-component', () => {
  test('gives each product the beginning of its description [S7.320]', async () => {
    const inserted = await database.db
      .insert(products)
      .values({
        template: 'classic',
        slug: 'much-described',
        name: 'Much described',
        description: `<p>Warm &amp; <b>soft</b>, 1 &lt; 2.</p><p>${'word '.repeat(900)}</p>`,
        category: 'Shoes',
        priceMinor: 4000,
        publishedAt: new Date(),
      })
      .returning({ id: products.id });
    const answer = schemas.productsComponent.response.parse(
      await read('/products-component?category=Shoes'),
    );
    const [described] = answer.data.products;
    expect(described?.id).toBe(inserted[0]?.id);
    expect(described?.description).toMatch(/^Warm &amp; soft, 1 &lt; 2\. word word .*word…$/);
    expect(plainText(described?.description ?? '')).toMatch(/^Warm & soft, 1 < 2\. word/);
    expect(described?.description.length).toBeLessThan(180);
  });
});
