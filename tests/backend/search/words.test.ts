import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, shops } from '@/backend/db/schema';
import { withTestApp } from '../api/test-app';
import { product, searcher, seedSearchShop } from './search-shop';

const testApp = withTestApp();
let call: ReturnType<typeof searcher>;
beforeAll(async () => {
  await seedSearchShop(testApp);
  call = searcher(testApp);
});

describe('words', () => {
  test.each(['hodie', 'hoddie', 'hooide', 'hoodi', 'hood', 'hoodies', 'HOODIE'])(
    '%s finds hoodies first [S5.23]',
    async (query) => {
      expect((await call.names(query)).slice(0, 3).sort()).toEqual([
        'Harbor Hoodie',
        'Meadow Hoodie',
        'Zip Hoodie',
      ]);
    },
  );

  test('accents and case say nothing [S5.23]', async () => {
    for (const query of ['cafe crew', 'CAFÉ CREW', 'café']) {
      expect((await call.names(query))[0]).toBe('Café Crew');
    }
  });

  test('the usual synonyms are known, and those the shop sets [S5.24]', async () => {
    expect(await call.names('jumper')).toEqual(['Café Crew']);
    expect((await call.names('t-shirt'))[0]).toBe('Plain Tee');
    expect(await call.names('snuggler')).toEqual([]);
    const synonyms = ['snuggler = hoodie'];
    await testApp.database.db.update(shops).set({ synonyms }).where(eq(shops.host, 'localhost'));
    expect(await call.names('snuggler')).toHaveLength(3 + 1);
    expect(await call.names('snuggler', {}, 'other.example')).toEqual([]);
  });

  test('colour words find the colours they mean [S5.25]', async () => {
    expect((await call.names('grey hoodie'))[0]).toBe('Harbor Hoodie');
    expect((await call.names('green hoodie'))[0]).toBe('Meadow Hoodie');
    expect((await call.names('navy blue tee'))[0]).toBe('Plain Tee');
  });

  test('every word counts, and some do where no product has all [S5.26]', async () => {
    expect(await call.names('zip hoodie')).toEqual(['Zip Hoodie']);
    expect(await call.names('zip hoodie qqqqq')).toEqual(['Zip Hoodie']);
    expect((await call.names('denim tee')).sort()).toEqual(['Denim Jacket', 'Plain Tee']);
  });

  test('the material is a word of a product as its tags are, below its name [S3.985]', async () => {
    const linen = eq(products.slug, 'plain-tee');
    await testApp.database.db.update(products).set({ material: '55% linen' }).where(linen);
    await testApp.database.db
      .insert(products)
      .values(product('Linen Shirt', { category: 'Shirts', description: 'Of flax' }));
    expect(await call.names('linen')).toEqual(['Linen Shirt', 'Plain Tee']);
    expect(await call.names('lnien')).toEqual(['Linen Shirt', 'Plain Tee']);
    await testApp.database.db.update(products).set({ material: '' }).where(linen);
    expect(await call.names('linen')).toEqual(['Linen Shirt']);
    await testApp.database.db.delete(products).where(eq(products.slug, 'linen-shirt'));
  });

  test('names stand above tags and descriptions', async () => {
    expect((await call.names('hoodie')).at(-1)).toBe('Denim Jacket');
    expect((await call.names('harbor hoodie'))[0]).toBe('Harbor Hoodie');
  });
});

describe('whatever is typed gets an answer [S9.51]', () => {
  const HOSTILE = [
    "'; DROP TABLE products; --",
    '.*+?^$ {}()|[]\\',
    '%',
    '_%\\',
    '\\',
    "'",
    '"',
    ':* & | ! <-> ()',
    "'a':A & !'b'",
    '@search',
    '#color:Navy',
    '=harbor hoodie',
    '🧥👟',
    '👩‍👩‍👧‍👦 hoodie',
    'ظرف hoodie',
    '衣服',
    '\ud800',
    'hoodie\u0301\u0301\u0301',
    'a '.repeat(900),
    'hoodie '.repeat(280),
    'x'.repeat(2000),
    'qzxwv'.repeat(300),
    'ﷺ'.repeat(300),
    'ﷺ '.repeat(300),
    '1e999 NaN null undefined __proto__ constructor',
  ];

  test.each(HOSTILE)('%.40j', async (query) => {
    const answer = await call.post({ query });
    expect(answer.status, await answer.clone().text()).toBe(200);
  });

  test('a NUL is refused', async () => {
    expect((await call.post({ query: 'a\0b' })).status).toBe(400);
  });

  test('10 KB and more find what their beginning finds, in the listing as well', async () => {
    for (const query of ['hoodie '.repeat(1_500), `hoodie${' '.repeat(500_000)}jacket`]) {
      expect(await call.names(query)).toEqual(await call.names('hoodie'));
    }
    const listed = await testApp.read(`/shop?query=${'hoodie+'.repeat(1_500)}`);
    expect(listed).toMatchObject({ total: 4 });
  });

  test('also at random', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 }).filter((one) => !one.includes('\0'));
    const list = fc.option(text, { nil: undefined });
    await fc.assert(
      fc.asyncProperty(text, list, list, async (query, color, size) => {
        const answer = await call.post({ query, color, size });
        expect(answer.status).toBe(200);
      }),
      { numRuns: 150 },
    );
    expect(testApp.logged).toEqual([]);
  });
});
