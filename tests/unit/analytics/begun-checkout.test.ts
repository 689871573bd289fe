// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { Cart } from '@/core/model/cart';
import { line } from '../persistence/fixtures';

const cartOf = (...items: Cart['items']): Cart => ({ items, appliedCoupon: null });

/** A document of its own for each visit. */
async function freshDocument() {
  vi.resetModules();
  return import('@/services/analytics');
}

beforeEach(() => sessionStorage.clear());

it('a cart begins one checkout, after a way back and with another price too [S7.733]', async () => {
  const before = await freshDocument();
  expect(before.claimCheckout(cartOf(line('a')))).toBe(true);
  expect(before.claimCheckout(cartOf(line('a')))).toBe(false);
  const { claimCheckout } = await freshDocument();
  const { product, ...rest } = line('a');
  expect(claimCheckout(cartOf({ ...rest, product: { ...product, price: 99 } }))).toBe(false);
  expect(claimCheckout(cartOf({ ...line('a'), quantity: 2 }))).toBe(true);
  expect(claimCheckout(cartOf({ ...line('a'), quantity: 2 }, line('b')))).toBe(true);
});

it('the same things bought again begin another checkout [S7.733]', async () => {
  const { claimCheckout, endCheckout } = await freshDocument();
  claimCheckout(cartOf(line('a')));
  endCheckout();
  expect(claimCheckout(cartOf(line('a')))).toBe(true);
});

it('a browser that stores nothing counts it once a document [S7.733]', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const { claimCheckout } = await freshDocument();
  expect(claimCheckout(cartOf(line('a')))).toBe(true);
  expect(claimCheckout(cartOf(line('a')))).toBe(false);
  vi.unstubAllGlobals();
});
