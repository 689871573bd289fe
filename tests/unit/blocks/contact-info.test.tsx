import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadViews, renderLayout } from './render-block';

beforeAll(loadViews);

const SUPPORT_TIME = '8:00 AM – 5:00PM (EST) (Mon – Fri)';
const SHOP = {
  company: 'Linen Ltd.',
  address: '1 Mill Lane',
  arraddress: ['Linen Ltd.', '1 Mill Lane', '4000 Porto'],
  email: 'hi@linen.example',
  phone: '+1 (555) 01-00',
};

function show(props: object, init: Record<string, unknown> = {}, mode: 'live' | 'edit' = 'live') {
  return renderLayout([{ type: 'contact_info', props }], { init, mode });
}

describe('contact details', () => {
  it('are what an admin has written, mail and telephone as links [S3.293]', () => {
    const props = {
      companyName: 'Atelier',
      address: '2 Dock Road\nLisbon',
      email: 'atelier@linen.example',
      phone: '+351 21 000',
      supportTime: 'Weekdays',
    };
    const { container } = show(props, SHOP);
    for (const words of ['Atelier', 'Weekdays']) expect(screen.getByText(words)).toBeVisible();
    expect(container).toHaveTextContent('2 Dock Road Lisbon');
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link('atelier@linen.example')).toBe('mailto:atelier@linen.example');
    expect(link('+351 21 000')).toBe('tel:+35121000');
    expect(container).not.toHaveTextContent(/Linen Ltd|Mill Lane|hi@linen/);
  });

  it('are the shop’s own where an admin has written none, each once [S3.293]', () => {
    const { container } = show({}, SHOP);
    expect(container.textContent?.match(/Linen Ltd\./g)).toHaveLength(1);
    expect(container).toHaveTextContent('1 Mill Lane 4000 Porto');
    expect(screen.getByRole('link', { name: SHOP.email })).toBeVisible();
    expect(screen.getByRole('link', { name: SHOP.phone })).toBeVisible();
  });

  it('have the support time and a support address by default [S9.285]', () => {
    show({});
    expect(screen.getByText(SUPPORT_TIME)).toBeVisible();
    expect(screen.getByRole('link', { name: 'support@linen.example' })).toBeVisible();
  });

  it('tell no support time where an admin has emptied it [S3.293]', () => {
    show({ supportTime: '' });
    expect(screen.queryByText(SUPPORT_TIME)).toBeNull();
  });

  it('name no company of a jersey shop, unless an admin does [S3.293]', () => {
    const { container } = show({}, { ...SHOP, template: 'jersey' });
    expect(container).not.toHaveTextContent('Linen Ltd.');
  });

  it('call and write to nobody in edit mode [S4.281]', () => {
    show({}, SHOP, 'edit');
    for (const link of screen.getAllByRole('link')) expect(link).not.toHaveAttribute('href');
  });
});
