import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VariantRow } from '@/core/model/variant';
import { cartLine } from '@/core/rules/cart/cart-line';
import * as cartService from '@/services/cart';
import { lineAdded } from '@/store/slices/cart';
import { eventually } from '../../support/eventually';
import { standIn } from '../../support/stand-in';
import { field, NAME, NAMING, option, product } from './fixtures';
import { ProductPage, renderInShop } from './render';

const loadStock = standIn(cartService, 'loadStock');

const SIZES = field({
  id: 'size',
  label: 'Size',
  type: 'select',
  options: [option('S'), option('M'), option('L')],
  required: true,
});
const COLORS = field({
  id: 'color',
  label: 'Color',
  type: 'color',
  options: [
    { ...option('Navy'), swatch: '#1f2a44' },
    { ...option('Sage'), swatch: '#a3b18a' },
  ],
  required: true,
});
const row = (size: string, color: string, changes: Partial<VariantRow> = {}): VariantRow => ({
  ...{ id: `${size}-${color}`.toLowerCase(), values: [size, color], price: 20 },
  ...changes,
});
const ROWS = [
  row('S', 'Navy', { stock: 'sold-out' }),
  row('M', 'Navy', { stock: 'few', picture: 1 }),
  row('L', 'Navy', { price: 25, compareAtPrice: 30 }),
  row('S', 'Sage', { picture: 2 }),
];
const FIELDS = [SIZES, COLORS, NAMING, NAME];
const IMAGES = ['/tee-1.webp', '/tee-2.webp', '/tee-3.webp'];

const view = (opening: Record<string, string> | null = null) => (
  <ProductPage
    product={product({ price: 20, image: IMAGES, variants: FIELDS, rows: ROWS })}
    fields={FIELDS}
    related={[]}
    reviews={null}
    opening={opening}
  />
);
const buyBox = () => within(screen.getByRole('region', { name: 'Buy' }));
const choice = (name: RegExp | string) => screen.getByRole('radio', { name });
const addButton = () => buyBox().getByRole('button', { name: 'Add to Cart' });
const said = () =>
  buyBox()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

beforeEach(() => {
  loadStock.mockResolvedValue(new Map());
  window.history.replaceState(null, '', '/product/fern-hoodie');
});

describe('the choices of a product with variants', () => {
  it('open with the first that is to be had, and say what is not [S4.930] [S4.931]', () => {
    renderInShop(view());
    expect(choice('M')).toBeChecked();
    expect(choice(/^S, sold out/)).not.toBeChecked();
    expect(choice(/Sage.*not available with your other choices/)).not.toBeChecked();
  });

  it('follow each other where there is no such variant, and keep what they can [S4.932]', async () => {
    const user = userEvent.setup();
    renderInShop(view());
    await user.click(choice(/Sage/));
    expect(choice('S')).toBeChecked();
    expect(choice(/Sage/)).toBeChecked();
    await user.click(choice(/^L/));
    expect(choice(/Navy/)).toBeChecked();
  });

  it('lead to the price, the former price and the picture of their row [S3.946]', async () => {
    const user = userEvent.setup();
    const settings = { realMerchandising: true };
    renderInShop(view(), { settings });
    const gallery = within(screen.getByRole('region', { name: /Pictures of/ }));
    const shown = () => gallery.getByText('Picture').closest('p')?.textContent;
    await eventually(() => expect(shown()).toMatch(/^Picture 2/));
    await user.click(choice('L'));
    const price = buyBox().getByText('instead of').closest('p');
    expect(price).toHaveTextContent('$25.00instead of $30.00');
    await user.click(choice(/Embroidered/));
    expect(price).toHaveTextContent('$33.00instead of $38.00');
    await user.click(choice(/Sage/));
    expect(shown()).toMatch(/^Picture 3/);
  });

  it('put their row into the cart, at its price and with its picture [S3.946]', async () => {
    const user = userEvent.setup();
    const { store } = renderInShop(view({ size: 'L', color: 'Navy' }));
    await user.click(addButton());
    await eventually(() => expect(store.getState().cart.items).toHaveLength(1));
    expect(store.getState().cart.items[0]).toMatchObject({
      variantId: 'l-navy',
      variants: { Size: { label: 'L', priceAdjustment: 5 }, Color: { label: 'Navy' } },
    });
    await user.click(choice('M'));
    await user.click(addButton());
    await eventually(() => expect(store.getState().cart.items).toHaveLength(2));
    expect(store.getState().cart.items[1]?.product.image[0]).toBe(IMAGES[1]);
  });

  it('cannot be added where they are sold out [S4.931]', async () => {
    const user = userEvent.setup();
    renderInShop(view());
    await user.click(choice(/^S, sold out/));
    expect(buyBox().getByRole('button', { name: 'Sold out' })).toBeDisabled();
  });

  it('say at its field what was left blank, once it is in the cart [S5.933]', async () => {
    const user = userEvent.setup();
    renderInShop(view());
    await user.click(choice(/Embroidered/));
    expect(screen.queryByText(/Left blank/)).toBeNull();
    await user.click(addButton());
    const text = screen.getByRole('textbox', { name: /Your text/ });
    expect(screen.getByText('Left blank for now')).toBeVisible();
    await user.type(text, 'Ada');
    expect(screen.queryByText(/Left blank/)).toBeNull();
  });
});

