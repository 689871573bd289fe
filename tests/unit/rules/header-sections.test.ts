import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES } from '@/blocks/kit/block-types';
import { headerNavigation, headerSections } from '@/blocks/layout/header-sections';
import { EDITORS } from '@/blocks/registry/editors';
import { headerVariant, isHeaderType } from '@/core/model/design';
import { domainDesignSchema } from '@/core/model/design.schema';

const typesOf = (header: unknown) =>
  Object.fromEntries(
    Object.entries(headerSections(header)).map(([section, nodes]) => [
      section,
      nodes.map(({ type }) => type),
    ]),
  );

describe('the sections of a designed header', () => {
  it('are those its components name [S2.341]', () => {
    const header = [
      { type: 'logo', section: 'center' },
      { type: 'cart', section: 'left' },
      { type: 'navigation', section: 'left' },
    ];
    expect(typesOf(header)).toEqual({ left: ['cart', 'navigation'], center: ['logo'], right: [] });
  });

  it('are the usual ones of a type where none is named, or none that there is [S2.341]', () => {
    const header = [
      { type: 'cart' },
      { type: 'logo', section: 'middle' },
      { type: 'navigation', section: 7 },
      { type: 'social', section: null },
    ];
    expect(typesOf(header)).toEqual({
      left: ['logo'],
      center: ['navigation'],
      right: ['cart', 'social'],
    });
  });

  it('leave out what no header knows [S2.340]', () => {
    const header = [{ type: 'banner' }, { type: 'their_widget' }, null, 'logo', { type: 'logo' }];
    expect(typesOf(header)).toEqual({ left: ['logo'], center: [], right: [] });
    for (const odd of [undefined, null, {}, 'header', [[]]]) {
      expect(typesOf(odd)).toEqual({ left: [], center: [], right: [] });
    }
  });

  it('take the block types that may stand in a header', () => {
    const described = BLOCK_TYPES.filter((type) => EDITORS[type].standsIn.includes('header'));
    expect(BLOCK_TYPES.filter(isHeaderType)).toEqual(described);
  });
});

describe('the links of a designed header', () => {
  it('are those of all its navigations, without what has nothing to show [S2.344]', () => {
    const header = [
      { type: 'navigation', props: { items: [{ title: 'Shop', link: '/shop', icon: 'shop' }] } },
      { type: 'social', props: { items: [{ title: 'No', link: '/no', icon: 'facebook' }] } },
      {
        type: 'navigation',
        props: {
          navigationItems: [
            { link: '/nameless' },
            { title: 'Bad', link: 'javascript:alert(1)', submenu: [{ title: '' }, null] },
            { title: 'Help', link: '/faqs', submenu: [{ title: 'Returns', link: '/returns' }] },
          ],
        },
      },
    ];
    expect(headerNavigation(header)).toEqual([
      { title: 'Shop', link: '/shop', icon: 'shop' },
      { title: 'Bad', link: '' },
      { title: 'Help', link: '/faqs', submenu: [{ title: 'Returns', link: '/returns' }] },
    ]);
  });
});

describe('the variant of a header', () => {
  const designed = (header: unknown) =>
    domainDesignSchema.parse({ settings: {}, metadata: {}, header });

  it('is the designed one, else the one of the header template [S2.340]', () => {
    const design = designed([{ type: 'logo' }]);
    expect(headerVariant({ design, headerTemplate: 2 })).toBe('designed');
    expect(headerVariant({ design: designed([]), headerTemplate: 2 })).toBe('two');
    expect(headerVariant({ design: null, headerTemplate: 1 })).toBe('one');
  });

  it('is the designed one where another system wrote some of it [S2.340]', () => {
    const design = designed([null, 'logo', { section: 'left' }, { type: 'cart', theirs: 1 }]);
    expect(design.header).toEqual([{ section: 'left' }, { type: 'cart', theirs: 1 }]);
    expect(headerVariant({ design, headerTemplate: 1 })).toBe('designed');
    expect(designed('header').header).toEqual([]);
  });

  it('is not a designed one that would be empty', () => {
    const design = designed([{ type: 'their_widget' }]);
    expect(headerVariant({ design, headerTemplate: 1 })).toBe('one');
  });
});
