import { describe, expect, it } from 'vitest';
import { cartLine } from '@/core/rules/cart/cart-line';
import { joinPriceChanges } from '@/core/rules/cart/price-answer';
import {
  type CartStatus,
  cartStatusSlice,
  eventQueued,
  eventSent,
  pricesMissed,
  pricesReceived,
  pricesRequested,
  selectIsUnpriced,
} from '@/store/slices/cart-status';
import { product } from '../product/fixtures';

const { reducer, getInitialState } = cartStatusSlice;

const line = cartLine(product(), 1, {});
const before = { items: [line], appliedCoupon: null };
const cart = { items: [{ ...line, quantity: 2 }], appliedCoupon: null };
const NOTHING_SAID = { couponMessage: '', shownCoupon: '', gone: [], priceChanges: {} };

const STATES: CartStatus['pricing'][] = [
  { phase: 'idle' },
  { phase: 'pending', cart: before, isStale: false },
  { phase: 'pending', cart: before, isStale: true },
  { phase: 'settled', cart: before },
  { phase: 'failed', cart: before },
  { phase: 'unavailable', cart: before },
];

const EVENTS = {
  requested: pricesRequested(cart),
  received: pricesReceived({ ...NOTHING_SAID, cart }),
  failed: pricesMissed({ phase: 'failed', cart }),
  unavailable: pricesMissed({ phase: 'unavailable', cart }),
};

/** By state and event: the phase that follows, and whether the prices shown may be out of date in it. */
const FOLLOWING: Record<keyof typeof EVENTS, readonly string[]> = {
  requested: ['pending', 'pending', 'pending stale', 'pending', 'pending stale', 'pending stale'],
  received: STATES.map(() => 'settled'),
  failed: STATES.map(() => 'failed stale'),
  unavailable: STATES.map(() => 'unavailable stale'),
};

describe('the prices of a cart', () => {
  it.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])(
    'follow each state when they are %s, and belong to the cart that was asked about [S4.95]',
    (name) => {
      const followed = STATES.map((pricing) =>
        reducer({ ...getInitialState(), pricing }, EVENTS[name]),
      );
      const phases = followed.map((cartStatus) => {
        const { phase } = cartStatus.pricing;
        return selectIsUnpriced({ cartStatus }) ? `${phase} stale` : phase;
      });
      expect(phases).toEqual(FOLLOWING[name]);
      for (const { pricing } of followed) expect(pricing).toHaveProperty('cart', cart);
    },
  );

  it('that changed twice changed from what was last seen; one that is back did not [S4.92]', () => {
    const once = joinPriceChanges({}, { a: { from: 10, to: 12 } });
    const twice = joinPriceChanges(once, { a: { from: 12, to: 15 }, b: { from: 1, to: 2 } });
    expect(twice).toEqual({ a: { from: 10, to: 15 }, b: { from: 1, to: 2 } });
    expect(joinPriceChanges(twice, { a: { from: 15, to: 10 } })).toEqual({ b: { from: 1, to: 2 } });
  });
});

it('what was added is pending until it has been sent, in its order [S8.708]', () => {
  const [first, second] = ['a', 'b'].map((key) => ({ key, line }));
  if (!first || !second) throw new Error('There are two.');
  const queued = [first, second].reduce(
    (status, event) => reducer(status, eventQueued(event)),
    getInitialState(),
  );
  expect(queued.pendingEvents).toEqual([first, second]);
  expect(reducer(queued, eventSent(first)).pendingEvents).toEqual([second]);
});
