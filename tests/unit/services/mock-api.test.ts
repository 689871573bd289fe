import { afterEach, describe, expect, it, vi } from 'vitest';
import { reviewCalls } from '@/core/calls/reviews';
import { storefrontCalls } from '@/core/calls/storefront';
import { storefrontSchemas } from '@/core/calls/storefront.schema';

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
      const answer = await callBackend(storefrontCalls[name], request as never);
      expect(storefrontSchemas[name].response.parse(answer)).toBeTruthy();
    },
  );

  it('pages and filters its sample products', async () => {
    const { sampleAnswer } = await import('@/services/mock-samples');
    expect(sampleAnswer('/shop', { page: '2', limit: '15' })).toMatchObject({
      page: 2,
      total: 26,
      totalPages: 2,
    });
    expect(sampleAnswer('/shop', { category: 'Hoodies' })).toMatchObject({ total: 2 });
  });

  it('mock API and debug logging are off by default', async () => {
    const { isApiMocked, isDebugging } = await import('@/services/flags');
    expect([isApiMocked, isDebugging]).toEqual([false, false]);
  });

  it('debug logging tells every call', async () => {
    vi.stubEnv('NEXT_PUBLIC_MOCK_API', '1');
    vi.stubEnv('NEXT_PUBLIC_DEBUG', '1');
    const told = vi.spyOn(console, 'debug').mockImplementation(() => undefined);
    const { callBackend } = await import('@/services/browser-client');
    await callBackend(reviewCalls.reviewCategories, {});
    expect(told).toHaveBeenCalledWith('GET /review-categories', {});
  });
});
