// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Measuring } from '@/components/analytics/measuring';
import { writeChoice } from '@/core/rules/consent';
import { eventually } from '../../support/eventually';
import { renderInShop } from '../header/shop-page';

const KEY = 'hemline:consent';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
});

it('a document that measures is left once the consent is taken back in another tab [S7.736]', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  localStorage.setItem(KEY, writeChoice('accepted'));
  renderInShop(<Measuring />, { init: { gtag: 'GTM-ABC1234' } });
  await eventually(() => expect(document.head.querySelector('script')).not.toBeNull());
  expect(reload).not.toHaveBeenCalled();

  localStorage.setItem(KEY, writeChoice('declined'));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});
