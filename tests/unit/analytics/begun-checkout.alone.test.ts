// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Cart } from '@/core/model/cart';
import { line } from '../persistence/fixtures';

const cartOf = (...items: Cart['items']): Cart => ({ items, appliedCoupon: null });
const CART = cartOf(line('a'));
const SITE = { container: 'GTM-ABC1234', site: [], recording: '' };

/** A document of its own for each visit, in which the shopper is counted. */
async function freshDocument() {
  vi.resetModules();
  const analytics = await import('@/services/analytics');
  analytics.setConsent('accepted');
  return analytics;
}

/** The script that reads what is told has come. */
function scriptComes(): void {
  for (const script of document.head.querySelectorAll('script'))
    script.dispatchEvent(new Event('load'));
}

/** Somebody hears what is told there at once. */
async function listeningDocument() {
  const analytics = await freshDocument();
  analytics.startTags(SITE);
  scriptComes();
  return analytics;
}

/** How many checkouts were told. */
function told(): number {
  const layer: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
  return layer.filter((entry) => JSON.stringify(entry).includes('begin_checkout')).length;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
});

it('a cart begins one checkout, after a way back and with another price too [S7.733]', async () => {
  const before = await listeningDocument();
  before.tellCheckout(CART);
  before.tellCheckout(CART);
  expect(told()).toBe(1);
  const { tellCheckout } = await listeningDocument();
  const { product, ...rest } = line('a');
  tellCheckout(cartOf({ ...rest, product: { ...product, price: 99 } }));
  expect(told()).toBe(1);
  tellCheckout(cartOf({ ...line('a'), quantity: 2 }));
  tellCheckout(cartOf({ ...line('a'), quantity: 2 }, line('b')));
  expect(told()).toBe(3);
});

it('one that nobody could hear before the document was left is told on the way back [S7.733]', async () => {
  const deaf = await freshDocument();
  deaf.tellCheckout(CART);
  deaf.tellCheckout(CART);
  const { startTags, tellCheckout } = await freshDocument();
  tellCheckout(CART);
  expect(told()).toBe(0);
  tellCheckout(CART);
  startTags(SITE);
  expect(told()).toBe(1);
});

it('one whose script was still on its way is told on the way back [S7.733]', async () => {
  const waiting = await freshDocument();
  waiting.startTags(SITE);
  waiting.tellCheckout(CART);
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
  const { tellCheckout } = await listeningDocument();
  tellCheckout(CART);
  expect(told()).toBe(1);
});

it('one that was held until somebody heard it is not told again [S7.733]', async () => {
  const early = await freshDocument();
  early.tellCheckout(CART);
  early.startTags(SITE);
  scriptComes();
  expect(told()).toBe(1);
  const { tellCheckout } = await listeningDocument();
  tellCheckout(CART);
  expect(told()).toBe(1);
});

it('the same things bought again begin another checkout [S7.733]', async () => {
  const { endCheckout, tellCheckout } = await listeningDocument();
  tellCheckout(CART);
  endCheckout();
  tellCheckout(CART);
  expect(told()).toBe(2);
});

it('a browser that stores nothing counts it once a document [S7.733]', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const { tellCheckout } = await listeningDocument();
  tellCheckout(CART);
  tellCheckout(CART);
  expect(told()).toBe(1);
});
