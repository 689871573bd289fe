import { beforeEach, describe, expect, it, vi } from 'vitest';
import { domainDesignSchema } from '@/core/model/design.schema';
import { initSchema } from '@/core/model/shop.schema';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { seedInit } from '@/services/server/seed-init';
import {
  addPage,
  loadPages,
  removePage,
  renamePage,
  saveDesign,
  saveLayout,
} from '@/store/editor/design-calls';
import { openDocument } from '@/store/editor/documents';
import { deletePage } from '@/store/editor/pages';
import { save } from '@/store/editor/saving/save';
import { loadShopDesign } from '@/store/editor/shop';
import { seedStore } from '@/store/seed';
import { BANNER, editorStore, layoutOf, pagesService, TEXT, write } from './open-editor';

const DOMAIN = 'a.example';
const FAILURE = new ApiError('status', 'The page was saved by somebody else.', 409);
const DELIVERED = { name: 'About', layout: [], lastUpdated: null };
const LOOKBOOK = { slug: 'lookbook', name: 'Lookbook', lastUpdated: null };

/** The store of a shop that the editor has joined, whose page has brought a layout along. */
const open = () => {
  const opened = editorStore();
  const init = initSchema.parse({ domain: DOMAIN });
  seedStore(opened.store, { init, layout: { slug: 'about', ...DELIVERED } });
  const read = () => opened.read().pageDesign;
  const edited = (slug: string) => layoutOf(opened.read().editor.documents[`page:${slug}`]);
  return { ...opened, read, edited };
};

const about = { name: 'About us', layout: [TEXT], revision: 3 };

beforeEach(() => vi.restoreAllMocks());

describe('the page that is open', () => {
  it('is loading until its layout is there, which is kept by its slug [S4.150]', async () => {
    pagesService({ about });
    const { dispatch, read: _, edited, store } = open();
    const opening = dispatch(openDocument('about'));
    expect(store.getState()).toMatchObject({ editor: { open: 'page:about' } });
    expect(edited('about')).toBeUndefined();
    await opening;
    expect(edited('about')).toEqual([TEXT]);
  });

  it('is as it was left, unless it is asked for anew [S4.151]', async () => {
    pagesService({ about });
    const { dispatch, edited } = open();
    await dispatch(openDocument('about'));
    await dispatch(openDocument('about'));
    expect(service.loadPageLayout).toHaveBeenCalledOnce();
    await dispatch(deletePage('about'));
    expect(edited('about')).toEqual([{ id: 'page-content', type: 'page_content' }]);
  });

  it('is as it is stored, not as its page came with it [S4.602]', async () => {
    pagesService({ about });
    const { dispatch, edited, read } = open();
    await dispatch(openDocument('about'));
    expect(edited('about')).toEqual([TEXT]);
    expect(read().cachedLayouts.about).toEqual(DELIVERED);
  });

  it('shows what is saved of it, and any other is stored alone [S4.153]', async () => {
    const persisted = pagesService({ about });
    const { dispatch, edited } = open();
    await dispatch(openDocument('about'));
    dispatch(write('Other'));
    await dispatch(save());
    expect(persisted.get('about')?.layout).toEqual(edited('about'));
    await dispatch(saveLayout({ slug: 'shop', layout: [BANNER] }));
    expect(persisted.get('shop')?.layout).toEqual([BANNER]);
    expect(edited('shop')).toBeUndefined();
  });

  it('is not overwritten by what was asked for before it was saved or opened anew [S4.601]', async () => {
    pagesService({ about });
    const load = vi.mocked(service.loadPageLayout);
    const answer = load.getMockImplementation();
    let arrive = () => {};
    load.mockImplementationOnce(async (...request) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      const page = await answer?.(...request);
      return { pageName: '', lastUpdated: null, ...page, layout: [BANNER] };
    });
    const { dispatch, edited } = open();
    const first = dispatch(openDocument('about'));
    await dispatch(openDocument('about'));
    dispatch(write('Other'));
    await dispatch(save());
    const saved = edited('about');
    arrive();
    await first;
    expect(edited('about')).toEqual(saved);
  });

  it.each(['constructor', 'valueof', 'tostring', 'hasownproperty', 'toString'])(
    'may be called as what every object has: %s [S4.600]',
    async (slug) => {
      pagesService({ [slug]: about });
      const { dispatch, read, edited } = open();
      await dispatch(loadPages());
      await dispatch(openDocument(slug));
      expect(edited(slug)).toEqual([TEXT]);
      await dispatch(renamePage(slug, 'Odder'));
      expect(read().pages).toEqual([{ slug, name: 'Odder', lastUpdated: null }]);
    },
  );
});

