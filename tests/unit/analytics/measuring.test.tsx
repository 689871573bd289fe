// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Measuring } from '@/components/analytics/measuring';
import { useFreshDocument } from '@/components/analytics/use-fresh-document';
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

/** Something to write into, beside the way out of the document. */
function Form() {
  return (
    <>
      <input defaultValue="" />
      <button type="button" onClick={useFreshDocument()}>
        Leave
      </button>
    </>
  );
}

it('words that were typed are not lost by a consent that is taken back [S7.736]', () => {
  const [reload, assign] = [vi.fn(), vi.fn()];
  vi.stubGlobal('location', { ...window.location, reload, assign });
  const { router } = renderInShop(<Form />);
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a long message' } });

  fireEvent.click(screen.getByRole('button'));
  expect(reload).not.toHaveBeenCalled();
  const [[event, open] = []] = vi.mocked(router.events.on).mock.calls;
  expect(event).toBe('routeChangeStart');
  open?.('/shop');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/shop');
});
