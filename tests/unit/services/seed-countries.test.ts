import { expect, test } from 'vitest';
import { initSchema } from '@/core/model/shop.schema';
import { seedInit } from '@/services/server/seed-init';

const initOf = (shippingCountries: string[]) =>
  initSchema.parse({
    domain: 'a.example',
    settings: { shippingCountries },
    design: { settings: { shippingCountries }, header: [], footer: [], shipping_cost: 4 },
  });

test('pages have the countries of a shop in words, and not the list [S9.1605]', () => {
  const seeded = seedInit(initOf(['US', 'CA']));
  expect(seeded.settings).toEqual({ shipsTo: 'To Canada and United States' });
  expect(JSON.stringify(seeded)).not.toContain('shippingCountries');
  expect(seeded.design).not.toHaveProperty('shipping_cost');
});

test('nothing is added for a shop that ships everywhere [S9.1605]', () => {
  const everywhere = seedInit(initOf([]));
  expect(everywhere.settings).toEqual({});
});
