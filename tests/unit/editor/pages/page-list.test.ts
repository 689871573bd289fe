import { describe, expect, it } from 'vitest';
import { matchingGroups, pageGroups } from '@/components/editor/pages/list/page-list';

const page = (slug: string, name: string) => ({ slug, name, lastUpdated: null });
const PAGES = [
  page('winter', 'Winter'),
  page('kitchen-sink', 'Kitchen sink'),
  page('about', 'About'),
  page('looks', 'autumn looks'),
];

describe('what can be designed', () => {
  it('are the pages that every shop has, its own by name, and what stands around them [S2.771]', () => {
    const groups = pageGroups(PAGES).map(({ title, rows }) => [
      title,
      rows.map(({ name, address }) => `${name} ${address}`.trim()),
    ]);
    expect(groups).toEqual([
      [
        'Pages',
        ['Homepage /', 'About /about', 'Contact /contact', 'Shop /shop', 'Product /product/…'],
      ],
      ['Your pages', ['autumn looks /looks', 'Winter /winter']],
      ['On every page', ['Header', 'Footer']],
      ['Not in the menu', ['Kitchen sink /kitchen-sink']],
    ]);
  });

  it('tells which pages the shop has saved a layout for', () => {
    const rows = pageGroups(PAGES).flatMap((group) => group.rows);
    const savedRows = rows.filter(({ kind, isSaved }) => kind === 'built-in' && isSaved);
    expect(savedRows.map(({ id }) => id)).toEqual(['page:about']);
    expect(pageGroups([]).map(({ title }) => title)).toEqual(['Pages', 'On every page']);
  });

  it.each([
    ['look', ['autumn looks']],
    ['/w', ['Winter']],
    ['LOOKS autumn', ['autumn looks']],
    ['foot', ['Footer']],
    ['nothing', []],
    [' ', ['Homepage', 'About', 'Contact', 'Shop', 'Product', 'autumn looks', 'Winter']],
  ])('finds by name and address: %j', (query, names) => {
    const result = matchingGroups(pageGroups(PAGES), query).flatMap(({ rows }) => rows);
    expect(result.map(({ name }) => name).slice(0, names.length || undefined)).toEqual(names);
  });
});
