import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContentView } from '@/components/content';
import type { ContentPath } from '@/core/model/content';
import type { InitResponse } from '@/core/model/shop';
import { pageTrail } from '@/core/rules/address/trail';
import { CONTENT_TEXTS, shopFacts } from '@/services/server/content';
import { renderInShop } from '../header/shop-page';
import { SHOPS } from './shops';

function showPage(path: ContentPath, at = `${path}?ref=letter`, more: Partial<InitResponse> = {}) {
  const [, init] = SHOPS[1] ?? [];
  if (!init) throw new Error('There is no jersey shop.');
  const page = CONTENT_TEXTS[path](shopFacts(init));
  const view = <ContentView page={page} trail={pageTrail(page.title, path)} />;
  return renderInShop(view, { init: { template: 'jersey', ...more }, path: at });
}

describe('a page of text', () => {
  it('has one title, its sections, and the way to each [S2.110]', () => {
    showPage('/terms');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
    const contents = screen.getByRole('navigation', { name: 'On this page', hidden: true });
    for (const link of within(contents).getAllByRole('link', { hidden: true })) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target?.textContent).toBe(link.textContent);
    }
  });

  it('marks itself among the service pages, whose links carry the query', () => {
    showPage('/returns');
    const services = within(screen.getByRole('navigation', { name: 'Service pages' }));
    expect(services.getByRole('link', { name: 'Returns' })).toHaveAttribute('aria-current', 'page');
    expect(services.getByRole('link', { name: 'Shipping' })).toHaveAttribute(
      'href',
      '/shipping?ref=letter',
    );
    const text = within(
      screen
        .getByRole('heading', { name: 'Faulty, damaged or wrong' })
        .closest('section') as HTMLElement,
    );
    expect(text.getByRole('link')).toHaveAttribute('href', '/case-access?ref=letter');
  });

  it('shows the marks of the ways to pay that the shop offers, those alone [S2.114] [S2.1350] [S2.1400]', () => {
    showPage('/payment-methods', undefined, {
      paymentMarks: ['Visa', 'American Express', 'PayPal'],
    });
    for (const name of ['Visa', 'American Express', 'PayPal']) {
      expect(screen.getByText(name)).toBeVisible();
    }
    expect(screen.queryByText('Mastercard')).toBeNull();
    cleanup();
    showPage('/payment-methods', undefined, { paymentMarks: [] });
    expect(screen.getByRole('heading', { name: 'What we accept' })).toBeVisible();
    expect(screen.queryByText('Visa')).toBeNull();
    expect(document.querySelector('main img, section img')).toBeNull();
  });

  it('folds its answers below their questions [S2.113]', () => {
    const { container } = showPage('/faqs');
    const folded = [...container.querySelectorAll('details details, section details')];
    expect(folded.length).toBeGreaterThan(15);
    expect(screen.getByText('Do I need an account?').tagName).toBe('SUMMARY');
  });
});
