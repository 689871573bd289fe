import { beforeEach, describe, expect, it, vi } from 'vitest';
import { domainDesignSchema } from '@/core/model/design.schema';
import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import {
  addPage,
  loadPages,
  openPage,
  removePage,
  renamePage,
  saveDesign,
  saveLayout,
} from '@/store/page-design-calls';
import { seedStore } from '@/store/seed';
import {
  designAwaited,
  designFailed,
  designLoaded,
  layoutCacheCleared,
  metadataMerged,
  pageDesignReset,
  settingsMerged,
} from '@/store/slices/page-design';
import { BANNER, FAILURE, open, stored, TEXT } from './design-store';

beforeEach(() => vi.restoreAllMocks());

describe('the page that is open', () => {
  it('is Homepage with the slug homepage until another is opened [S2.150]', () => {
    expect(open().read().currentPage).toMatchObject({ slug: 'homepage', name: 'Homepage' });
  });

  it('is loading until its layout is there, and keeps it by its slug [S3.931] [S4.150]', async () => {
    vi.spyOn(service, 'loadPageLayout').mockResolvedValue(stored('About us', BANNER));
    const { store, read } = open();
    const opening = store.dispatch(openPage({ slug: 'about' }));
    expect(read().currentPage).toMatchObject({ slug: 'about', isLoading: true, isLoaded: false });
    await opening;
    const kept = { name: 'About us', layout: BANNER, lastUpdated: '2026-04-01T00:00:00.000Z' };
    expect(read().currentPage).toEqual({
      slug: 'about',
      ...kept,
      isLoading: false,
      isLoaded: true,
    });
    expect(read().cachedLayouts).toEqual({ about: kept });
  });

  it('reuses a kept layout unless a fresh one is asked for [S4.151]', async () => {
    const load = vi.spyOn(service, 'loadPageLayout').mockResolvedValue(stored('About us', BANNER));
    const { store, read } = open();
    await store.dispatch(openPage({ slug: 'about' }));
    await store.dispatch(openPage({ slug: 'about' }));
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(stored('About us', TEXT));
    await store.dispatch(openPage({ slug: 'about', isForced: true }));
    expect(read().currentPage.layout).toEqual(TEXT);
  });

  it('is blank and named after its slug where its layout does not load [S8.151]', async () => {
    vi.spyOn(service, 'loadPageLayout').mockRejectedValue(new ApiError('timeout', 'late'));
    const { store, read } = open();
    await store.dispatch(openPage({ slug: 'lookbook' }));
    expect(read().currentPage).toMatchObject({ slug: 'lookbook', name: 'Lookbook', layout: [] });
    expect(read().cachedLayouts).toEqual({});
  });

  it('is not overwritten by what was asked for before it', async () => {
    let arrive = (_: ReturnType<typeof stored>) => {};
    const late = new Promise<ReturnType<typeof stored>>((resolve) => {
      arrive = resolve;
    });
    vi.spyOn(service, 'loadPageLayout')
      .mockReturnValueOnce(late)
      .mockResolvedValueOnce(stored('Shop', TEXT));
    const { store, read } = open();
    const first = store.dispatch(openPage({ slug: 'about' }));
    await store.dispatch(openPage({ slug: 'shop' }));
    arrive(stored('About us', BANNER));
    await first;
    expect(read().currentPage).toMatchObject({ slug: 'shop', layout: TEXT });
  });

  it.each(['constructor', 'valueof', 'tostring', 'hasownproperty', 'toString'])(
    'may be called as what every object has: %s [S4.600]',
    async (slug) => {
      const load = vi.spyOn(service, 'loadPageLayout').mockResolvedValue(stored('Odd', BANNER));
      vi.spyOn(service, 'updatePage').mockResolvedValue();
      const { store, read } = open();
      await store.dispatch(renamePage(slug, 'Odd'));
      await store.dispatch(openPage({ slug }));
      expect(load).toHaveBeenCalledOnce();
      expect(read().currentPage).toMatchObject({ slug, name: 'Odd', layout: BANNER });
      await store.dispatch(renamePage(slug, 'Odder'));
      expect(read().currentPage.name).toBe('Odder');
    },
  );

  it('comes with the page from the server, the home page’s as the shop’s own too [S4.152]', () => {
    const { store, read } = open();
    const designed = { slug: 'homepage', name: 'Homepage', layout: BANNER, lastUpdated: null };
    seedStore(store, {
      init: initSchema.parse({ domain: 'a.example' }),
      designed: { ...designed, blockData: {} },
    });
    expect(read().currentPage).toMatchObject(designed);
    expect(store.getState().shop).toMatchObject({ homepageLayout: BANNER, isLayoutDynamic: true });
  });
});

