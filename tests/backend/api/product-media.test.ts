import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as tables from '@/backend/db/schema';
import { mediaRecords, writeMedia } from '@/backend/domain/product-media';
import { findTarget } from '@/backend/import/write-products';
import { catalogueSchemas } from '@/core/calls/catalogue.schema';
import { productSchema } from '@/core/model/product.schema';
import { productHref } from '@/core/rules/address/product-address';
import { addShop, importCsv } from '../import/import-fixture';
import { seedShops } from './seed';
import { MEDIA_BASE, withTestApp } from './test-app';

const testApp = withTestApp();
const { database, get, read } = testApp;
const AT = 'https://pictures.example';

const HEAD =
  'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image';

/** Navy and gray in two sizes: a front and a back of navy, then the gray front, which stands first in the file. */
const csv = (handle: string, alt = 'Navy front') =>
  [
    HEAD,
    `${handle},${handle},Shirts,Colour,Gray,Size,S,20,${AT}/gray-1600x2000.jpg,3,,${AT}/gray-1600x2000.jpg`,
    `${handle},,,,Navy,,S,20,${AT}/navy.jpg,1,${alt},${AT}/navy.jpg`,
    `${handle},,,,Navy,,M,22,${AT}/back.jpg,2,,${AT}/navy.jpg`,
    `${handle},,,,Lime green,,M,22,,,,`,
  ].join('\n');

async function importText(text: string) {
  return importCsv(database, await findTarget(database.pool, 'localhost'), { text });
}
const productOf = async (slug: string) => productSchema.parse(await read(`/product?id=${slug}`));
const listed = async (path: string, slug: string) => {
  const { products } = catalogueSchemas.shop.response.parse(await read(path));
  return products.find((product) => product.slug === slug);
};
const recordsOf = async (slug: string) => {
  const { products } = tables;
  const [row] = await database.db
    .select({ id: products.id, media: mediaRecords })
    .from(products)
    .where(eq(products.slug, slug));
  return { id: row?.id ?? '', media: row?.media ?? [] };
};

beforeAll(() => seedShops(database.db));

describe('the pictures of a product', () => {
  test('come in the order of the file, with what is known of them, linked to their rows [S3.960] [S3.961]', async () => {
    await importText(csv('tee-a'));
    const { image, media, rows } = await productOf('tee-a');
    expect(image).toEqual(['navy', 'back', 'gray-1600x2000'].map((name) => `${AT}/${name}.jpg`));
    expect(media).toEqual([{ alt: 'Navy front' }, {}, { width: 1600, height: 2000 }]);
    expect(rows?.map(({ picture }) => picture)).toEqual([2, 0, 0, undefined]);
  });

  test('say nothing where there is nothing to say [S3.960]', async () => {
    await importText(`Handle,Title,Variant Price,Image Src\nplain,Plain,5,${AT}/plain.jpg`);
    expect(await productOf('plain')).not.toHaveProperty('media');
  });

  test('have an alternative text of one line and 512 characters at most [S3.961]', async () => {
    await importText(csv('tee-long', `"A\n tee ${'🧵'.repeat(600)}"`));
    const [first] = (await productOf('tee-long')).media ?? [];
    expect([...(first?.alt ?? '')]).toHaveLength(512);
    expect(first?.alt).toMatch(/^A tee 🧵+$/u);
  });

  test('keep their ids and what else is set of them where a file comes again [S3.962]', async () => {
    await importText(csv('tee-again'));
    const before = await recordsOf('tee-again');
    const focus = { focusX: 0.25, focusY: 0.75, placeholder: '#102030' };
    const set = before.media.map((one) => ({ file: one.file, ...(one.alt && focus) }));
    await writeMedia(database.db, null, [{ productId: before.id, media: set }]);
    const swapped = csv('tee-again', 'Navy')
      .replace('jpg,1,', 'jpg,9,')
      .replace(`${AT}/back.jpg`, `${AT}/other.jpg`);
    expect(await importText(swapped)).toMatchObject({ updated: 1 });
    const { media } = await recordsOf('tee-again');
    const [navy, , gray] = before.media;
    expect(media).toMatchObject([
      { file: `${AT}/other.jpg`, alt: '' },
      { id: gray?.id, focusX: 0.5 },
      { ...focus, id: navy?.id, alt: 'Navy' },
    ]);
    expect((await productOf('tee-again')).rows?.map(({ picture }) => picture)).toEqual([
      ...[1, 2, 2],
      undefined,
    ]);
    expect((await productOf('tee-again')).media?.[2]).toEqual({
      ...{ alt: 'Navy', placeholder: '#102030' },
      focus: { x: 0.25, y: 0.75 },
    });
  });

  test('are of the size and color of the stored file, of this shop or of all [S3.963]', async () => {
    const preserved = { contentType: 'image/webp', bytes: 1, width: 900, height: 1200, sha256: '' };
    const other = await addShop(database, 'stored.example');
    await database.db.insert(tables.media).values([
      { ...preserved, key: 'shared-1.webp', placeholder: '#a0b0c0' },
      { ...preserved, key: 'foreign-1.webp', shopId: other.id, placeholder: '#ffffff' },
    ]);
    await importText(csv('tee-stored'));
    const { id } = await recordsOf('tee-stored');
    const media = [{ file: '/media/shared-1.webp' }, { file: '/media/foreign-1.webp' }];
    const { id: shopId } = await findTarget(database.pool, 'localhost');
    await writeMedia(database.db, shopId, [{ productId: id, media }]);
    const { image, media: received } = await productOf('tee-stored');
    expect(image).toEqual(media.map(({ file }) => `/api/backend${file}`));
    expect(received).toEqual([{ width: 900, height: 1200, placeholder: '#a0b0c0' }, {}]);
  });

  test('void kept answers where they change, and leave their rows where they go [S3.964]', async () => {
    await importText(csv('tee-void'));
    const { id, media } = await recordsOf('tee-void');
    const revision = async () =>
      (await get('/api/domain/info?domain=localhost')).headers.get('etag');
    const seen = [await revision()];
    const write = async (files: { file: string; alt?: string }[]) => {
      await writeMedia(database.db, null, [{ productId: id, media: files }]);
      seen.push(await revision());
    };
    await write([...media, { file: `${AT}/more.jpg` }]);
    await write(media.map(({ file }) => ({ file, alt: 'Now told' })));
    await write(media.filter(({ file }) => !file.includes('navy')));
    expect(new Set(seen).size).toBe(4);
    const { rows } = await productOf('tee-void');
    expect(rows?.map(({ picture }) => picture)).toEqual([1, undefined, undefined, undefined]);
    await write([]);
    expect(await productOf('tee-void')).toMatchObject({ image: [] });
  });

  test('stand each once and in their order, whatever is written', async () => {
    await importText(csv('tee-twice'));
    const { id, media } = await recordsOf('tee-twice');
    const files = [...media].reverse().map(({ file }) => ({ file }));
    await writeMedia(database.db, null, [{ productId: id, media: [...files, ...files] }]);
    const written = await recordsOf('tee-twice');
    expect(written.media.map((one) => one.id)).toEqual(media.map((one) => one.id).reverse());
  });
});