describe('pages', () => {
  it('are loading until they are there; what fails leaves those there were [S4.155]', async () => {
    const load = vi.spyOn(service, 'loadPages').mockResolvedValue([LOOKBOOK]);
    const { dispatch, read } = open();
    const loading = dispatch(loadPages());
    expect(read().arePagesLoading).toBe(true);
    await loading;
    expect(read()).toMatchObject({ pages: [LOOKBOOK], arePagesLoading: false });
    load.mockRejectedValue(FAILURE);
    await dispatch(loadPages());
    expect(read()).toMatchObject({ pages: [LOOKBOOK], arePagesLoading: false });
  });

  it('are added, renamed by slug and deleted with their kept layout, theirs alone [S4.156] [S4.154]', async () => {
    pagesService({ about });
    vi.spyOn(service, 'deletePage').mockResolvedValue({ id: 'binned', revision: 1 });
    const { dispatch, read } = open();
    await dispatch(addPage('Lookbook'));
    await dispatch(renamePage('lookbook', 'Autumn'));
    expect(read().pages).toEqual([{ ...LOOKBOOK, name: 'Autumn' }]);
    await dispatch(removePage('lookbook'));
    expect(read().pages).toEqual([]);
    expect(read().cachedLayouts).toHaveProperty('about');
    await dispatch(removePage('about'));
    expect(read().cachedLayouts).toEqual({});
  });

  it('a layout that cannot be saved is told to whoever asked [S8.152]', async () => {
    vi.spyOn(service, 'savePageLayout').mockRejectedValue(FAILURE);
    const { dispatch, read } = open();
    const before = read();
    await expect(dispatch(saveLayout({ slug: 'about', layout: [TEXT] }))).rejects.toBe(FAILURE);
    expect(read()).toBe(before);
  });
});

describe('the domain design', () => {
  const design = (fields: object) =>
    domainDesignSchema.parse({ settings: {}, metadata: {}, ...fields });

  it('is loading until it is there, then marked and stamped [S4.157] [S4.40]', async () => {
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue(design({ company: 'Norr' }));
    const { dispatch, read } = open();
    const loading = dispatch(loadShopDesign());
    expect(read().domainDesign).toMatchObject({ isLoading: true, isLoaded: false });
    await loading;
    const { lastUpdated, ...loaded } = read().domainDesign;
    expect(loaded).toMatchObject({ company: 'Norr', isLoading: false, isLoaded: true });
    expect(new Date(lastUpdated ?? '').toISOString()).toBe(lastUpdated);
    load.mockRejectedValue(FAILURE);
    await expect(dispatch(loadShopDesign())).rejects.toBe(FAILURE);
    expect(read().domainDesign).toMatchObject({ company: 'Norr', isLoading: false });
  });

  it('merges what is saved of settings and metadata into those there are [S4.158]', async () => {
    vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const chrome = { header: [], footer: [] };
    const { dispatch, read } = open();
    await dispatch(saveDesign({ ...chrome, settings: { showCategory: true } }));
    await dispatch(saveDesign({ ...chrome, metadata: { description: 'Made by hand' } }));
    expect(read().domainDesign.settings).toMatchObject({
      showCategory: true,
      hideSellPrice: false,
    });
    expect(read().domainDesign.metadata).toMatchObject({
      ...{ description: 'Made by hand', title: 'Store' },
    });
  });

  it('is saved with the header and footer it has, unless others are given [S7.150]', async () => {
    const send = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const header = [{ type: 'logo' }];
    const footer = [{ type: 'copyright' }];
    vi.spyOn(service, 'loadDesign').mockResolvedValue(design({ header, footer }));
    const { dispatch, read } = open();
    await dispatch(loadShopDesign());
    await dispatch(saveDesign({ company: 'Norr' }));
    expect(send).toHaveBeenLastCalledWith({ domain: DOMAIN, company: 'Norr', header, footer });
    expect(read().domainDesign).toMatchObject({ company: 'Norr', header, footer });
    await dispatch(saveDesign({ footer: [] }));
    expect(send).toHaveBeenLastCalledWith({ domain: DOMAIN, header, footer: [] });
  });

  it('is saved with the other part as it is stored, however old the one known is [S4.776]', async () => {
    const send = vi.spyOn(service, 'saveDesign').mockResolvedValue(8);
    const footer = [{ type: 'copyright' }];
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue(design({ revision: 6 }));
    const { dispatch } = open();
    await dispatch(loadShopDesign());
    load.mockClear().mockResolvedValue(design({ header: [], footer, revision: 7 }));
    const header = [{ type: 'logo' }];
    await dispatch(saveDesign({ header, revision: 7 }));
    expect(send).toHaveBeenLastCalledWith({ domain: DOMAIN, header, footer, revision: 7 });
    await dispatch(saveDesign({ footer: [], revision: 8 }));
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ header, footer: [] }));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('a footer that came with a page', () => {
  const header = [{ type: 'logo' }];
  const footer = [{ type: 'html', props: { content: '<p>a</p><script>go()</script>' } }];
  const design = domainDesignSchema.parse({ company: 'Norr', header, footer });
  const openWithFooter = () => {
    const opened = editorStore();
    seedStore(opened.store, { init: seedInit(initSchema.parse({ domain: DOMAIN, design })) });
    return opened;
  };

  it('is saved as it is stored where a save names none [S4.602] [S7.150]', async () => {
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue(design);
    const send = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const { dispatch } = openWithFooter();
    for (let count = 0; count < 2; count += 1) {
      await dispatch(saveDesign({ phone: '5' }));
      expect(send).toHaveBeenLastCalledWith({ domain: DOMAIN, phone: '5', header, footer });
    }
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for no more where both are named', async () => {
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue(design);
    const send = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const { dispatch } = openWithFooter();
    await dispatch(saveDesign({ header: [], footer: [] }));
    expect(send).toHaveBeenLastCalledWith({ domain: DOMAIN, header: [], footer: [] });
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps a design from being saved where it cannot be had as it is stored [S8.152]', async () => {
    vi.spyOn(service, 'loadDesign').mockRejectedValue(FAILURE);
    const send = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const { dispatch } = openWithFooter();
    await expect(dispatch(saveDesign({ phone: '5' }))).rejects.toBe(FAILURE);
    expect(send).not.toHaveBeenCalled();
  });
});
