import { render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNavigateTo } from '@/hooks/use-navigate-to';

const push = vi.fn();
const assign = vi.fn();

function Opener({ href }: { href: string }) {
  const goToPage = useNavigateTo();
  return (
    <button type="button" onClick={() => goToPage(href)}>
      Open
    </button>
  );
}

function open(asPath: string, href: string) {
  const router = { asPath, push } as unknown as NextRouter;
  render(
    <RouterContext value={router}>
      <Opener href={href} />
    </RouterContext>,
  );
  screen.getByRole('button').click();
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('location', { ...window.location, assign });
});
afterEach(() => vi.unstubAllGlobals());

it('opens a page as its links do, with the query carried', () => {
  open('/cart?ref=letter', '/shop?q=a');
  expect(push).toHaveBeenCalledExactlyOnceWith('/shop?q=a&ref=letter');
  expect(assign).not.toHaveBeenCalled();
});

it.each([
  ['/checkout?ref=letter', '/shop?q=a', '/shop?q=a&ref=letter'],
  ['/cart', '/checkout', '/checkout'],
])('loads a document from %s to %s [S2.240]', (from, to, address) => {
  open(from, to);
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
  expect(push).not.toHaveBeenCalled();
});
