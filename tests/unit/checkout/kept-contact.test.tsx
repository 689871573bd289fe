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

  it('are kept by nobody else, and gone as soon as it is unchecked', async () => {
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

  it('give way to what was typed in this tab', () => {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), form: CONTACT }));
    writeDraft({ form: { city: 'Salem' } });
    expect(readDraft().form).toEqual({ city: 'Salem' });
  });

  it('are kept anew by every visit, and forgotten a year after the last one', () => {
    const at = Date.now();
    localStorage.setItem(KEY, JSON.stringify({ at, form: CONTACT }));
    expect(readContact(at + YEAR_MS - 1)).toEqual(CONTACT);
    expect(readContact(at + 2 * YEAR_MS - 2)).toEqual(CONTACT);
    expect(readContact(at + 3 * YEAR_MS - 2)).toEqual({});
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('from more than a year ago are gone once the checkout opens', () => {
    localStorage.setItem(KEY, JSON.stringify({ at: Date.now() - YEAR_MS, form: CONTACT }));
    visit();
    expect(box()).not.toBeChecked();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are not there where the browser refuses to save them, or is full, which is told', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    visit();
    await user.click(box());
    expect(box()).not.toBeChecked();
    expect(box()).toHaveAccessibleDescription(/^This browser couldn’t save them/);
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
    expect(localStorage.getItem(KEY)).toBeNull();
    visit();
    expect(screen.getByLabelText('E-mail')).toHaveValue('');
  });
});
