import { beforeAll, expect, test } from 'vitest';
import { products } from '@/backend/db/schema';
import { emojisIn } from '@/core/rules/search/emojis';
import { withTestApp } from '../api/test-app';
import { product, searcher, seedSearchShop } from './search-shop';

const testApp = withTestApp();
let call: ReturnType<typeof searcher>;
beforeAll(async () => {
  await seedSearchShop(testApp);
  await testApp.database.db
    .insert(products)
    .values([
      product('Ember Hoodie', { description: '<p>Warm 🔥 as toast</p>' }),
      product('Sun ☀️ Tee', { category: 'Shirts' }),
      product('Family Crew', { category: 'Sweaters', tags: '👩‍👩‍👧‍👦, 👍🏽' }),
      product('Berlin Cap', { category: 'Accessories', tags: '🇩🇪' }),
    ]);
  call = searcher(testApp);
});

test.each(['%', '?!', '—', "'", '...', '***', '\u200b', '€', '®'])(
  'a query of signs alone, %j, finds nothing, in the listing as well [S5.1002]',
  async (query) => {
    expect(await call.search(query)).toMatchObject({ products: [], total: 0, totalPages: 1 });
    const listed = await testApp.read(`/shop?query=${encodeURIComponent(query)}`);
    expect(listed).toMatchObject({ products: [], total: 0 });
  },
);

test('an emoji finds the products that have it, in whatever text, and no others [S5.1003]', async () => {
  expect(await call.names('🔥')).toEqual(['Ember Hoodie']);
  expect(await call.names('☀')).toEqual(['Sun ☀️ Tee']);
  expect(await call.names('👍')).toEqual(['Family Crew']);
  expect(await call.names('👩‍👩‍👧‍👦')).toEqual(['Family Crew']);
  expect(await call.names('👩')).toEqual([]);
  expect(await call.names('🇩🇪')).toEqual(['Berlin Cap']);
  expect(await call.names('🇫🇷')).toEqual([]);
  expect(await call.names('🧥')).toEqual([]);
});

test('beside words it lifts what has it and keeps the rest out of nothing [S5.1003]', async () => {
  const names = await call.names('hoodie 🔥');
  expect(names[0]).toBe('Ember Hoodie');
  expect(names).toHaveLength((await call.names('hoodie')).length);
  expect(await call.names('hoodie 🧥')).toEqual(await call.names('hoodie'));
  expect((await call.names('hoodie 🔥', { sortBy: 'name-asc' }))[0]).not.toBe('Sun ☀️ Tee');
});

test('the database and the page know the same emojis [S5.1003]', async () => {
  const pictures = Array.from({ length: 0x1fb00 }, (_, code) => code)
    .filter((code) => code > 0x2193 && (code < 0xd800 || code > 0xdfff))
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => emojisIn(sign).length > 0);
  expect(pictures.length).toBeGreaterThan(1000);
  const { rows } = await testApp.database.pool.query<{ sign: string }>(
    'SELECT sign FROM unnest($1::text[]) AS sign WHERE search_emojis(sign) = ARRAY[sign]',
    [pictures],
  );
  expect(rows.map(({ sign }) => sign)).toEqual(pictures);
});
