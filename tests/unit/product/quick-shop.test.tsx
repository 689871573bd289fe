import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductCard } from '@/components/product';
import { DEFAULT_SETTINGS } from '@/core/model/design';
import type { Product } from '@/core/model/product';
import { ApiError } from '@/services/api-error';
import * as catalogue from '@/services/catalogue';
import { selectIsCartOpen } from '@/store/slices/shop';
import { selectIsHearted } from '@/store/slices/wishlist';
import { eventually } from '../../support/eventually';
import { COLOR, NAME, NAMING, product, SIZE } from './fixtures';
import { renderInShop } from './render';

const loadProduct = vi.spyOn(catalogue, 'loadProduct');
const loadVariants = vi.spyOn(catalogue, 'loadVariants');

const PICTURES = ['/hoodie-navy-1.webp', '/hoodie-forest-green-2.webp'];

beforeEach(() => {
  loadProduct.mockResolvedValue(product({ image: PICTURES }));
  loadVariants.mockResolvedValue([SIZE, COLOR, NAMING, NAME]);
});
const card = (fields: Partial<Product> = {}, options = {}) =>
  renderInShop(
    <ProductCard product={product(fields)} settings={DEFAULT_SETTINGS} sizes="50vw" />,
    options,
  );
const opener = () => screen.findByRole('button', { name: 'Quick Shop: Fern Hoodie' });

async function openQuickShop() {
  const user = userEvent.setup();
  const { store } = card();
  await user.click(await opener());
  const dialog = within(await screen.findByRole('dialog', { name: 'Quick Shop' }));
  return { user, store, dialog };
}

describe('the controls of a card', () => {
  it('are heart and Quick Shop, apart from the link [S4.28]', async () => {
    const user = userEvent.setup();
    const { store } = card();
    await vi.dynamicImportSettled();
    await eventually(() => expect(document.querySelector('[data-awaits]')).toBeNull());
    const heart = screen.getByRole('button', { name: 'Wishlist: Fern Hoodie' });
    expect(heart.closest('a')).toBeNull();
    expect((await opener()).closest('a')).toBeNull();
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(selectIsHearted(store.getState(), 'p-1')).toBe(true);
  });

  it('the heart waits until the wishlist is back [S4.60]', async () => {
    card({}, { isRehydrated: false });
    await vi.dynamicImportSettled();
    const heart = screen.getByRole('button', { name: 'Wishlist: Fern Hoodie' });
    expect(heart).toHaveAttribute('data-awaits');
  });

  it('leave Quick Shop out where a product is sold out, which says so [S9.29]', async () => {
    card({ isSoldOut: true });
    await screen.findByRole('button', { name: /Wishlist/ });
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Quick Shop/ })).toBeNull();
  });
});

it('a card says that few are left, and nothing of plenty [S4.939]', () => {
  const { unmount } = card({ isFewLeft: true });
  expect(screen.getByText('Few left')).toBeVisible();
  unmount();
  card();
  expect(screen.queryByText(/left/)).toBeNull();
});

describe('Quick Shop', () => {
  it('opens with the defaults; price and picture follow the choices [S2.91] [S4.25]', async () => {
    const { user, dialog } = await openQuickShop();
    expect(await dialog.findByRole('radio', { name: 'M' })).toBeChecked();
    expect(dialog.getByRole('radio', { name: 'Navy' })).toBeChecked();
    expect(dialog.getByText('$48.00')).toBeVisible();
    expect(dialog.getByText('$62.40')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /2XL/ }));
    await user.click(dialog.getByRole('radio', { name: /Forest Green/ }));
    expect(dialog.getByText('$51.50')).toBeVisible();
    expect(dialog.getByRole('img')).toHaveAttribute('src', expect.stringContaining('forest-green'));
  });

  it('links to the product', async () => {
    const { dialog } = await openQuickShop();
    const link = await dialog.findByRole('link', { name: 'Fern Hoodie' });
    expect(link).toHaveAttribute('href', '/product/fern-hoodie');
  });

  it('adds one piece, opens the cart and closes [S4.26]', async () => {
    const { user, store, dialog } = await openQuickShop();
    await user.click(await dialog.findByRole('radio', { name: /2XL/ }));
    await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
    await expect.poll(() => selectIsCartOpen(store.getState())).toBe(true);
    const { cart } = store.getState();
    expect(cart.items).toHaveLength(1);
    expect(cart.items[0]).toMatchObject({ quantity: 1, variants: { Size: { label: '2XL' } } });
    expect(cart.items[0]?.variants).not.toHaveProperty('Personalization');
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows name and price at once, the choices when they come', async () => {
    let answer = (_: Product) => {};
    loadProduct.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { dialog } = await openQuickShop();
    expect(await dialog.findByRole('heading', { name: 'Fern Hoodie' })).toBeVisible();
    expect(dialog.getByText('Loading the choices…')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    answer(product());
    expect(await dialog.findByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  });

  it('can be tried again where the choices do not load', async () => {
    loadProduct.mockRejectedValue(new ApiError('network', ''));
    const { user, dialog } = await openQuickShop();
    expect(await dialog.findByRole('alert')).toHaveTextContent('could not be loaded');
    loadProduct.mockResolvedValue(product());
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('radio', { name: 'M' })).toBeChecked();
  });

  it('says that a product is no longer sold', async () => {
    loadProduct.mockRejectedValue(new ApiError('status', 'There is no such product.', 404));
    const { dialog } = await openQuickShop();
    expect(await dialog.findByRole('alert')).toHaveTextContent('no longer sold');
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('cannot add what has sold out meanwhile [S9.29]', async () => {
    loadProduct.mockResolvedValue(product({ isSoldOut: true }));
    const { dialog } = await openQuickShop();
    expect(await dialog.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  });
});
