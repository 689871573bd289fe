import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { productSchema } from '@/core/model/product.schema';
import { loadDesigned, renderDesigned } from './designed';

const ITEMS = [
  { title: 'Index', link: '/shop', icon: 'category' },
  {
    title: 'Garments',
    link: '/shop?category=Jacket',
    submenu: [
      { title: 'Outer', link: '/shop?category=Jacket' },
      { title: 'A film', link: 'https://films.example/one' },
    ],
  },
];
const SOCIAL = [{ icon: 'youtube', title: 'Our films', link: 'https://films.example' }];
const HEADER = [
  { type: 'logo', section: 'left' },
  { type: 'navigation', section: 'center', props: { items: ITEMS } },
  { type: 'search', props: { placeholder: 'Find a coat' } },
  { type: 'wishlist' },
  { type: 'cart' },
  { type: 'social', props: { items: SOCIAL } },
];

beforeAll(loadDesigned);

const banner = () => within(screen.getByRole('banner'));
const main = () => within(banner().getByRole('navigation', { name: 'Main' }));

describe('a designed header', () => {
  it('stands in place of the default one, without its strip [S2.340] [S2.342]', () => {
    renderDesigned({ header: HEADER });
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    expect(banner().getByRole('link', { name: 'LINEN.EXAMPLE' })).toHaveAttribute('href', '/');
    expect(main().getAllByRole('link')[0]).toHaveTextContent('Index');
    expect(screen.queryByText('Checkout')).toBeNull();
    expect(screen.queryByText(/secure payments ·/i)).toBeNull();
  });

  it('stands in place of header 2 as well [S2.340]', () => {
    renderDesigned({ header: HEADER }, { init: { headertemplate: 2, phone: '555' } });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(banner().queryByText('555')).toBeNull();
  });

  it('leaves out what it does not know, and what has no design has the default [S2.340] [S2.346]', () => {
    renderDesigned({ header: [{ type: 'their_widget' }, { type: 'logo' }] });
    expect(screen.queryByText(/their_widget/)).toBeNull();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Worldwide Shipping');
  });

  it('has its components in the sections they name [S2.341]', () => {
    renderDesigned({
      header: [
        { type: 'cart', section: 'left' },
        { type: 'logo', section: 'center' },
      ],
    });
    const [menu, cart, logo] = banner().getAllByRole('link');
    expect(menu).toHaveTextContent('Menu');
    expect(cart).toHaveTextContent('Cart');
    expect(logo).toHaveTextContent('LINEN.EXAMPLE');
    expect(cart?.closest('[class*=left]')).not.toBeNull();
    expect(logo?.closest('[class*=center]')).not.toBeNull();
  });

  it('offers search, wishlist, cart and menu on mobile, each once [S2.343]', () => {
    renderDesigned({ header: [{ type: 'logo' }, { type: 'cart', section: 'left' }] });
    expect(banner().getByRole('link', { name: 'Menu' })).toHaveAttribute('aria-haspopup', 'dialog');
    const onSmallScreens = (name: RegExp) => {
      const [link, ...others] = banner().getAllByRole('link', { name });
      expect(others).toEqual([]);
      return link?.closest('[class*=small]') ?? null;
    };
    expect(onSmallScreens(/^Cart/)).toBeNull();
    expect(onSmallScreens(/^Search/)).not.toBeNull();
    expect(onSmallScreens(/^Wishlist/)).not.toBeNull();
  });

  it('opens the search, which says what a search of it would be for [S2.343]', async () => {
    const user = userEvent.setup();
    renderDesigned({ header: HEADER });
    await user.click(banner().getByRole('link', { name: /^Search: ?Find a coat$/ }));
    expect(await screen.findByRole('dialog', { name: 'Search Products' })).toBeVisible();
  });

  it('counts what is in the cart once it is back [S4.341]', () => {
    const product = productSchema.parse({ id: 'h1', name: 'Coat', price: 20 });
    const cart = { items: [{ product, quantity: 2 }], appliedCoupon: null };
    renderDesigned({ header: HEADER }, { cart });
    expect(banner().getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  });
});

describe('the menu of a designed header', () => {
  async function openMenu(header: unknown[], settings = {}) {
    const user = userEvent.setup();
    renderDesigned({ header }, { init: { settings } });
    await user.click(banner().getByRole('link', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    return { user, dialog, menu: within(dialog) };
  }

  it('is 320 px wide and has its links, submenus unfolding [S2.344] [S9.340]', async () => {
    const { user, dialog, menu } = await openMenu(HEADER);
    expect(dialog).toHaveStyle({ width: '320px' });
    expect(menu.getByRole('link', { name: 'Index' })).toHaveAttribute('href', '/shop');
    expect(menu.queryByRole('link', { name: 'Outer' })).toBeNull();
    await user.click(menu.getByRole('button', { name: 'Garments: more' }));
    expect(menu.getByRole('link', { name: 'Outer' })).toBeVisible();
    expect(menu.getByRole('link', { name: 'A film' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(menu.queryByRole('link', { name: 'Checkout' })).toBeNull();
  });

  it('has the sale, the social links and the copyright line [S2.344]', async () => {
    const { dialog, menu } = await openMenu(HEADER);
    expect(menu.getByText('30% OFF')).toBeVisible();
    expect(menu.getByRole('link', { name: /^Our films/ })).toHaveAttribute(
      'href',
      'https://films.example',
    );
    expect(dialog).toHaveTextContent('linen Store. All rights reserved');
  });

  it('has no sale where prices are hidden [S2.344]', async () => {
    const { menu } = await openMenu(HEADER, { hideSellPrice: true });
    expect(menu.queryByText('Flash Sale')).toBeNull();
  });

  it('has the shop’s own links where the header has no navigation [S2.344]', async () => {
    const { menu } = await openMenu([{ type: 'logo' }]);
    for (const name of ['Home', 'Shop', 'Cart', 'Checkout', 'Wishlist']) {
      expect(menu.getByRole('link', { name })).toBeVisible();
    }
  });
});
