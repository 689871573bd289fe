// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tags } from '@/core/model/analytics-tags';
import type { Cart } from '@/core/model/cart';
import type { MeasuredEvent } from '@/core/rules/measuring/measured-events';
import { line } from '../persistence/fixtures';

const SITE: Tags = { container: '', site: ['G-ABC1234567', 'AW-123456789'], recording: '' };
const BOTH: Tags = { ...SITE, container: 'GTM-ABC1234' };
const event = (number: number): MeasuredEvent => ({ name: `event-${number}`, params: {} });

/** A document of its own for each. */
async function freshDocument() {
  vi.resetModules();
  return import('@/services/analytics');
}

const layerOf = (name: string): unknown[] => Object(Reflect.get(window, name));
const eventsIn = (name: string) =>
  Array.from(layerOf(name), (entry) =>
    Array.isArray(entry) ? entry : Object.values(Object(entry)),
  ).flatMap((words) => words.filter((word: unknown) => String(word).startsWith('event-')));
const scripts = () => [...document.head.querySelectorAll('script')];

const cartOf = (...items: Cart['items']): Cart => ({ items, appliedCoupon: null });
const CART = cartOf(line('a'));
const CONTAINER = { container: 'GTM-ABC1234', site: [], recording: '' };

/** A document of its own for each visit, in which the shopper is counted. */
async function visit() {
  const analytics = await freshDocument();
  analytics.setConsent('accepted');
  return analytics;
}

/** The script that reads what is told has come. */
function scriptComes(): void {
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
}

/** Somebody hears what is told there at once. */
async function listeningDocument() {
  const analytics = await visit();
  analytics.startTags(CONTAINER);
  scriptComes();
  return analytics;
}

/** How many checkouts were told. */
function received(): number {
  const layer: unknown[] = Reflect.get(window, 'dataLayer') ?? [];
  return layer.filter((entry) => JSON.stringify(entry).includes('begin_checkout')).length;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'siteTagLayer', 'gtag']) Reflect.deleteProperty(window, name);
});

describe('what a document tells', () => {
  it('is nothing, and loads nothing, before the shopper agrees [S7.730]', async () => {
    const { setConsent, startTags, track } = await freshDocument();
    for (const consent of ['open', 'declined'] as const) {
      setConsent(consent);
      startTags(BOTH);
      track(event(1));
    }
    expect(scripts()).toEqual([]);
    setConsent('accepted');
    startTags(SITE);
    expect(eventsIn('dataLayer')).toEqual([]);
  });

  it('waits for the tags, and is told in its order [S7.730]', async () => {
    const { setConsent, startTags, track } = await freshDocument();
    setConsent('accepted');
    track(event(1));
    startTags(BOTH);
    track(event(2));
    expect(eventsIn('dataLayer')).toEqual(['event-1', 'event-2']);
    expect(eventsIn('siteTagLayer')).toEqual(['event-1', 'event-2']);
    startTags(BOTH);
    expect(scripts()).toHaveLength(2);
  });

  it('ends when the shopper changes their mind [S7.736]', async () => {
    const { setConsent, startTags, track } = await freshDocument();
    setConsent('accepted');
    startTags(SITE);
    expect(setConsent('declined')).toBe(true);
    track(event(1));
    expect(eventsIn('dataLayer')).toEqual([]);
    expect(Reflect.get(window, 'ga-disable-G-ABC1234567')).toBe(true);
    const said = layerOf('dataLayer').map((words) => JSON.stringify(Array.from(Object(words))));
    expect(said.at(-1)).toMatch(/"consent","update".*"analytics_storage":"denied"/);
  });

  it('is bounded while a script hangs, and dropped where it is missing [S7.739]', async () => {
    const { setConsent, startTags, track } = await freshDocument();
    setConsent('accepted');
    startTags(SITE);
    for (let number = 0; number < 500; number += 1) track(event(number));
    expect(layerOf('dataLayer').length).toBeLessThanOrEqual(100);
    scripts()[0]?.dispatchEvent(new Event('error'));
    track(event(501));
    expect(layerOf('dataLayer')).toHaveLength(0);
  });

  it('is not held without end before anything is known of the shopper [S7.739]', async () => {
    const { setConsent, startTags, track } = await freshDocument();
    for (let number = 0; number < 500; number += 1) track(event(number));
    setConsent('accepted');
    startTags(SITE);
    expect(eventsIn('dataLayer').length).toBeLessThanOrEqual(20);
  });

  it('does not fail with a script that does [S7.739]', async () => {
    const { setConsent, startTags, track } = await freshDocument();
    setConsent('accepted');
    startTags(SITE);
    Object.assign(layerOf('dataLayer'), {
      push: () => {
        throw new Error('theirs');
      },
    });
    expect(() => track(event(1))).not.toThrow();
  });
});

