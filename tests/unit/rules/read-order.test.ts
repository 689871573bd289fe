import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderStatusSchema } from '@/core/model/order.schema';
import { readOrder } from '@/core/rules/read-order';

const AT = '2026-03-05T12:00:00.000Z';
const ANSWER = {
  order_id: 'MF-1',
  status: 'shipped',
  createdAt: AT,
  steps: [{ state: 'placed', at: AT }],
  estimatedDelivery: { from: '2026-03-11', to: '2026-03-13' },
  carrier: 'Parcelway',
  trackingNumber: 'PW1',
  trackingUrl: 'https://parcelway.example/PW1',
  items: [
    {
      name: 'Hoodie',
      quantity: 2,
      price: 33,
      image: '/media/a.webp',
      slug: 'hoodie',
      variants: { Size: { label: 'XL', value: 'xl', priceAdjustment: -2 } },
    },
  ],
  subtotal: 66,
  discount: 6,
  shipping: 4.99,
  total: 64.99,
};

/** Every place of a value, as the keys that lead to it. */
function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner).map((place) => [key, ...place]),
  );
  return [[], ...inside];
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy: object = Array.isArray(value) ? [...value] : { ...Object(value) };
  return Object.assign(copy, { [key]: replaceAt(Reflect.get(copy, key), rest, by) });
}

describe('the answer of order tracking', () => {
  it('is read as it is where it is sound [S7.52]', () => {
    expect(readOrder(ANSWER)).toEqual(ANSWER);
  });

  it('is an order as the contract has it, or none, whatever 2,000 changes do to it [S7.52]', () => {
    const mutated = fc
      .array(fc.tuple(fc.constantFrom(...placesOf(ANSWER)), fc.anything()), { maxLength: 3 })
      .map((changes) =>
        changes.reduce<unknown>((answer, [place, by]) => replaceAt(answer, place, by), ANSWER),
      );
    fc.assert(
      fc.property(mutated, (answer) => {
        const order = readOrder(answer);
        if (order) expect(orderStatusSchema.parse(order)).toEqual(order);
      }),
      { numRuns: 2000 },
    );
  });

  it('leads nowhere a script could run', () => {
    const [line] = ANSWER.items;
    const order = readOrder({
      ...ANSWER,
      trackingUrl: 'java\nscript:alert(1)',
      items: [{ ...line, image: 'data:text/html,x' }],
    });
    expect(order).toMatchObject({ trackingUrl: '', items: [{ image: '' }] });
  });

  it.each([undefined, null, 7, [], {}, { ...ANSWER, status: 'lost' }])(
    'is none in %j',
    (answer) => {
      expect(readOrder(answer)).toBeNull();
    },
  );
});
