import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { Product } from '@/core/model/product';
import { selectCartCount } from '@/store/slices/cart';
import { selectIsCartOpen } from '@/store/slices/shop';
import { selectIsHearted } from '@/store/slices/wishlist';
import { COLOR, NAME, NAMING, product, SIZE } from './fixtures';
import { ARRIVES, ProductPage, renderInShop } from './render';

const FIELDS = [SIZE, COLOR, NAMING, NAME];

const view = (fields: Partial<Product> = {}, related: Product[] = []) => (
  <ProductPage
    product={product(fields)}
    fields={FIELDS}
    related={related}
    reviews={{ count: 12, average: 3.6 }}
  />
);

const buyBox = () => within(screen.getByRole('region', { name: 'Buy' }));
const shownPrice = () => buyBox().getByText('instead of').closest('p')?.textContent;
const addButton = () => buyBox().getByRole('button', { name: 'Add to Cart' });

describe('the product page', () => {
  it('shows name, price and struck-through price, a way back, and the five badges', () => {
    renderInShop(view());
    expect(screen.getByRole('heading', { level: 1, name: 'Fern Hoodie' })).toBeVisible();
    expect(shownPrice()).toBe('$48.00instead of $62.40');
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Shop',
      'Hoodies',
    ]);
    const badges = within(screen.getByRole('region', { name: 'What it is made for' }));
    expect(badges.getAllByRole('listitem').map((badge) => badge.textContent)).toEqual([
      'Soft-Touch Fabric',
      'Designed with Care',
      'Engineered for Everyday Comfort',
      'Built to Last',
      'Eco-Friendly Choice',
    ]);
  });

  it('tells its details below the description, also where there is none [S3.982]', () => {
    for (const description of ['<p>Warm.</p>', '']) {
      const details = '<dl><dt>Material</dt><dd>100% organic cotton</dd></dl>';
      renderInShop(cloneElement(view({ description }), { details }));
      const region = within(screen.getByRole('region', { name: 'Description' }));
      expect(region.getByRole('term')).toHaveTextContent('Material');
      expect(region.getByRole('definition')).toHaveTextContent('100% organic cotton');
      cleanup();
    }
    renderInShop(view({ description: '' }));
    expect(screen.queryByRole('region', { name: 'Description' })).toBeNull();
  });

  it('changes the price at once, exact in cents', async () => {
    const user = userEvent.setup();
    renderInShop(view());
    await user.click(screen.getByRole('radio', { name: /2XL/ }));
    expect(shownPrice()).toContain('$50.00');
    await user.click(screen.getByRole('radio', { name: /Embroidered/ }));
    await user.type(screen.getByRole('textbox', { name: /Your text/ }), 'M');
    expect(shownPrice()).toBe('$58.10instead of $75.53');
    await user.click(screen.getByRole('radio', { name: 'None' }));
    expect(shownPrice()).toContain('$50.00');
  });

  it('hides the struck-through price where the shop does', () => {
    renderInShop(view(), { settings: { hideSellPrice: true } });
    expect(screen.queryByText('instead of')).toBeNull();
  });

  it('adds what a choice adds to the real former price as well', async () => {
    const user = userEvent.setup();
    renderInShop(view({ compareAtPrice: 49 }), { settings: { realMerchandising: true } });
    expect(shownPrice()).toBe('$48.00instead of $49.00');
    await user.click(screen.getByRole('radio', { name: /2XL/ }));
    expect(shownPrice()).toBe('$50.00instead of $51.00');
  });

  it('hides the stars with ‘delete’, empties them where reviews are disabled', () => {
    renderInShop(view(), { settings: { disableReviews: 'delete' } });
    expect(screen.queryByRole('img', { name: /Rated/ })).toBeNull();
    cleanup();
    renderInShop(view(), { settings: { disableReviews: true } });
    expect(buyBox().getByRole('img', { name: 'Rated 0 out of 5' })).toBeVisible();
    cleanup();
    renderInShop(view({ image: ['/a-2.webp'] }));
    expect(buyBox().getByRole('img', { name: 'Rated 5 out of 5' })).toBeVisible();
    expect(buyBox().getByText('12 reviews')).toBeVisible();
  });

  it('puts the choices into the cart and opens it [S4.23]', async () => {
    const user = userEvent.setup();
    const { store } = renderInShop(view());
    await user.click(screen.getByRole('radio', { name: /2XL/ }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await user.click(addButton());
    await expect.poll(() => selectIsCartOpen(store.getState())).toBe(true);
    const state = store.getState();
    expect(selectCartCount(state)).toBe(2);
    expect(state.cart.items[0]?.variants).toEqual({
      Size: { label: '2XL', value: '2XL', priceAdjustment: 2 },
      Color: { label: 'Navy', value: 'Navy', priceAdjustment: 0 },
    });
  });

  it('does not ask for a required text before it adds', async () => {
    const user = userEvent.setup();
    const { store } = renderInShop(view());
    await user.click(screen.getByRole('radio', { name: /Embroidered/ }));
    await user.click(addButton());
    await expect.poll(() => selectCartCount(store.getState())).toBe(1);
  });

  it('a quantity that is no number leaves the old one, and says so [S5.1150]', async () => {
    const user = userEvent.setup();
    renderInShop(view());
    await user.click(screen.getByRole('button', { name: 'One more' }));
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, 'many');
    await user.tab();
    expect(quantity).toHaveValue('2');
    expect(screen.getByText('Enter a number. It is still 2.')).toBeVisible();
    await user.type(quantity, '3');
    expect(screen.queryByText(/It is still/)).toBeNull();
  });

  it('takes a typed quantity', async () => {
    const user = userEvent.setup();
    const { store } = renderInShop(view());
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '12');
    await user.click(addButton());
    expect(quantity).toHaveValue('12');
    await expect.poll(() => selectCartCount(store.getState())).toBe(12);
  });

  it('cannot be bought when sold out', () => {
    renderInShop(view({ isSoldOut: true }));
    expect(buyBox().getByRole('button', { name: 'Sold out' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  });

  it('the heart adds to the wishlist and removes [S4.24]', async () => {
    const user = userEvent.setup();
    const { store } = renderInShop(view());
    const heart = screen.getByRole('button', { name: 'Wishlist', pressed: false });
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(selectIsHearted(store.getState(), product().id)).toBe(true);
    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    expect(selectIsHearted(store.getState(), product().id)).toBe(false);
  });

  it('has what changes personal things wait until they are rehydrated [S4.60]', () => {
    renderInShop(view(), { isRehydrated: false });
    expect(addButton()).toHaveAttribute('data-awaits');
    expect(screen.getByRole('button', { name: 'Wishlist' })).toHaveAttribute('data-awaits');
  });

  it('tells what delivery costs, when it arrives, and who sells [S9.1151]', () => {
    renderInShop(view());
    expect(buyBox().getByText(/^Shipping/)).toHaveTextContent('$4.99');
    expect(buyBox().getByText(ARRIVES)).toBeVisible();
    expect(buyBox().getByText('sold and sent by Marlow Ltd')).toBeVisible();
  });

  it('shows related products, or no such row', () => {
    const { rerender } = renderInShop(view());
    expect(screen.queryByRole('heading', { name: 'You may also like' })).toBeNull();
    rerender(view({}, [product({ id: 'p-2', name: 'Dune Hoodie', slug: 'dune' })]));
    const row = within(screen.getByRole('region', { name: 'You may also like' }));
    expect(row.getByRole('link', { name: 'Dune Hoodie' })).toHaveAttribute('href', '/product/dune');
  });

  it('begins anew with another product', async () => {
    const user = userEvent.setup();
    const { rerender } = renderInShop(view());
    await user.click(screen.getByRole('radio', { name: /2XL/ }));
    rerender(view({ id: 'p-2' }));
    expect(screen.getByRole('radio', { name: 'M' })).toBeChecked();
  });
});
