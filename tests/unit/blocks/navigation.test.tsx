import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

const ITEMS = [
  { title: 'Shop', link: '/shop', icon: 'shop' },
  {
    title: 'Help',
    link: '/faqs',
    submenu: [
      { title: 'Returns', link: '/returns' },
      { title: 'A film', link: 'https://films.example' },
    ],
  },
];
const navigation = (props: object, styles = {}) => [{ type: 'navigation', props, styles }];
const links = () => within(screen.getByRole('navigation', { name: /^Links to / }));
const toggle = () => screen.getByRole('button', { name: 'Help: more' });
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

describe('the navigation of a page', () => {
  it('has its items with icons and submenus, also where they are called items [S3.340] [S3.343]', () => {
    const { unmount } = renderLayout(navigation({ navigationItems: ITEMS }));
    const names = links()
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Shop', 'Help', 'Returns', 'A film']);
    expect(links().getByRole('link', { name: 'Shop' }).innerHTML).toContain('#shop');
    unmount();
    renderLayout(navigation({ items: ITEMS }));
    expect(links().getAllByRole('link')).toHaveLength(4);
  });

  it('has the links of the shop where it has none of its own [S3.340]', () => {
    renderLayout(navigation({}));
    expect(links().getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
    expect(links().getByText('Warm hoodies')).toBeInTheDocument();
  });

  it('shows the logo in the height it names, and none without [S3.340]', () => {
    const init = { logo: '/logo.svg', name: 'Linen' };
    const { unmount } = renderLayout(navigation({ logoHeight: '50px' }), { init });
    const logo = screen.getByRole('img', { name: 'Linen, home' });
    expect(logo).toHaveAttribute('height', '50');
    // No page is first seen by it: it is fetched when it is near, and never before.
    expect(logo).toHaveAttribute('loading', 'lazy');
    unmount();
    renderLayout(navigation({}), { init });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('takes size and weight of its type from props or styles [S3.341]', () => {
    const props = { fontSize: '20px', fontWeight: 700 };
    const { container, unmount } = renderLayout(navigation(props, { fontSize: '12px' }));
    const root = () => container.querySelector('[style]')?.getAttribute('style');
    expect(root()).toMatch(/--navigation-size: 20px; --navigation-weight: 700/);
    unmount();
    const { container: other } = renderLayout(navigation({}, { fontSize: '12px' }));
    expect(other.innerHTML).toContain('--navigation-size: 12px');
  });

  it('opens a submenu by its button, the focus and the mouse [S4.340]', async () => {
    const user = userEvent.setup();
    renderLayout(navigation({ items: ITEMS }));
    await user.click(toggle());
    expect(isOpen()).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await user.hover(links().getByRole('link', { name: 'Help' }));
    expect(isOpen()).toBe(true);
    await user.unhover(links().getByRole('link', { name: 'Help' }));
    links().getByRole('link', { name: 'Shop' }).focus();
    await user.tab();
    expect(links().getByRole('link', { name: 'Help' })).toHaveFocus();
    expect(isOpen()).toBe(true);
  });

  it('leads to other sites without telling who sent the shopper', () => {
    renderLayout(navigation({ items: ITEMS }));
    const film = screen.getByText('A film');
    expect(film).toHaveAttribute('href', 'https://films.example');
    expect(film).toHaveAttribute('rel', 'noopener noreferrer');
  });
});

describe('the menu of a navigation on a narrow page', () => {
  async function openMenu() {
    const user = userEvent.setup();
    const page = renderLayout(navigation({ items: ITEMS }), {
      init: { email: 'hi@linen.example' },
    });
    await user.click(screen.getByText('Menu'));
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    return { ...page, user, dialog, menu: within(dialog) };
  }

  it('is 320 px wide, with links, sale, social links and copyright line [S2.353] [S9.340]', async () => {
    const { user, dialog, menu } = await openMenu();
    expect(dialog).toHaveStyle({ width: '320px' });
    await user.click(menu.getByRole('button', { name: 'Help: more' }));
    expect(menu.getByRole('link', { name: 'Returns' })).toBeVisible();
    expect(menu.getByText('Flash Sale')).toBeVisible();
    expect(menu.getByRole('link', { name: 'hi@linen.example' })).toBeVisible();
    expect(dialog).toHaveTextContent('linen Store. All rights reserved');
  });

  it('closes on the way to another page [S2.353]', async () => {
    const { router } = await openMenu();
    const starts = vi
      .mocked(router.events.on)
      .mock.calls.filter(([name]) => name === 'routeChangeStart');
    act(() => {
      for (const [, begin] of starts) begin();
    });
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
