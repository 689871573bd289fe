import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Measuring, useFreshDocument } from '@/components/analytics/measuring';
import { writeChoice } from '@/core/rules/measuring/consent';
import { setConsent, startTags } from '@/services/analytics';
import { cartReplaced } from '@/store/slices/cart';
import { eventually } from '../../support/eventually';
import { renderInShop } from '../header/shop-page';
import { line } from '../persistence/fixtures';

const KEY = 'hemline:consent';
const BEGUN = 'begin_checkout';

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

/** Something to write into and something to choose, beside the way out of the document. */
function Form() {
  return (
    <>
      <input type="number" defaultValue={2} />
      <textarea defaultValue="" />
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
  fireEvent.click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledOnce();
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'a long message' } });

  fireEvent.click(screen.getByRole('button'));
  expect(reload).toHaveBeenCalledOnce();
  const [[event, open] = []] = vi.mocked(router.events.on).mock.calls;
  expect(event).toBe('routeChangeStart');
  open?.('/shop');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/shop');
});

it('a checkout begins by what follows its link, and anew once the cart was emptied [S7.733]', async () => {
  localStorage.setItem(KEY, writeChoice('accepted'));
  sessionStorage.clear();
  setConsent('accepted');
  startTags({ container: 'GTM-ABC1234', site: [], recording: '' });
  const shown = (
    <>
      <Measuring />
      <a href="/checkout">Checkout</a>
    </>
  );
  const cart = { items: [line('a')], appliedCoupon: null };
  const { store } = renderInShop(shown, { init: { gtag: 'GTM-ABC1234' }, cart });
  const received = () =>
    Reflect.get(window, 'dataLayer').filter((entry: { event?: string }) => entry.event === BEGUN)
      .length;
  const link = screen.getByRole('link', { name: 'Checkout' });
  link.addEventListener('click', (event) => event.preventDefault());
  const click = (button: number) =>
    fireEvent(link, new MouseEvent('auxclick', { button, bubbles: true }));
  click(2);
  expect(received()).toBe(0);
  click(1);
  click(1);
  expect(received()).toBe(1);
  act(() => void store.dispatch(cartReplaced({ items: [], appliedCoupon: null })));
  act(() => void store.dispatch(cartReplaced(cart)));
  click(1);
  expect(received()).toBe(2);
});
