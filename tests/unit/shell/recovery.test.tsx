import { act, render, screen } from '@testing-library/react';
import mitt from 'next/dist/shared/lib/mitt';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TryAgain } from '@/components/ui/try-again';
import { useArrival, useRecovery } from '@/hooks/use-recovery';

const LEAVING = 'routeChangeStart';
let answer: (status: number) => void;
let request: { signal: AbortSignal }[];

beforeEach(() => {
  request = [];
  vi.stubGlobal('fetch', (_: string, init: { signal: AbortSignal }) => {
    request.push(init);
    return new Promise((resolve) => {
      answer = (status) => resolve({ status });
    });
  });
});

afterEach(() => vi.unstubAllGlobals());

function Away() {
  return <TryAgain recovery={useRecovery(useArrival(false))} look="primary" />;
}

/** A page without its backend that came from an address which has changed since. */
function openAway() {
  window.history.replaceState({}, '', '/cart?size=m#lines');
  const events = mitt();
  const replace = vi.fn(async () => true);
  const router = { events, replace, asPath: '/cart?cart_data=secret&size=m' };
  const { unmount } = render(
    <RouterContext value={router as unknown as NextRouter}>
      <Away />
    </RouterContext>,
  );
  const tryAgain = () => act(async () => screen.getByRole('button').click());
  const reply = (status: number) => act(async () => answer(status));
  return { events, replace, unmount, tryAgain, reply };
}

it('a page that is back goes on by its address as it stands, without what was taken out of it [S8.704]', async () => {
  const { replace, tryAgain, reply } = openAway();
  await tryAgain();
  expect(screen.getByRole('button')).toHaveTextContent('Trying…');
  await reply(503);
  expect(screen.getByRole('button')).toHaveTextContent('Try again now');
  expect(replace).not.toHaveBeenCalled();
  await tryAgain();
  await reply(200);
  expect(replace).toHaveBeenCalledExactlyOnceWith('/cart?size=m', undefined, { scroll: false });
});

it('nobody is thrown back to a page that is left, or is being left [S8.704]', async () => {
  const { events, replace, unmount, tryAgain, reply } = openAway();
  await tryAgain();
  events.emit(LEAVING, '/wishlist');
  await reply(200);
  events.emit('routeChangeError', new Error('no data: another document comes'));
  await tryAgain();
  await reply(200);
  expect(replace).not.toHaveBeenCalled();

  events.emit('routeChangeError', Object.assign(new Error('called off'), { cancelled: true }));
  await tryAgain();
  unmount();
  await reply(200);
  expect(replace).not.toHaveBeenCalled();
});

it('the button keeps the focus while it is tried, and asks for nothing more then', async () => {
  const { tryAgain, reply } = openAway();
  const button = screen.getByRole('button');
  button.focus();
  await tryAgain();
  expect(button).toHaveFocus();
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await tryAgain();
  await reply(503);
  expect(request).toHaveLength(1);
});

it('an attempt that hangs is given up', async () => {
  const signal = new AbortController().signal;
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(signal);
  const { tryAgain } = openAway();
  await tryAgain();
  expect(timeout).toHaveBeenCalledWith(10_000);
  expect(request[0]?.signal).toBe(signal);
});
