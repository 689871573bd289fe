import { render, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { embedOf } from '@/components/embed';
import type { Embedded } from '@/services/page-props';
import { mapStorage, seededStore } from '../persistence/fixtures';

/** As much of the router as links and trying again use. */
const router = {
  asPath: '/embed/products',
  prefetch: async () => undefined,
  events: mitt(),
} as unknown as NextRouter;
const request = vi.fn(async () => new Response(null, { status: 503 }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', request);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  request.mockClear();
});

const Page = embedOf(Broken);

function Broken(): never {
  throw new Error('broken');
}

function show(embedded: Embedded<object>) {
  render(
    <RouterContext value={router}>
      <Provider store={seededStore(mapStorage().storage)}>
        <Page embedded={embedded} />
      </Provider>
    </RouterContext>,
  );
}

it('an embed that cannot be shown leads to the shop, and tries nothing again', async () => {
  show({ state: 'there', data: {} });
  expect(screen.getByRole('heading')).toHaveTextContent('This can’t be shown here');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).not.toHaveBeenCalled();
});

it('an embed of a shop that is away asks for itself, later each time', async () => {
  show({ state: 'unavailable' });
  expect(screen.getByRole('heading')).toHaveTextContent('We’ll be right back');
  await vi.advanceTimersByTimeAsync(60_000);
  const first = request.mock.calls.length;
  expect(first).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request.mock.calls.length - first).toBeLessThan(first);
});
