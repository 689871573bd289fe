import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CartView } from '@/components/cart/page';
import type { CartLine } from '@/core/model/cart';
import { cartLine } from '@/core/rules/cart/cart-line';
import { lineKey } from '@/core/rules/cart/line-identity';
import * as cartService from '@/services/cart';
import * as catalogue from '@/services/catalogue';
import { lineAdded, linesRepriced } from '@/store/slices/cart';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { renderInShop } from '../header/shop-page';
import { field, NAME, NAMING, option, product } from '../product/fixtures';

const loadProduct = standIn(catalogue, 'loadProduct');
const loadVariants = standIn(catalogue, 'loadVariants');
const loadStock = standIn(cartService, 'loadStock');
const priceCart = standIn(cartService, 'priceCart');

const SIZE = field({
  id: 'size',
  label: 'Size',
  type: 'select',
  options: [option('S'), option('M')],
  required: true,
});
const TEE = product({
  ...{ id: 'tee', name: 'Tee', price: 20, image: ['/s.webp', '/m.webp'] },
  variants: [SIZE, NAMING, NAME],
  rows: [
    { id: 'row-s', values: ['S'], price: 20, picture: 0 },
    { id: 'row-m', values: ['M'], price: 24, picture: 1 },
  ],
});
const size = (label: string, priceAdjustment = 0) => ({
  Size: { label, value: label, priceAdjustment },
});
const small = (changes: Partial<CartLine> = {}): CartLine => ({
  ...cartLine(TEE, 5, size('S'), { id: 'row-s' }),
  ...changes,
});
/** A cart as the shop has answered it: what it says of a moment is kept nowhere. */
function show(...items: CartLine[]) {
  const shown = renderInShop(<CartView />, { cart: { items, appliedCoupon: null } });
  const lines = Object.fromEntries(items.map((line) => [lineKey(line), line]));
  act(() => {
    shown.store.dispatch(linesRepriced({ lines, coupon: null }));
  });
  return shown;
}

beforeEach(() => {
  loadProduct.mockResolvedValue(TEE);
  loadVariants.mockResolvedValue([]);
  loadStock.mockResolvedValue(new Map());
  // Prices are as they are until there is an answer.
  priceCart.mockReturnValue(new Promise(() => undefined));
});

describe('a line that is short', () => {
  it('names its size and takes what is left, with the focus [S4.936] [S4.982]', async () => {
    const user = userEvent.setup();
    const { store } = show(small({ stock: { left: 2 } }));
    expect(screen.getByText('There are only 2 left of Tee (S).')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take the 2 that are left' }));
    expect(store.getState().cart.items[0]?.quantity).toBe(2);
    expect(screen.queryByText(/There are only/)).toBeNull();
    expect(screen.getByText('Only 2 left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tee' })).toHaveFocus();
  });

  it('takes no focus that a browser takes from a button as it is disabled [S4.982]', async () => {
    const user = userEvent.setup();
    const { store } = show(small({ quantity: 2 }));
    const goes = vi.fn();
    screen.getByRole('link', { name: 'Tee' }).addEventListener('focus', goes);
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    const focused = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body);
    const fewer = { ...small({ quantity: 1 }), stock: { left: 3 } };
    act(() => {
      store.dispatch(linesRepriced({ lines: { [lineKey(fewer)]: fewer }, coupon: null }));
    });
    focused.mockRestore();
    expect(screen.getByText('Only 3 left')).toBeVisible();
    expect(goes).not.toHaveBeenCalled();
  });

  it('can be removed where nothing is left [S4.936]', async () => {
    const user = userEvent.setup();
    const { store } = show(
      small({ stock: { left: 0 } }),
      small({ ...cartLine(TEE, 1, size('M')) }),
    );
    expect(screen.getByText('Tee (S) is sold out.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take the/ })).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Remove Tee' })[0] ?? document.body);
    expect(store.getState().cart.items).toHaveLength(1);
  });
});

