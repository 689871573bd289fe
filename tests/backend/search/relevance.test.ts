import { beforeAll, describe, expect, test } from 'vitest';
import { storefrontSchemas as schemas } from '@/core/calls/storefront.schema';
import { buildDemoShops } from '@/demo/content';
import { insertDemoShops } from '@/demo/seed/insert-shops';
import { withTestApp } from '../api/test-app';
import { SHOPPER_QUERIES } from './shopper-queries';

const testApp = withTestApp();
// What is searched needs no pictures, which take longest.
beforeAll(() => insertDemoShops(testApp.database.db, buildDemoShops()));

const TEMPLATES: Record<string, string> = {
  localhost: 'classic',
  'jersey.localhost': 'jersey',
  'studio.localhost': '2d',
};

async function firstFive(host: string, query: string): Promise<string[]> {
  const answer = await testApp.app.request('/search', {
    method: 'POST',
    headers: { host, 'content-type': 'application/json' },
    body: JSON.stringify({ query, template: TEMPLATES[host], limit: 5 }),
  });
  const { data } = schemas.search.response.parse(await answer.json());
  return data.products.map(({ slug = '' }) => slug);
}

describe('what shoppers type', () => {
  test('40 queries find what was meant among the first five, in 38 cases at least [S5.29]', async () => {
    expect(SHOPPER_QUERIES).toHaveLength(40);
    const missed: string[] = [];
    for (const { host, query, expected } of SHOPPER_QUERIES) {
      const result = await firstFive(host, query);
      if (!result.some((slug) => expected.includes(slug))) missed.push(`${query}: ${result}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
  });
});
