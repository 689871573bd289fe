import { beforeAll, describe, expect, test } from 'vitest';
import { categories } from '@/backend/db/schema';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import { callAs, openSession, quickPasswords } from './admin-session';
import { failureOf } from './failure';
import { seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp({ passwords: quickPasswords });
const { database, logged, read } = testApp;
let call: ReturnType<typeof callAs>;

beforeAll(async () => {
  await seedShops(database.db);
  call = callAs(testApp, await openSession(testApp));
});

const save = (body: object) => call('/savecategories', body);
const all = async (host = 'localhost') =>
  schemas.allCategories.response.parse(await read('/allcategories', host));
const filled = async (host = 'localhost') =>
  schemas.categories.response.parse(await read('/categories', host)).category;

const TILES = [
  { name: 'Warm things', image: '/media/warm.webp', category: 'Hoodies' },
  { name: 'Everything', image: '', category: 'All Products' },
  { name: 'Cups', image: 'https://pictures.example/cup.jpg', category: 'Tumbler' },
  { name: 'Ours', image: '', category: 'House Specials' },
];
const shown = TILES.map((tile) => ({
  ...tile,
  image: tile.image.replace(/^\/media/, '/api/backend/media'),
}));

describe('POST /savecategories', () => {
  test('replaces the tiles of the shop, in their order [S7.218]', async () => {
    const answer = await save({ category: TILES });
    expect(await answer.json()).toEqual({ status: 0, message: '' });
    expect(await all()).toEqual(shown);
    expect((await filled()).map(({ name }) => name)).toEqual(['Warm things', 'Everything']);
    await save({ categories: shown.slice(0, 1) });
    expect(await all()).toEqual(shown.slice(0, 1));
  });

  test('leaves those of the catalogue to other shops, and brings them back [S7.219]', async () => {
    const before = await database.db.select().from(categories);
    await save({ category: TILES });
    expect(await all('other.example')).toHaveLength(5);
    expect(await database.db.select().from(categories)).toEqual(before);
    const template = await read('/categories-by-template?template=classic');
    expect(schemas.categoriesByTemplate.response.parse(template).data.categories).toHaveLength(5);
    await save({ category: [] });
    expect(await all()).toEqual(await all('other.example'));
    expect(await filled()).toEqual(expect.arrayContaining(await filled('other.example')));
  });

  test('takes categories of the specification, and those that the shop has [S5.204]', async () => {
    const tile = (category: string) => ({ name: 'A', image: '', category });
    expect((await save({ category: [tile('Sleepwear'), tile('House Specials')] })).status).toBe(
      200,
    );
    expect(await failureOf(await save({ category: [tile('Hoodies'), tile('Hats')] }))).toEqual({
      status: 422,
      message: 'There is no category "Hats".',
      path: 'category.1.category',
    });
    const elsewhere = await failureOf(await save({ categories: [tile('hoodies')] }));
    expect(elsewhere.path).toBe('categories.0.category');
    expect(await all()).toHaveLength(2);
  });

  const tile = { name: 'A', image: '', category: 'Hoodies' };
  const wrong: [object, number, string][] = [
    [{}, 422, 'category'],
    [{ category: [tile], categories: [tile] }, 422, 'category'],
    [{ category: tile }, 400, 'category'],
    [{ category: ['Hoodies'] }, 400, 'category.0'],
    [{ category: [{ ...tile, name: '' }] }, 422, 'category.0.name'],
    [{ category: [{ ...tile, name: undefined }] }, 400, 'category.0.name'],
    [{ category: [{ ...tile, image: 'javascript:alert(1)' }] }, 422, 'category.0.image'],
    [{ category: [tile, { ...tile, name: 'B' }] }, 422, 'category.1.category'],
    [{ category: Array.from({ length: 101 }, () => tile) }, 422, 'category'],
  ];
  test.each(wrong)('%.80j is refused by its place [S5.204]', async (body, status, path) => {
    expect(await failureOf(await save(body))).toMatchObject({ status, path });
  });
});

test('nothing of all this was an unexpected error', () => {
  expect(logged).toEqual([]);
});
