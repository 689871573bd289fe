import { AxiosHeaders } from 'axios';
import { beforeEach, describe, expect, it } from 'vitest';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { SHOP_STATE_HEADER } from '@/core/rules/security/entity-tag';
import * as sending from '@/services/send-call';
import { fetchCall } from '@/services/server/fetch-call';
import { inShopState } from '@/services/server/keepable';
import { standIn } from '../../support/stand-in';

const sendCall = standIn(sending, 'sendCall');

/** What the backend has; a request that names its tag gets 304. */
let products: { slug: string; updatedAt: string }[];
let built: number;
/** The state that the backend finds the shop in. */
let state: string;

beforeEach(() => {
  built = 0;
  state = 'one';
  sendCall.mockClear();
  sendCall.mockImplementation(async (_client, _call, _request, options) => {
    const etag = `"${products.length}"`;
    const isFresh = options?.headers?.['if-none-match'] === etag;
    if (!isFresh) built += 1;
    return {
      status: isFresh ? 304 : 200,
      statusText: '',
      headers: new AxiosHeaders({ etag, [SHOP_STATE_HEADER]: state }),
      data: isFresh ? null : { products },
      config: { headers: new AxiosHeaders() },
    };
  });
});

const ask = (domain: string) =>
  fetchCall(storefrontCalls.sitemap, storefrontSchemas.sitemap, { domain });

it('an answer is kept until the backend has another one', async () => {
  products = [{ slug: 'a', updatedAt: '' }];
  expect(await ask('kept.example')).toEqual({ products });
  expect(await ask('kept.example')).toEqual({ products });
  expect(built).toBe(1);
  products = [...products, { slug: 'b', updatedAt: '' }];
  expect(await ask('kept.example')).toEqual({ products });
  expect(built).toBe(2);
});

it('what is kept cannot be changed by a page that it is given to', async () => {
  products = [{ slug: 'a', updatedAt: '' }];
  const answer = await ask('frozen.example');
  expect(() => Object.assign(answer.products[0] ?? {}, { slug: 'b' })).toThrow('read only');
  expect(await ask('frozen.example')).toEqual({ products });
});

describe('while a page is made', () => {
  const askIn = (tag: string, domain = 'state.example') =>
    inShopState({ domain: 'state.example', tag }, () => ask(domain));
  const sent = () => sendCall.mock.calls.length;

  it('an answer kept in the state of its shop is not asked about, one of another state or shop is', async () => {
    products = [{ slug: 'a', updatedAt: '' }];
    await ask('state.example');
    expect(await askIn('one')).toEqual({ products });
    expect(sent()).toBe(1);
    await ask('state.example');
    await askIn('one', 'other.example');
    await askIn('one', 'other.example');
    expect(sent()).toBe(4);

    state = 'two';
    expect(await askIn('two')).toEqual({ products });
    expect(await askIn('two')).toEqual({ products });
    expect(sent()).toBe(5);
    expect(built).toBe(2);
  });

  it('an answer counts for the state that it was given in, not for that of the page', async () => {
    products = [{ slug: 'a', updatedAt: '' }];
    state = 'of another shop';
    await askIn('before', 'state.example');
    await askIn('before', 'state.example');
    expect(sent()).toBe(2);
  });
});

it('large answers push each other out, so that many hosts cannot fill the memory', async () => {
  const slug = 'x'.repeat(1024 * 1024);
  products = Array.from({ length: 3 }, () => ({ slug, updatedAt: '' }));
  for (const host of ['a.example', 'b.example', 'c.example']) await ask(host);
  await ask('c.example');
  expect(built).toBe(3);
  await ask('a.example');
  expect(built).toBe(4);
});

it('what is read of an answer opens the shop, whatever else was in it [S8.600]', async () => {
  const deep = 100_000;
  sendCall.mockResolvedValueOnce({
    ...{ status: 200, statusText: '', config: { headers: new AxiosHeaders() } },
    headers: new AxiosHeaders({ etag: '"1"' }),
    data: { domain: 'deep.example', layout: JSON.parse('['.repeat(deep) + ']'.repeat(deep)) },
  });
  const sent = { domain: 'deep.example' };
  const init = await fetchCall(storefrontCalls.init, storefrontSchemas.init, sent);
  expect(init).toMatchObject({ domain: 'deep.example', layout: [] });
});
