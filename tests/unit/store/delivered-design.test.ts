import { beforeEach, describe, expect, it, vi } from 'vitest';
import { domainDesignSchema } from '@/core/model/design.schema';
import { initSchema } from '@/core/model/shop.schema';
import * as service from '@/services/design';
import { seedInit } from '@/services/server/seed-init';
import { openPage, saveDesign } from '@/store/page-design-calls';
import { seedStore } from '@/store/seed';
import { designLoaded } from '@/store/slices/page-design';
import { BANNER, FAILURE, open, stored, TEXT } from './design-store';

beforeEach(() => vi.restoreAllMocks());

const DOMAIN = 'a.example';
const SCRIPT = [{ type: 'html', props: { content: '<p>a</p><script>go()</script>' } }];

describe('what a page was delivered with', () => {
  const openDelivered = (layout = BANNER) => {
    const opened = open();
    const designed = { slug: 'about', name: 'About', layout, lastUpdated: null, blockData: {} };
    seedStore(opened.store, { init: initSchema.parse({ domain: DOMAIN }), designed });
    return opened;
  };

  it('is shown, and opened for editing as it is stored [S4.602]', async () => {
    const load = vi.spyOn(service, 'loadPageLayout').mockResolvedValue(stored('About us', TEXT));
    const { store, read } = openDelivered();
    expect(read().currentPage).toMatchObject({ slug: 'about', layout: BANNER, isLoaded: true });
    await store.dispatch(openPage({ slug: 'about' }));
    expect(load).toHaveBeenCalledOnce();
    expect(read().currentPage).toMatchObject({ name: 'About us', layout: TEXT });
  });

  it('never stands for a layout that is kept [S4.602]', async () => {
    vi.spyOn(service, 'loadPageLayout').mockResolvedValue(stored('About us', TEXT));
    const { store, read } = openDelivered();
    await store.dispatch(openPage({ slug: 'about' }));
    // The page again, blank because its layout could not be had.
    const designed = { slug: 'about', name: 'About', layout: [], lastUpdated: null, blockData: {} };
    seedStore(store, { init: initSchema.parse({ domain: DOMAIN }), designed });
    expect(read().currentPage.layout).toEqual([]);
    await store.dispatch(openPage({ slug: 'about' }));
    expect(read().currentPage.layout).toEqual(TEXT);
  });
});

describe('a footer that came with a page', () => {
  const header = [{ type: 'logo' }];
  const design = domainDesignSchema.parse({ company: 'Norr', header, footer: SCRIPT });
  const openWithFooter = () => {
    const opened = open();
    seedStore(opened.store, { init: seedInit(initSchema.parse({ domain: DOMAIN, design })) });
    return opened;
  };

  it('is saved as it is stored where a save names none [S4.602] [S7.150]', async () => {
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue(design);
    const save = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const { store, read } = openWithFooter();
    await store.dispatch(saveDesign({ phone: '5' }));
    const asked = { domain: DOMAIN, phone: '5', header, footer: SCRIPT };
    expect(save).toHaveBeenLastCalledWith(asked);
    await store.dispatch(saveDesign({ phone: '5' }));
    expect(save).toHaveBeenLastCalledWith(asked);
    expect(load).toHaveBeenCalledOnce();
    expect(read().domainDesign).toMatchObject({ phone: '5', footer: SCRIPT });
  });

  it('is asked for no more where both are named, or the design has loaded', async () => {
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue(design);
    const save = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const { store } = openWithFooter();
    await store.dispatch(saveDesign({ header: [], footer: [] }));
    expect(save).toHaveBeenLastCalledWith({ domain: DOMAIN, header: [], footer: [] });
    store.dispatch(designLoaded({ design, loadedAt: 'then' }));
    await store.dispatch(saveDesign({ header: [] }));
    expect(save).toHaveBeenLastCalledWith({ domain: DOMAIN, header: [], footer: SCRIPT });
    expect(load).not.toHaveBeenCalled();
  });

  it('keeps a design from being saved where it cannot be had as it is stored [S8.152]', async () => {
    vi.spyOn(service, 'loadDesign').mockRejectedValue(FAILURE);
    const save = vi.spyOn(service, 'saveDesign').mockResolvedValue(2);
    const { store } = openWithFooter();
    await expect(store.dispatch(saveDesign({ phone: '5' }))).rejects.toBe(FAILURE);
    expect(save).not.toHaveBeenCalled();
  });
});
