import { assert, property } from 'fast-check';
import { expect, it } from 'vitest';
import { DesignedFooter, DesignedHeader } from '@/blocks';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { initSchema } from '@/core/model/shop.schema';
import { themeCss } from '@/core/rules/design/theme-css';
import { readSavedShop } from '@/services/saved-shop';
import { makeStore } from '@/store/make-store';
import { leaveOut } from '@/store/persistence/unpersisted';
import { seedStore } from '@/store/seed';
import { mapStorage } from '../unit/persistence/fixtures';
import { mutated } from './mutations';
import { pageHtml } from './page-html';
import { RUNS } from './runs';

const INIT = initSchema.parse({
  domain: 'shop.example',
  name: 'Shop',
  template: 'classic',
  company: 'Shop Ltd',
  arraddress: ['1 Road'],
  banner: { image: '/a.webp', title: 'Hi', subtitle: '', buttonText: '', buttonLink: '/shop' },
  settings: { showCategory: true, reviewCategories: ['Hoodies'] },
  metadata: { title: 'Linen', description: 'Cloth' },
  headertemplate: 2,
  design: {
    settings: {},
    metadata: {},
    header: [
      { type: 'navigation', section: 'left', props: { items: [{ title: 'A', link: '/' }] } },
    ],
    footer: [{ id: 'c', type: 'copyright', props: {}, styles: {}, children: [] }],
  },
});

const CATEGORIES = [{ name: 'Hoodies', image: '/h.webp', category: 'Hoodies' }];

/** A shop as a browser keeps it of a visit, after it has been text. */
function persistedOf(init: typeof INIT): unknown {
  const store = makeStore(mapStorage().storage);
  seedStore(store, { init, categories: CATEGORIES });
  return JSON.parse(JSON.stringify(leaveOut.in(store.getState().shop, 'shop')));
}

it('a shop that is kept opens as it was [S8.706]', () => {
  const seed = readSavedShop(persistedOf(INIT));
  const { layout: _, scripts: __, ...init } = INIT;
  expect(seed?.init).toMatchObject({ ...init, metadata: { title: 'Linen' } });
  expect(seed?.categories).toEqual(CATEGORIES);
  for (const none of [undefined, null, 7, 'x', {}, { isSettingsLoaded: true }]) {
    expect(readSavedShop(none)).toBeNull();
  }
});

it(`${RUNS} kept shops that are not as they should be open no blank screen [S8.706]`, () => {
  let opened = 0;
  assert(
    property(mutated(persistedOf(INIT)), (preserved) => {
      const seed = readSavedShop(preserved);
      if (!seed) return;
      opened += 1;
      const store = makeStore(mapStorage().storage);
      seedStore(store, seed);
      const html = pageHtml(
        store,
        <>
          <Header designed={<DesignedHeader />} />
          <Footer designed={<DesignedFooter />} />
        </>,
      );
      expect(html).toContain('<footer');
      expect(html).not.toMatch(/\bNaN\b|\[object Object\]/);
      if (seed.init.settings.theme) expect(themeCss(seed.init.settings.theme)).toMatch(/--/);
    }),
    { numRuns: RUNS },
  );
  expect(opened).toBeGreaterThan(RUNS / 20);
});
