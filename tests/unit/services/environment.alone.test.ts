import axios from 'axios';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { adminCalls } from '@/core/calls/admin';
import { adminSchemas } from '@/core/calls/admin.schema';
import { cartCalls } from '@/core/calls/cart';
import { cartSchemas } from '@/core/calls/cart.schema';
import { orderCalls } from '@/core/calls/orders';
import { orderSchemas } from '@/core/calls/orders.schema';
import { reviewCalls } from '@/core/calls/reviews';
import { reviewSchemas } from '@/core/calls/reviews.schema';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';
import { answerCalls } from '../../support/backend-calls';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the mock API', () => {
  it.each(['init', 'shop', 'product', 'related', 'categories', 'variants', 'search'] as const)(
    'answers %s as the contract has it',
    async (name) => {
      vi.stubEnv('NEXT_PUBLIC_MOCK_API', '1');
      const { callBackend } = await import('@/services/browser-client');
      const request = {
        domain: 'shop.example',
        id: 'sample-3',
        category: 'Hoodies',
        query: 'sample',
        template: 'classic',
      };
      const answer = await callBackend(
        storefrontCalls[name] as never,
        storefrontSchemas[name] as never,
        request as never,
      );
      expect(answer).toBeTruthy();
    },
  );

  it('prices carts, knows the coupon that is shown, and an order', async () => {
    vi.stubEnv('NEXT_PUBLIC_MOCK_API', '1');
    const { callBackend } = await import('@/services/browser-client');
    const lines = [
      { product: { id: '3' }, quantity: 2 },
      { product: { id: 'gone' }, quantity: 1 },
    ];
    const priced = await callBackend(cartCalls.priceCart, cartSchemas.priceCart, {
      lines,
      coupon: 'weddeal',
    });
    expect(priced).toMatchObject({
      lines: [{ quantity: 2 }, null],
      subtotal: 59.98,
      discount: 6,
      total: 58.97,
    });
    await expect(
      callBackend(cartCalls.checkCoupon, cartSchemas.checkCoupon, { code: 'x', lines }),
    ).rejects.toThrow(/coupon/);
    const added = { product: { id: '3' }, quantity: 1 };
    expect(await callBackend(cartCalls.addToCart, cartSchemas.addToCart, added)).toEqual({
      status: 0,
      message: '',
    });
    const order = await callBackend(orderCalls.trackOrder, orderSchemas.trackOrder, {
      order_id: 'x',
      email: 'a@b.c',
    });
    expect(order.data?.status).toBe('fulfilled');
  });

  it('answers the calls about disputes as the contract has them [S7.271]', async () => {
    vi.stubEnv('NEXT_PUBLIC_MOCK_API', '1');
    const { fileCase, addCaseMessage, loadAllCases, loadCase, verifyOrder } = await import(
      '@/services/orders'
    );
    const { access, orderId } = await verifyOrder({ order_id: 'SAMPLE-1', email: 'a@b.c' });
    expect(orderId).toBe('SAMPLE-1');
    const words = { name: 'Ada', subject: 'Late', description: 'Where is it?' };
    const filed = await fileCase({ access, ...words, type: 'not-received' });
    expect(filed).toMatchObject({ subject: 'Late', type: 'not-received', status: 'open' });
    const [result] = await loadAllCases({ access });
    expect(await loadCase({ access, caseId: 'sample' })).toEqual(result);
    const { messages } = await addCaseMessage({ access, caseId: 'sample', message: 'Thanks' });
    expect(messages.at(-1)?.message).toBe('Thanks');
  });

  it('lets anybody in and out', async () => {
    vi.stubEnv('NEXT_PUBLIC_MOCK_API', '1');
    const { callBackend } = await import('@/services/browser-client');
    const { login, logout } = adminCalls;
    const credentials = { email: 'ada@shop.example', password: 'x' };
    const { data } = await callBackend(login, adminSchemas.login, credentials);
    expect(data?.user).toMatchObject({ email: 'ada@shop.example', role: 'owner' });
    expect(await callBackend(logout, adminSchemas.logout, {})).toMatchObject({ status: 0 });
  });

  it('pages and filters its sample products', async () => {
    const { SAMPLES } = await import('@/services/mock-samples');
    expect(SAMPLES['/shop']?.({ page: '2', limit: '15' })).toMatchObject({
      page: 2,
      total: 26,
      totalPages: 2,
    });
    expect(SAMPLES['/shop']?.({ category: 'Hoodies' })).toMatchObject({ total: 2 });
  });

  it('mock API and debug logging are off by default', async () => {
    const { isApiMocked, isDebugging } = await import('@/services/environment');
    expect([isApiMocked, isDebugging]).toEqual([false, false]);
  });

  it('debug logging tells every call', async () => {
    vi.stubEnv('NEXT_PUBLIC_MOCK_API', '1');
    vi.stubEnv('NEXT_PUBLIC_DEBUG', '1');
    const received = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { callBackend } = await import('@/services/browser-client');
    await callBackend(reviewCalls.reviewCategories, reviewSchemas.reviewCategories, {});
    expect(received).toHaveBeenCalledWith('GET /review-categories', {});
  });
});

describe('the backend', () => {
  it('is called where the environment says, else beside the pages [S7.1]', async () => {
    const baseUrl = async () => {
      vi.resetModules();
      return (await import('@/services/environment')).backendBaseUrl;
    };
    vi.stubEnv('NEXT_PUBLIC_API_BASE_URL', '');
    expect(await baseUrl()).toBe('/api/backend');
    vi.stubEnv('NEXT_PUBLIC_API_BASE_URL', 'https://api.example');
    expect(await baseUrl()).toBe('https://api.example');
  });
});

it('data functions ask a backend that stands elsewhere where one is configured', async () => {
  const requests: unknown[] = [];
  answerCalls((config) => {
    requests.push(axios.getUri(config));
    return Promise.resolve({ status: 200, data: 'there', statusText: '', headers: {}, config });
  });
  onTestFinished(() => answerCalls());
  vi.stubEnv('NEXT_PUBLIC_API_BASE_URL', 'https://api.example/v1');
  const { serverClient } = await import('@/services/server/backend-client');
  expect(await serverClient().request({ url: '/init' })).toMatchObject({ data: 'there' });
  expect(requests).toEqual(['https://api.example/v1/init']);
});
