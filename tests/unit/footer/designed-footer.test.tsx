import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DesignedFooter } from '@/blocks';
import { Measuring } from '@/components/analytics/measuring';
import { Footer } from '@/components/footer';
import { writeChoice } from '@/core/rules/measuring/consent';
import { loadDesigned, renderDesigned } from '../header/designed';
import { renderInShop } from '../header/shop-page';

const FOOTER = [
  {
    type: 'grid',
    props: { sectionType: '1:1' },
    children: [
      { type: 'footer_section', props: { title: 'Studio' }, columnIndex: 0 },
      { type: 'contact_info', props: { companyName: 'Norr AB' }, columnIndex: 1 },
    ],
  },
  { type: 'copyright' },
];

beforeAll(loadDesigned);
afterEach(() => localStorage.clear());

const footer = () => within(screen.getByRole('contentinfo'));

describe('a designed footer', () => {
  it('stands in place of the default one, made of blocks [S2.345]', () => {
    renderDesigned({ footer: FOOTER });
    expect(screen.getAllByRole('contentinfo')).toHaveLength(1);
    expect(footer().getByRole('heading', { name: 'Studio' })).toBeVisible();
    expect(footer().getByText('Norr AB')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('linen Store. All rights reserved');
    expect(screen.queryByText('Free Return')).toBeNull();
  });

  it('stands below the default header where only it is designed [S2.346]', () => {
    renderDesigned({ footer: FOOTER });
    expect(
      within(screen.getByRole('banner')).getByRole('link', { name: 'Checkout' }),
    ).toBeVisible();
  });

  it('is where the menu leads without scripts [S2.343]', () => {
    const { container } = renderDesigned({ header: [{ type: 'logo' }], footer: FOOTER });
    const menu = within(screen.getByRole('banner')).getByRole('link', { name: 'Menu' });
    const target = container.querySelector(menu.getAttribute('href') ?? '');
    expect(target?.closest('footer')).toBe(screen.getByRole('contentinfo'));
  });

  it('is no part of the page that the shop’s own CSS is for', () => {
    const { container } = renderDesigned({ header: [{ type: 'logo' }], footer: FOOTER });
    expect(container.querySelector('.page-root')).toBeNull();
  });

  it('ends with the way to choose again, where visits are measured [S7.736]', () => {
    // Who has chosen is not asked by itself.
    localStorage.setItem('hemline:consent', writeChoice('declined'));
    const design = { settings: {}, metadata: {}, footer: FOOTER };
    const parts = (
      <>
        <Footer designed={<DesignedFooter />} />
        <Measuring />
      </>
    );
    renderInShop(parts, { init: { design, gtag: 'GTM-ABC1234' } });
    expect(footer().getByText('Norr AB')).toBeVisible();
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.click(footer().getByRole('link', { name: 'Privacy choices' }));
    expect(screen.getByRole('region')).toHaveTextContent('At the moment you are not counted.');
  });

  it('offers no choice where nothing is measured [S7.736]', () => {
    renderDesigned({ footer: FOOTER });
    expect(footer().queryByRole('link', { name: 'Privacy choices' })).toBeNull();
  });
});
