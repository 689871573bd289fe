import { describe, expect, it } from 'vitest';
import { pageTitle, shopName } from '@/core/rules/seo/titles';

const classic = { host: 'marlow.example', template: 'classic', metadataTitle: '' };

describe('page titles', () => {
  it('the title is prefixed by the capitalised shop name and ends with the suffix [S2.20] [S2.22]', () => {
    expect(pageTitle(classic, 'Shop')).toBe(
      'Marlow - Shop | Handmades, Personalized Custom Clothes & Gifts',
    );
  });

  it.each(['jersey', '2d'])('template %s has no suffix [S2.22]', (template) => {
    expect(pageTitle({ ...classic, template }, 'About Us')).toBe('Marlow - About Us');
  });

  it('the metadata title names the shop, unless it is the default [S2.909]', () => {
    expect(shopName({ ...classic, metadataTitle: 'Marlow & Finch' })).toBe('Marlow & Finch');
    expect(shopName({ ...classic, metadataTitle: 'Store' })).toBe('Marlow');
  });

  it('a page without a title of its own shows the upper-case first host label [S2.23]', () => {
    expect(pageTitle(classic, '')).toBe('MARLOW');
  });

  it('without a host the title is Online Store [S2.21]', () => {
    expect(pageTitle({ ...classic, host: '' }, 'Shop')).toBe('Online Store');
    expect(pageTitle({ ...classic, host: '' }, '')).toBe('Online Store');
  });
});
