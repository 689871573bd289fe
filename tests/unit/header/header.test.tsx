import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header } from '@/components/header';
import { renderInShop } from './shop-page';

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('header 1', () => {
  it('stands where no other header is named, with its links and the fixed line [S2.46]', () => {
    renderInShop(<Header />);
    expect(mainLinks()).toEqual([
      'Home',
      'Shop',
      'Warm hoodies',
      'Home & table',
      'Cart',
      'Checkout',
    ]);
    expect(screen.getByText(/worldwide shipping/i)).toBeVisible();
  });

  it('names the upper-cased host where there is no logo [S2.40]', () => {
    renderInShop(<Header />);
    expect(screen.getByRole('link', { name: 'LINEN.EXAMPLE' })).toHaveAttribute('href', '/');
  });

  it('shows the logo where there is one [S2.40]', () => {
    renderInShop(<Header />, { init: { logo: '/logo.svg', name: 'Linen' } });
    expect(screen.getByRole('img', { name: 'Linen, home' })).toHaveAttribute('src', '/logo.svg');
    expect(screen.queryByText('LINEN.EXAMPLE')).toBeNull();
  });

  it('leads to pages where no script runs: listing, cart, the links of the footer', () => {
    renderInShop(<Header />);
    const target = (name: string) => screen.getAllByRole('link', { name }).at(-1);
    expect(target('Search')).toHaveAttribute('href', '/shop');
    expect(target('Cart')).toHaveAttribute('href', '/cart');
    expect(target('Menu')?.getAttribute('href')).toMatch(/#footer-links$/);
  });

  it('carries the query of the page in its links', () => {
    renderInShop(<Header />, { path: '/about?ref=mail' });
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
      'href',
      '/checkout?ref=mail',
    );
    expect(screen.getByText('Home & table')).toHaveAttribute(
      'href',
      '/shop?category=Home+Decor&ref=mail',
    );
  });

  it('carries it in the form of its search box, which also leads on without scripts [S2.10]', () => {
    const { container } = renderInShop(<Header />, {
      init: { headertemplate: 2 },
      path: '/about?ref=mail&ref=web',
    });
    const form = container.querySelector<HTMLFormElement>('form[action="/shop"]');
    expect(form && [...new FormData(form)]).toEqual([
      ['q', ''],
      ['ref', 'mail'],
      ['ref', 'web'],
    ]);
  });
});

describe('header 2', () => {
  const second = { headertemplate: 2, phone: '+1 (555) 010-44', email: 'hi@linen.example' };

  it('stands where the header template is 2, with its links and the search box [S2.60] [S2.63]', () => {
    renderInShop(<Header />, { init: second, path: '/contact' });
    expect(mainLinks()).toEqual([
      'Home',
      'Shop',
      'Warm hoodies',
      'Home & table',
      'About',
      'Contact',
    ]);
    expect(screen.getByRole('combobox', { name: 'Search Products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
  });

  it('says how to reach the shop, leaving out what it has not [S2.61]', () => {
    renderInShop(<Header />, { init: { ...second, address: '1 Mill Lane' } });
    expect(screen.getByRole('link', { name: '+1 (555) 010-44' })).toHaveAttribute(
      'href',
      'tel:+155501044',
    );
    expect(screen.getByRole('link', { name: 'hi@linen.example' })).toHaveAttribute(
      'href',
      'mailto:hi@linen.example',
    );
    expect(screen.getByRole('group')).toHaveTextContent('1 Mill Lane');
  });

  it('has no strip where there is no way to reach the shop', () => {
    renderInShop(<Header />, { init: { headertemplate: 2 } });
    expect(screen.queryByRole('group')).toBeNull();
  });
});