describe('layouts', () => {
  it('saved ones are kept, and shown where their page is open [S4.153]', async () => {
    vi.spyOn(service, 'loadPageLayout').mockResolvedValue(stored('About us', BANNER));
    vi.spyOn(service, 'savePageLayout').mockResolvedValue(4);
    const { store, read } = open();
    await store.dispatch(openPage({ slug: 'about' }));
    const revision = await store.dispatch(
      saveLayout({ slug: 'about', name: 'About us', layout: TEXT, revision: 3 }),
    );
    expect(revision).toBe(4);
    expect(read().currentPage.layout).toEqual(TEXT);
    await store.dispatch(saveLayout({ slug: 'shop', name: 'Shop', layout: BANNER }));
    expect(read().currentPage.slug).toBe('about');
    expect(read().cachedLayouts.shop?.layout).toEqual(BANNER);
  });

  it('a save that fails is told to whoever asked, and changes nothing [S8.152]', async () => {
    vi.spyOn(service, 'savePageLayout').mockRejectedValue(FAILURE);
    const { store, read } = open();
    const saving = store.dispatch(saveLayout({ slug: 'about', name: 'About', layout: TEXT }));
    await expect(saving).rejects.toBe(FAILURE);
    expect(read().cachedLayouts).toEqual({});
  });

  it('kept ones are forgotten one by one or all at once [S4.154]', async () => {
    vi.spyOn(service, 'savePageLayout').mockResolvedValue(1);
    const { store, read } = open();
    for (const slug of ['about', 'shop', 'contact']) {
      await store.dispatch(saveLayout({ slug, name: slug, layout: TEXT }));
    }
    store.dispatch(layoutCacheCleared('shop'));
    expect(Object.keys(read().cachedLayouts)).toEqual(['about', 'contact']);
    store.dispatch(layoutCacheCleared());
    expect(read().cachedLayouts).toEqual({});
  });
});

describe('pages', () => {
  const LOOKBOOK = { slug: 'lookbook', name: 'Lookbook', lastUpdated: null };

  it('are loading until they are there; what fails leaves those there were [S4.155]', async () => {
    const load = vi.spyOn(service, 'loadPages').mockResolvedValue([LOOKBOOK]);
    const { store, read } = open();
    const loading = store.dispatch(loadPages());
    expect(read().arePagesLoading).toBe(true);
    await loading;
    expect(read()).toMatchObject({ pages: [LOOKBOOK], arePagesLoading: false });
    load.mockRejectedValue(FAILURE);
    await store.dispatch(loadPages());
    expect(read()).toMatchObject({ pages: [LOOKBOOK], arePagesLoading: false });
  });

  it('are added, renamed by slug and deleted with their layout [S4.156]', async () => {
    vi.spyOn(service, 'createPage').mockResolvedValue(LOOKBOOK);
    vi.spyOn(service, 'updatePage').mockResolvedValue();
    vi.spyOn(service, 'deletePage').mockResolvedValue();
    vi.spyOn(service, 'loadPageLayout').mockResolvedValue(stored('Lookbook', BANNER));
    const { store, read } = open();
    await store.dispatch(addPage('Lookbook'));
    await store.dispatch(openPage({ slug: 'lookbook' }));
    await store.dispatch(renamePage('lookbook', 'Autumn'));
    expect(read().pages).toEqual([{ ...LOOKBOOK, name: 'Autumn' }]);
    expect(read().currentPage.name).toBe('Autumn');
    expect(read().cachedLayouts.lookbook?.name).toBe('Autumn');
    await store.dispatch(removePage('lookbook'));
    expect(read().pages).toEqual([]);
    expect(read().cachedLayouts).toEqual({});
    expect(read().currentPage.slug).toBe('homepage');
  });
});

