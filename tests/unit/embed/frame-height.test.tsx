import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSize } from '@/components/embed/use-size';
import { MAX_FRAME_HEIGHT } from '@/core/rules/embed/embed-messages';

afterEach(() => vi.restoreAllMocks());

/** An embed that is so high, in the page of blog.example. */
function showEmbed(height: number) {
  const parent = Object.create(window, { postMessage: { value: vi.fn() } });
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parent);
  window.history.replaceState(null, '', '#from=https%3A%2F%2Fblog.example');
  const content = document.createElement('div');
  vi.spyOn(content, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, height));
  renderHook(() => useSize({ current: content }));
  return document.documentElement.style.overflowY;
}

it('content scrolls where it is higher than any frame, and only there [S2.708]', () => {
  expect(showEmbed(MAX_FRAME_HEIGHT)).toBe('hidden');
  expect(showEmbed(MAX_FRAME_HEIGHT + 1)).toBe('');
});