describe('how many there are', () => {
  it('is asked for anew: what is sold out meanwhile is not chosen [S4.934]', async () => {
    loadStock.mockResolvedValue(
      new Map([
        ['m-navy', 0],
        ['l-navy', 3],
      ]),
    );
    renderInShop(view());
    await eventually(() => expect(choice('L')).toBeChecked());
    expect(choice(/^M, sold out/)).toBeVisible();
    expect(said()).toContain('Only 3 left');
  });

  it('caps the quantity and says why, together with what is in the cart [S4.935]', async () => {
    const user = userEvent.setup();
    loadStock.mockResolvedValue(new Map([['m-navy', 8]]));
    const { store } = renderInShop(view());
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '7');
    await user.tab();
    expect(quantity).toHaveValue('7');
    await eventually(() => expect(said()).toBe(''));
    await user.clear(quantity);
    await user.type(quantity, '50');
    await user.tab();
    expect(quantity).toHaveValue('8');
    expect(said()).toContain('Only 8 left');
    const bought = cartLine(product({ id: 'p-1' }), 7, {}, { id: 'm-navy' });
    act(() => {
      store.dispatch(lineAdded(bought));
    });
    expect(said()).toContain('you can have 1 more');
    act(() => {
      store.dispatch(lineAdded({ ...bought, quantity: 1 }));
    });
    expect(said()).toContain('All 8 that are left are in your cart');
    expect(addButton()).toBeDisabled();
  });

  it('is few without a number where that cannot be had [S4.934]', async () => {
    loadStock.mockRejectedValue(new Error('away'));
    renderInShop(view());
    expect(said()).toContain('Few left');
  });
});

describe('the address of a choice', () => {
  it('opens with what it names, and follows without an entry of the history [S4.942] [S4.946]', async () => {
    const user = userEvent.setup();
    window.history.replaceState(
      { url: '/product/[id]?id=fern-hoodie&utm=a', as: '/product/fern-hoodie?utm=a', key: 'k' },
      '',
      '/product/fern-hoodie?utm=a',
    );
    const entries = window.history.length;
    renderInShop(view({ size: 'S', color: 'Sage' }));
    expect(choice('S')).toBeChecked();
    expect(window.location.search).toBe('?utm=a');
    await user.click(choice(/^L/));
    await eventually(() => expect(window.location.search).toBe('?utm=a&size=l&color=navy'));
    expect(window.history.length).toBe(entries);
    expect(window.history.state).toEqual({
      url: '/product/[id]?id=fern-hoodie&utm=a&size=l&color=navy',
      as: '/product/fern-hoodie?utm=a&size=l&color=navy',
      key: 'k',
    });
  });

  it('says what of it is not there [S4.943]', async () => {
    window.history.replaceState(null, '', '/product/fern-hoodie?color=purple');
    renderInShop(view());
    await eventually(() => expect(said()).toContain('Color “purple” is not offered.'));
  });

  it.each(['?size=m&color=sage', '?Size=M&COLOR=Sage', '?size=xx&size=m&color=sage'])(
    'says of %s that it is not to be had together [S4.943]',
    async (query) => {
      window.history.replaceState(null, '', `/product/fern-hoodie${query}`);
      renderInShop(view({ size: 'S', color: 'Sage' }));
      await eventually(() => expect(said()).toContain('not offered together'));
    },
  );
});