describe('the domain design', () => {
  const design = (fields: object) =>
    domainDesignSchema.parse({ settings: {}, metadata: {}, ...fields });

  it('is loading until it is there, then marked and stamped [S4.157]', () => {
    const { store, read } = open();
    store.dispatch(pageDesignReset());
    store.dispatch(designAwaited());
    expect(read().domainDesign).toMatchObject({ isLoading: true, isLoaded: false });
    store.dispatch(designLoaded({ design: design({ company: 'Norr' }), loadedAt: 'then' }));
    expect(read().domainDesign).toMatchObject({
      ...{ company: 'Norr', isLoading: false, isLoaded: true, lastUpdated: 'then' },
    });
    store.dispatch(designAwaited());
    store.dispatch(designFailed());
    expect(read().domainDesign).toMatchObject({ company: 'Norr', isLoading: false });
  });

  it('merges some settings and metadata into those there are [S4.158]', () => {
    const { store, read } = open();
    store.dispatch(settingsMerged({ showCategory: true }));
    store.dispatch(metadataMerged({ description: 'Made by hand' }));
    expect(read().domainDesign.settings).toMatchObject({
      showCategory: true,
      hideSellPrice: false,
    });
    expect(read().domainDesign.metadata).toMatchObject({
      ...{ description: 'Made by hand', title: 'Store' },
    });
  });

  it('is saved with the header and footer it has, unless others are given [S7.150]', async () => {
    const save = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const { store, read } = open();
    const header = [{ type: 'logo' }];
    const footer = [{ type: 'copyright' }];
    store.dispatch(designLoaded({ design: design({ header, footer }), loadedAt: 'then' }));
    await store.dispatch(saveDesign({ company: 'Norr' }));
    expect(save).toHaveBeenLastCalledWith({ domain: 'a.example', company: 'Norr', header, footer });
    expect(read().domainDesign).toMatchObject({ company: 'Norr', header, footer });
    await store.dispatch(saveDesign({ footer: [] }));
    expect(save).toHaveBeenLastCalledWith({ domain: 'a.example', header, footer: [] });
  });

  it('is saved with the other part as it is stored, however old the one known is [S4.776]', async () => {
    const save = vi.spyOn(service, 'saveDesign').mockResolvedValue(8);
    const footer = [{ type: 'copyright' }];
    const newest = design({ header: [], footer, revision: 7 });
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue(newest);
    const { store } = open();
    store.dispatch(designLoaded({ design: design({ revision: 6 }), loadedAt: 'then' }));
    const header = [{ type: 'logo' }];
    await store.dispatch(saveDesign({ header, revision: 7 }));
    expect(save).toHaveBeenLastCalledWith({ domain: 'a.example', header, footer, revision: 7 });
    await store.dispatch(saveDesign({ footer: [], revision: 8 }));
    expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ header, footer: [] }));
    expect(load).toHaveBeenCalledOnce();
  });

  it('can be reset with everything in it [S4.159]', async () => {
    vi.spyOn(service, 'savePageLayout').mockResolvedValue(1);
    const { store, read } = open();
    await store.dispatch(saveLayout({ slug: 'about', name: 'About', layout: TEXT }));
    store.dispatch(pageDesignReset());
    expect(read().domainDesign.isLoaded).toBe(false);
    expect(read().cachedLayouts).toEqual({});
  });
});
