import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { products, shops } from '@/backend/db/schema';
import { designSchemas } from '@/core/calls/design.schema';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { PRIVATE_A, PRIVATE_B, SHOP_B, seedShops } from './seed';
import { withTestApp } from './test-app';

const testApp = withTestApp();
const { database, get, read } = testApp;
beforeAll(() => seedShops(database.db));

const shopAt = async (host: string, path = '/api/domain/info') => {
  const { data } = designSchemas.domainInfo.response.parse(await read(path, host));
  return data;
};

describe('which shop a request is for', () => {
  test('a host opens its shop, whatever its case, port or closing dot', async () => {
    for (const host of ['localhost', 'LOCALHOST:3000', 'localhost.']) {
      expect(await shopAt(host)).toMatchObject({ name: 'Marlow & Finch', match: 'host' });
    }
    expect(await shopAt('other.example')).toMatchObject({
      domain: 'other.example',
      template: 'classic',
    });
  });

  test('a loopback address opens localhost [S9.2]', async () => {
    for (const host of ['127.0.0.1:3000', '127.8.9.1', '[::1]:3000', '0.0.0.0']) {
      expect(await shopAt(host), host).toMatchObject({ domain: 'localhost' });
    }
  });

  test('an alias, and what remains without the first label, open their shop', async () => {
    expect(await shopAt('www.marlow.example')).toMatchObject({
      domain: 'localhost',
      match: 'alias',
    });
    expect(await shopAt('www.other.example')).toMatchObject({
      domain: 'other.example',
      match: 'parent',
    });
    expect(await shopAt('m.www.marlow.example')).toMatchObject({
      domain: 'localhost',
      match: 'parent',
    });
    expect(await shopAt('jersey.localhost')).toMatchObject({ name: 'Gridline', match: 'host' });
  });

  test('the domain parameter goes before the Host header [S7.4]', async () => {
    const path = '/api/domain/info?domain=other.example';
    expect(await shopAt('localhost', path)).toMatchObject({ name: 'Other' });
  });

  test('an unknown host is 404 for every call, and tells nothing of a shop', async () => {
    for (const path of ['/init', '/shop', '/product?id=hoodies-1', '/api/user/pages']) {
      for (const host of ['nobody.example', 'a.b.other.example', 'example', '10.0.0.1']) {
        const answer = await get(path, host);
        expect(answer.status, `${host}${path}`).toBe(404);
        const failure = {
          status: 404,
          message: 'There is no shop at this address.',
          path: 'domain',
        };
        expect(await answer.json()).toEqual(failure);
      }
    }
  });

  test('/healthz and /readyz answer on any host', async () => {
    expect((await get('/healthz', 'nobody.example')).status).toBe(200);
    expect((await get('/readyz', 'nobody.example')).status).toBe(200);
  });
});

test('GET /api/domain/info names the shop and its template [S7.17]', async () => {
  expect(await shopAt('localhost')).toMatchObject({
    domain: 'localhost',
    name: 'Marlow & Finch',
    template: 'classic',
  });
});

describe('GET /init', () => {
  test('carries every field of the shop, pictures at public addresses [S1.5] [S7.30]', async () => {
    const init = await read('/init');
    expect(storefrontSchemas.init.response.parse(init)).toEqual(init);
    expect(init).toEqual({
      domain: 'localhost',
      name: 'Marlow & Finch',
      template: 'classic',
      opening: 'open',
      openingNote: '',
      logo: '/api/backend/media/logo-1.webp',
      favicon: '/api/backend/media/icon-2.webp',
      company: 'Marlow & Finch Ltd.',
      founder: 'Ada Finch',
      phone: '+1 555 0100',
      email: 'hello@marlow.example',
      address: '1 Mill Lane',
      arraddress: ['1 Mill Lane', 'Portland'],
      banner: expect.objectContaining({
        image: '/api/backend/media/banner-3.webp',
        title: 'Autumn',
      }),
      ads: expect.objectContaining({ title: 'Ad', image: 'https://cdn.example/ad.jpg?v=1' }),
      last_ads: expect.objectContaining({ image: '/api/backend/media/last-4.webp' }),
      keywords: 'hoodies, gifts',
      googleverify: 'verify-me',
      gtag: 'GTM-1',
      analytics: ['G-1'],
      adsid: ['AW-1'],
      conversion_label: 'label',
      prefix: 'MF',
      shipping_cost: 6.5,
      transit_time: '3-5',
      handing_time: '1-2',
      settings: { showCategory: true, reviewCategories: ['Hoodies'] },
      metadata: { title: 'Marlow & Finch', globalCSS: 'p { color: red }', headerTemplate: 2 },
      globalCSS: 'p { color: red }',
      headertemplate: 2,
      designedPages: [],
      paymentMarks: ['Visa', 'Mastercard', 'American Express'],
      scripts: '',
      design: expect.objectContaining({ header: [{ type: 'logo', section: 'left' }], footer: [] }),
    });
  });

  test('leaves out what the shop has not set', async () => {
    const init = storefrontSchemas.init.response.parse(await read('/init', 'other.example'));
    expect(init).toMatchObject({ banner: null, shipping_cost: 4.99, transit_time: '1-1' });
    for (const absent of ['layout', 'globalCSS', 'headertemplate', 'design']) {
      expect(init).not.toHaveProperty(absent);
    }
  });

  test('POST /api/user/init tells the same in the envelope [S7.3] [S7.10]', async () => {
    const answer = await testApp.app.request('/api/user/init', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ domain: 'localhost' }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ status: 0, message: '', data: await read('/init') });
  });
});

describe('tenancy', () => {
  test('a shop sees the shared products and its own, never another’s', async () => {
    for (const [host, own, other] of [
      ['localhost', PRIVATE_A, PRIVATE_B],
      ['other.example', PRIVATE_B, PRIVATE_A],
    ] as const) {
      const pages = await Promise.all(
        ['/shop?limit=100', '/products?limit=100', '/related?id=hoodies-1&limit=100'].map((path) =>
          get(path, host),
        ),
      );
      for (const page of pages) {
        const text = await page.text();
        expect(text).toContain(own);
        expect(text).not.toContain(other);
      }
      expect((await get(`/product?id=${own}`, host)).status).toBe(200);
      expect((await get(`/product?id=${other}`, host)).status).toBe(404);
    }
  });

  test('another template’s catalogue is not the shop’s', async () => {
    const answer = await get('/shop?template=jersey');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ path: 'template' });
    expect((await get('/variants?template=jersey')).status).toBe(404);
    expect((await get('/categories-by-template?template=none')).status).toBe(404);
  });

  test('of two products with one slug the shop’s own is shown', async () => {
    const own = {
      shopId: SHOP_B,
      template: 'classic',
      slug: 'hoodies-1',
      name: 'Ours',
      priceMinor: 5,
    };
    await database.db.insert(products).values(own);
    expect(await read('/product?id=hoodies-1', 'other.example')).toMatchObject({ name: 'Ours' });
    expect(await read('/product?id=hoodies-1')).toMatchObject({ name: 'Hoodies 01' });
  });
});

test('a deleted shop is gone at once', async () => {
  await database.db.insert(shops).values({ host: 'short.example', template: 'classic' });
  expect((await get('/init', 'short.example')).status).toBe(200);
  await database.db.delete(shops).where(eq(shops.host, 'short.example'));
  expect((await get('/init', 'short.example')).status).toBe(404);
});
