import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Footer } from '@/components/footer';
import { renderInShop } from '../header/shop-page';

const POLICY_PATHS = [
  '/intellectual-property',
  '/shipping',
  '/returns',
  '/disclaimer',
  '/privacy',
  '/terms',
  '/cancellation-policy',
  '/faqs',
  '/payment-methods',
];

const linkTargets = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it('has the four features, support with its hours [S2.70]', () => {
    renderInShop(<Footer />);
    for (const title of ['Worldwide Shipping', 'Secure Payments', 'Free Return', 'Local Support']) {
      expect(screen.getByText(title)).toBeVisible();
    }
    expect(screen.getAllByText('8:00 AM – 5:00PM EST Mon–Fri')).toHaveLength(2);
  });

  it('says where a shop ships that does not ship everywhere [S2.1604]', () => {
    renderInShop(<Footer />, { init: { settings: { shipsTo: 'To Canada and Mexico' } } });
    const tiles = within(screen.getByRole('list', { name: 'Our service' }));
    expect(tiles.getAllByRole('listitem')[0]).toHaveTextContent('ShippingTo Canada and Mexico');
    expect(screen.queryByText(/worldwide/i)).toBeNull();
  });

  it('links every policy and service page [S2.6] [S2.74]', () => {
    renderInShop(<Footer />);
    const targets = linkTargets();
    for (const path of [...POLICY_PATHS, '/about', '/contact', '/order-tracking', '/wishlist']) {
      expect(targets).toContain(path);
    }
  });

  it('falls back to the upper-cased host and its support address [S2.71] [S2.73]', () => {
    renderInShop(<Footer />);
    expect(screen.getByRole('link', { name: 'LINEN.EXAMPLE' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@linen.example' })).toHaveAttribute(
      'href',
      'mailto:support@linen.example',
    );
  });

  it('shows who the shop is, each address line once [S2.72] [S2.73] [S2.908]', () => {
    const init = {
      company: 'Linen Ltd.',
      email: 'hi@linen.example',
      phone: '555 01',
      address: '1 Mill Lane',
      arraddress: ['1 Mill Lane', '2 Dock Road'],
    };
    renderInShop(<Footer />, { init });
    for (const text of Object.values(init).flat()) expect(screen.getByText(text)).toBeVisible();
  });

  it('names no company and offers a dispute where the template is jersey [S2.5] [S2.72]', () => {
    renderInShop(<Footer />, { init: { company: 'Linen Ltd.', template: 'jersey' } });
    expect(screen.queryByText('Linen Ltd.')).toBeNull();
    expect(screen.getByRole('link', { name: 'File A Dispute' })).toHaveAttribute(
      'href',
      '/case-access',
    );
  });

  it('offers no dispute elsewhere [S2.5]', () => {
    renderInShop(<Footer />);
    expect(screen.queryByText('File A Dispute')).toBeNull();
  });

  it('shows trust badges where the shop asks for them [S2.75]', () => {
    const { unmount } = renderInShop(<Footer />);
    expect(screen.queryByRole('list', { name: 'Trust badges' })).toBeNull();
    unmount();
    renderInShop(<Footer />, { init: { settings: { showTrustBadges: true } } });
    expect(screen.getByRole('list', { name: 'Trust badges' })).toBeVisible();
  });

  it('shows keywords unless they are hidden [S3.933]', () => {
    const keywords = 'linen shirts, mugs,, mugs';
    const { unmount } = renderInShop(<Footer />, { init: { keywords } });
    expect(screen.getByRole('link', { name: 'linen shirts' })).toHaveAttribute(
      'href',
      '/shop?q=linen+shirts',
    );
    expect(screen.getAllByText('mugs')).toHaveLength(1);
    unmount();
    renderInShop(<Footer />, { init: { keywords, settings: { hideTopKeywords: true } } });
    expect(screen.queryByText('mugs')).toBeNull();
  });

  it('ends with the copyright line and the ways to pay [S2.47]', () => {
    const { container } = renderInShop(<Footer />);
    expect(container).toHaveTextContent('linen Store. All rights reserved');
    expect(screen.getByRole('img', { name: /visa/i })).toBeVisible();
  });

  it('carries the query of the page and marks the page shown', () => {
    renderInShop(<Footer />, { path: '/terms?ref=mail' });
    expect(screen.getByRole('link', { name: 'Returns' })).toHaveAttribute(
      'href',
      '/returns?ref=mail',
    );
    expect(screen.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

describe('the marks of the ways to pay [S2.1350] [S2.1400]', () => {
  const marks = () => screen.queryAllByRole('img').map((mark) => mark.getAttribute('alt'));

  it('are those that the shop offers', () => {
    renderInShop(<Footer />, { init: { paymentMarks: ['Visa', 'Mastercard', 'PayPal'] } });
    expect(marks()).toEqual(['Visa', 'Mastercard', 'PayPal']);
  });

  it('are none where it offers none', () => {
    renderInShop(<Footer />, { init: { paymentMarks: [] } });
    expect(marks()).toEqual([]);
  });
});
