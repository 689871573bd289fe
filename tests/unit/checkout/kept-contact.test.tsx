import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedirectView } from '@/components/checkout/after/redirect-view';
import { CheckoutView } from '@/components/checkout/checkout-view';
import { cartLine } from '@/core/rules/cart/cart-line';
import * as payment from '@/services/payment';
import { readContact } from '@/store/checkout/contact';
import { forgetCheckout, readDraft, writeDraft } from '@/store/checkout/draft';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';
import { product } from '../product/fixtures';

const offered = standIn(payment, 'loadMethods');
const begun = standIn(payment, 'createCheckoutSession');
const user = userEvent.setup();

const CONTACT = {
  ...{ email: 'grace@example.com', country: 'US', name: 'Grace Hopper', company: 'Hoppers Ltd.' },
  ...{ line1: '12 Harbor Street', city: 'Portland', region: 'OR', postalCode: '97201' },
  phone: '5551234',
};
const FORM = { ...CONTACT, note: 'Gate code 4711', 'billing.name': 'Charles' };
const KEY = 'checkout-contact';
const YEAR_MS = 365 * 24 * 60 * 60_000;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  offered.mockResolvedValue([]);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A visit to the checkout; it ends as an order does. */
function visit() {
  const items = [cartLine(product({ name: 'Mug', price: 20 }), 1, {})];
  const { unmount } = renderInShop(<CheckoutView />, { cart: { items, appliedCoupon: null } });
  return () => {
    unmount();
    forgetCheckout();
  };
}
const box = () => screen.getByRole('checkbox', { name: 'Save contact and address for next time' });

describe('contact and address [S4.1300]', () => {
  it('are kept where the shopper wants it, with what is changed afterwards, and filled in at the next visit', async () => {
    writeDraft({ form: FORM });
    const leave = visit();
    expect(box()).not.toBeChecked();
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.click(box());
    expect(readContact()).toEqual(CONTACT);
    await user.type(screen.getByLabelText('Town or city'), 's');
    leave();

    visit();
    expect(box()).toBeChecked();
    expect(screen.getByLabelText('E-mail')).toHaveValue(CONTACT.email);
    expect(screen.getByLabelText('Town or city')).toHaveValue('Portlands');
    expect(screen.getByLabelText('State')).toHaveValue('OR');
    // Of this order alone.
    expect(screen.getByLabelText(/^Delivery note/)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: /different billing/ })).not.toBeChecked();
  });

  it('are kept by nobody else, and gone as soon as it is unticked', async () => {
    writeDraft({ form: FORM });
    visit()();
    expect(localStorage.getItem(KEY)).toBeNull();

    writeDraft({ form: FORM });
    const leave = visit();
    await user.click(box());
    await user.click(box());
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.type(screen.getByLabelText('Town or city'), 's');
    expect(localStorage.getItem(KEY)).toBeNull();
    leave();
    visit();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });

  it('begin no payment by themselves', async () => {
    const replace = vi.fn();
    vi.stubGlobal('location', { ...window.location, replace });
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), form: CONTACT }));
    const items = [cartLine(product({ name: 'Mug', price: 20 }), 1, {})];
    renderInShop(<RedirectView />, { cart: { items, appliedCoupon: null } });
    await eventually(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/checkout'));
    expect(begun).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('give way to what was typed in this tab, and are forgotten after a year', () => {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), form: CONTACT }));
    writeDraft({ form: { city: 'Salem' } });
    expect(readDraft().form).toEqual({ city: 'Salem' });
    expect(readContact(Date.now() + YEAR_MS - 1000)).toEqual(CONTACT);
    expect(readContact(Date.now() + YEAR_MS)).toEqual({});
  });

  it('are not there where the browser keeps nothing, which says so', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    visit();
    await user.click(box());
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(/doesn’t store anything/);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no moment', JSON.stringify({ form: CONTACT })],
    ['no texts', JSON.stringify({ at: Date.now(), form: { email: 7, name: {}, city: null } })],
    ['no form', JSON.stringify({ at: Date.now() })],
  ])('that cannot be read are none: %s', (_name, text) => {
    localStorage.setItem(KEY, text);
    expect(readContact()).toEqual({});
    visit();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });
});
