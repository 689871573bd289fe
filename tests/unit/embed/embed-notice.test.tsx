import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbedNotice } from '@/components/embed/embed-notice';
import { renderInShop } from '../header/shop-page';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('what was added stands for a while, and as long as its link has the focus', () => {
  renderInShop(<EmbedNotice added={{ name: 'Shirt', count: 1 }} />);
  const passes = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const link = screen.getByRole('link', { name: 'Open cart' });
  link.focus();
  passes(20_000);
  expect(link).toHaveFocus();
  link.blur();
  passes(6000);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