test('a description shows pictures of the shop where they are served, in the widths of screens [S3.1512]', async () => {
  const picture =
    '<img src="/media/cuff.webp#~800x600~~" alt="Cuff" loading="lazy" decoding="async" />';
  await database.db.insert(tables.products).values({
    ...{ template: 'classic', slug: 'described', name: 'Described', priceMinor: 100 },
    description: `<p>The cuff /media/x</p>${picture}<video src="/media/a.mp4" controls></video>`,
  });
  const { description } = productSchema.parse(await read('/product?id=described'));
  expect(description).toContain(
    `<p>The cuff /media/x</p><img src="${MEDIA_BASE}/media/cuff.webp?w=1440"`,
  );
  expect(description).toContain(
    `srcset="${MEDIA_BASE}/media/cuff.webp?w=160 160w, ${MEDIA_BASE}/media/cuff.webp?w=320 320w, `,
  );
  expect(description).toContain('width="800" height="600" alt="Cuff"');
  expect(description).toContain(`<video src="${MEDIA_BASE}/media/a.mp4" controls`);
});

describe('a card', () => {
  test('has two pictures, and for its first colors their picture and the way to them [S3.965]', async () => {
    await importText(csv('tee-card'));
    const card = await listed('/shop?limit=100', 'tee-card');
    expect(card).toMatchObject({
      image: [`${AT}/navy.jpg`, `${AT}/back.jpg`],
      media: [{ alt: 'Navy front' }, {}],
      colors: [
        { name: 'Gray', choice: 'colour=gray', picture: `${AT}/gray-1600x2000.jpg` },
        { name: 'Navy', choice: 'colour=navy' },
        { name: 'Lime green', choice: 'colour=lime-green' },
      ],
    });
    expect(card).not.toHaveProperty('shown');
    expect(card?.colors).toHaveLength(3);
    // The first picture of the product shows it as well.
    expect(card?.colors?.[1]).not.toHaveProperty('picture');
  });

  test('of more colors tells of four, and of the one that it is shown in [S3.965] [S4.971]', async () => {
    const colors = ['Black', 'White', 'Red', 'Navy', 'Forest Green', 'Gold'];
    const rows = colors.map((color, at) => {
      const file = `${AT}/many-${at}.jpg`;
      return `many,${at === 0 ? 'Many' : ''},Shirts,Color,${color},,,9,${file},${at + 1},,${file}`;
    });
    await importText([HEAD, ...rows].join('\n'));
    const received = async (path: string) => {
      const card = await listed(path, 'many');
      return [card?.colors?.map(({ picture }) => picture !== undefined), card?.shown?.picture];
    };
    // That of the first is the product's own.
    const four = [false, true, true, true, false, false];
    expect(await received('/shop?limit=100')).toEqual([four, undefined]);
    expect(await received('/shop?limit=100&color=Gold')).toEqual([four, `${AT}/many-5.jpg`]);
  });

  test('of a listing that is narrowed to colors shows the first that it has [S4.971]', async () => {
    await importText(csv('tee-shown'));
    const shown = async (colors: string) =>
      (await listed(`/shop?limit=100&color=${colors}`, 'tee-shown'))?.shown?.choice;
    expect(await shown('Navy')).toBe('colour=navy');
    expect(await shown('Red,Sport%20Grey,Navy')).toBe('colour=gray');
    const request = { template: 'classic', query: 'tee', limit: 100, color: 'Navy' };
    const answer = await testApp.post('/search', request);
    const { data } = catalogueSchemas.search.response.parse(await answer.json());
    expect(data.products.find(({ slug }) => slug === 'tee-shown')?.shown?.choice).toBe(
      'colour=navy',
    );
  });

  test('of a product without variants leads to the choice that its category may have [S3.965]', async () => {
    const card = await listed('/shop?limit=100&color=Navy', 'hoodies-20');
    const navy = { name: 'Navy', hex: expect.any(String) };
    expect(card).toMatchObject({ colors: [navy], shown: navy });
    expect(card && productHref(card)).toMatch(/[?]color=navy$/);
  });
});