describe('a line is edited in its place', () => {
  async function edit(label: RegExp) {
    const user = userEvent.setup();
    await user.click((await screen.findAllByRole('button', { name: label }))[0] ?? document.body);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit item' }));
    await dialog.findByRole('radio', { name: 'S' });
    return { user, dialog };
  }

  it('by its options and texts, with its price and its picture [S5.930]', async () => {
    const { store } = show(small(), cartLine(product({ id: 'p-2', name: 'Cap' }), 1, {}));
    const { user, dialog } = await edit(/^Edit: Tee/);
    expect(dialog.getByRole('radio', { name: 'S' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'None' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'M' }));
    await user.click(dialog.getByRole('radio', { name: /Embroidered/ }));
    await user.type(dialog.getByRole('textbox', { name: /Your text/ }), 'Ada');
    await user.click(dialog.getByRole('button', { name: 'Update cart' }));
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [line, cap] = store.getState().cart.items;
    expect(line).toMatchObject({
      ...{ quantity: 5, variantId: 'row-m' },
      variants: { Size: { label: 'M', priceAdjustment: 4 }, 'Your text': { value: 'Ada' } },
    });
    expect(line?.product.image[0]).toBe('/m.webp');
    expect(cap?.product.name).toBe('Cap');
  });

  it('and joins a line that is the same then [S5.930]', async () => {
    const medium = cartLine(TEE, 2, size('M', 4), { id: 'row-m' });
    const { store } = show(small(), medium);
    const { user, dialog } = await edit(/^Edit: Tee/);
    await user.click(dialog.getByRole('radio', { name: 'M' }));
    await user.click(dialog.getByRole('button', { name: 'Update cart' }));
    await eventually(() => expect(store.getState().cart.items).toHaveLength(1));
    expect(store.getState().cart.items[0]).toMatchObject({ quantity: 7, variantId: 'row-m' });
  });

  it('with the focus on it, whichever way it was edited [S4.982]', async () => {
    const medium = cartLine(TEE, 2, size('M', 4), { id: 'row-m' });
    const gone = cartLine(TEE, 1, size('XL'), { id: 'row-xl' });
    const { store } = show({ ...gone, stock: { left: 0, isGone: true } }, medium);
    const cap = cartLine(product({ id: 'p-2', name: 'Cap' }), 1, size('L'));
    act(() => void store.dispatch(lineAdded(cap)));
    const editing = () => screen.findAllByRole('button', { name: /^Edit: / });
    for (const [label, to] of [
      [/^Choose again: Tee/, 'S'],
      [/^Edit: Tee/, 'M'],
    ] as const) {
      const { user, dialog } = await edit(label);
      await user.click(dialog.getByRole('radio', { name: to }));
      await user.click(dialog.getByRole('button', { name: 'Update cart' }));
      await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect((await editing())[0]).toHaveFocus();
    }
    // The last has joined a line that was there.
    expect(await editing()).toHaveLength(2);
  });

  it('chosen again where its variant is gone [S4.933]', async () => {
    const gone = cartLine(TEE, 1, size('XL'), { id: 'row-xl' });
    const { store } = show({ ...gone, stock: { left: 0, isGone: true } });
    expect(screen.getByText(/Please choose again what you want of Tee: XL/)).toBeVisible();
    const { user, dialog } = await edit(/^Choose again: Tee/);
    await user.click(dialog.getByRole('button', { name: 'Update cart' }));
    await eventually(() =>
      expect(store.getState().cart.items[0]).toMatchObject({ variantId: 'row-s' }),
    );
  });

  it('filled in where something required is blank [S5.933]', async () => {
    const named = {
      ...size('S'),
      Personalization: { label: 'Name', value: 'name', priceAdjustment: 8 },
    };
    const line = cartLine(TEE, 1, named, { id: 'row-s' });
    const { store } = show({ ...line, blank: ['Your text'] });
    expect(screen.getByText('Your text: left blank')).toBeVisible();
    const { user, dialog } = await edit(/^Fill it in: Tee/);
    expect(dialog.getByText('Left blank for now')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /Your text/ }), 'Ada');
    expect(dialog.queryByText('Left blank for now')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Update cart' }));
    await eventually(() =>
      expect(store.getState().cart.items[0]?.variants).toHaveProperty('Your text'),
    );
    expect(screen.queryByText(/left blank/)).toBeNull();
  });
});
