// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadDesigned, renderDesigned } from '../header/designed';

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
});
