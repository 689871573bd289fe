import { fireEvent, render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Link } from '@/components/ui';

const push = vi.fn();
const prefetch = vi.fn(async () => undefined);

/** As much of the router as a link uses. */
function renderLink(link: React.ReactElement, asPath = '/?ref=letter') {
  const router = { asPath, push, prefetch } as unknown as NextRouter;
  render(<RouterContext value={router}>{link}</RouterContext>);
  const anchor = screen.getByRole('link');
  // jsdom cannot follow a link; whoever prevents it first is what the tests ask for.
  const wasPrevented = vi.fn();
  const listening = new AbortController();
  onTestFinished(() => listening.abort());
  const { signal } = listening;
  document.addEventListener('click', (event) => wasPrevented(event.defaultPrevented), { signal });
  document.addEventListener('click', (event) => event.preventDefault(), { signal });
  return { anchor, wasPrevented };
}

beforeEach(() => {
  push.mockClear();
  prefetch.mockClear();
});
describe('an internal link', () => {
  it('carries the query and opens its page without a new document', () => {
    const { anchor } = renderLink(<Link href="/shop">Shop</Link>);
    expect(anchor).toHaveAttribute('href', '/shop?ref=letter');
    fireEvent.click(anchor);
    expect(push).toHaveBeenCalledExactlyOnceWith('/shop?ref=letter');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (init) => {
    const { anchor, wasPrevented } = renderLink(<Link href="/shop">Shop</Link>);
    fireEvent.click(anchor, init);
    expect(push).not.toHaveBeenCalled();
    expect(wasPrevented).toHaveBeenCalledWith(false);
  });

  it.each([
    ['/?ref=letter', '/checkout'],
    ['/checkout-stripe', '/shop'],
  ])('leaves the way from %s to %s to the browser: it needs a document [S2.240]', (from, to) => {
    const { anchor, wasPrevented } = renderLink(<Link href={to}>Go</Link>, from);
    fireEvent.click(anchor);
    expect(push).not.toHaveBeenCalled();
    expect(wasPrevented).toHaveBeenCalledWith(false);
  });

  it('leaves other windows to the browser', () => {
    const { anchor } = renderLink(
      <Link href="/shop" target="_blank">
        Shop
      </Link>,
    );
    fireEvent.click(anchor);
    expect(push).not.toHaveBeenCalled();
  });

  it('goes nowhere when its own handler has dealt with the click', () => {
    const { anchor } = renderLink(
      <Link href="/shop" onClick={(event) => event.preventDefault()}>
        Shop
      </Link>,
    );
    fireEvent.click(anchor);
    expect(push).not.toHaveBeenCalled();
  });

  it('fetches its page’s code when pointed at', () => {
    const { anchor } = renderLink(<Link href="/shop">Shop</Link>);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(anchor);
    expect(prefetch).toHaveBeenCalledWith('/shop?ref=letter');
  });
});