describe('the shopper’s choice', () => {
  it('is heard of in every tab [S4.732]', async () => {
    const { choose, currentConsent, onChoice } = await freshDocument();
    const heard = vi.fn();
    const end = onChoice(heard);
    choose('declined');
    expect(heard).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'hemline:consent' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'persist:root' }));
    expect(heard).toHaveBeenCalledTimes(2);
    end();
    choose('accepted');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(currentConsent(true)).toBe('accepted');
  });

  it('lasts as long as the document where nothing is stored [S4.736]', async () => {
    const { choose, currentConsent } = await freshDocument();
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    choose('accepted');
    refuse.mockRestore();
    expect(currentConsent(true)).toBe('accepted');
  });
});

describe('a checkout', () => {
  it('a cart begins one checkout, after a way back and with another price too [S7.733]', async () => {
    const before = await listeningDocument();
    before.trackCheckout(CART);
    before.trackCheckout(CART);
    expect(received()).toBe(1);
    const { trackCheckout } = await listeningDocument();
    const { product, ...rest } = line('a');
    trackCheckout(cartOf({ ...rest, product: { ...product, price: 99 } }));
    expect(received()).toBe(1);
    trackCheckout(cartOf({ ...line('a'), quantity: 2 }));
    trackCheckout(cartOf({ ...line('a'), quantity: 2 }, line('b')));
    expect(received()).toBe(3);
  });

  it('one that nobody could hear before the document was left is told on the way back [S7.733]', async () => {
    const deaf = await visit();
    deaf.trackCheckout(CART);
    deaf.trackCheckout(CART);
    const { startTags, trackCheckout } = await visit();
    trackCheckout(CART);
    expect(received()).toBe(0);
    trackCheckout(CART);
    startTags(CONTAINER);
    expect(received()).toBe(1);
  });

  it('one whose script was still on its way is told on the way back [S7.733]', async () => {
    const waiting = await visit();
    waiting.startTags(CONTAINER);
    waiting.trackCheckout(CART);
    document.head.replaceChildren();
    Reflect.deleteProperty(window, 'dataLayer');
    const { trackCheckout } = await listeningDocument();
    trackCheckout(CART);
    expect(received()).toBe(1);
  });

  it('one that was held until somebody heard it is not told again [S7.733]', async () => {
    const early = await visit();
    early.trackCheckout(CART);
    early.startTags(CONTAINER);
    scriptComes();
    expect(received()).toBe(1);
    const { trackCheckout } = await listeningDocument();
    trackCheckout(CART);
    expect(received()).toBe(1);
  });

  it('the same things bought again begin another checkout [S7.733]', async () => {
    const { endCheckout, trackCheckout } = await listeningDocument();
    trackCheckout(CART);
    endCheckout();
    trackCheckout(CART);
    expect(received()).toBe(2);
  });

  it('a browser that stores nothing counts it once a document [S7.733]', async () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    const { trackCheckout } = await listeningDocument();
    trackCheckout(CART);
    trackCheckout(CART);
    expect(received()).toBe(1);
  });
});
