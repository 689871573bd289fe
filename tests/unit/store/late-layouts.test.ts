import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as service from '@/services/design';
import { openPage, removePage, renamePage, saveLayout } from '@/store/page-design-calls';
import { BANNER, FAILURE, open, stored, TEXT } from './design-store';

beforeEach(() => vi.restoreAllMocks());

/** Opens a page anew, and lets its layout arrive when told. */
const openLate = async (slug = 'about') => {
  const opened = open();
  let arrive = (_: Promise<ReturnType<typeof stored>>) => {};
  const late = new Promise<ReturnType<typeof stored>>((resolve) => {
    arrive = resolve;
  });
  vi.spyOn(service, 'loadPageLayout').mockReturnValueOnce(late);
  const opening = opened.store.dispatch(openPage({ slug, isForced: true }));
  await vi.dynamicImportSettled();
  return { ...opened, opening, arrive };
};

describe('while a layout is on its way', () => {
  it.each([
    ['ends', () => Promise.resolve(stored('Before', BANNER))],
    ['fails', () => Promise.reject(FAILURE)],
  ])('its page can be saved, and that stays where the load %s [S4.601]', async (_, answer) => {
    vi.spyOn(service, 'savePageLayout').mockResolvedValue(4);
    const { store, read, opening, arrive } = await openLate();
    await store.dispatch(saveLayout({ slug: 'about', name: 'About us', layout: TEXT }));
    const saved = { slug: 'about', name: 'About us', layout: TEXT };
    expect(read().currentPage).toMatchObject({ ...saved, isLoading: false, isLoaded: true });
    arrive(answer());
    await opening;
    expect(read().currentPage).toMatchObject({ ...saved, isLoading: false, isLoaded: true });
    expect(read().cachedLayouts.about).toMatchObject({ name: 'About us', layout: TEXT });
  });

  it('its page can be opened anew, and the later load counts [S4.601]', async () => {
    const { store, read, opening, arrive } = await openLate();
    vi.spyOn(service, 'loadPageLayout').mockResolvedValueOnce(stored('About us', TEXT));
    await store.dispatch(openPage({ slug: 'about', isForced: true }));
    arrive(Promise.resolve(stored('Before', BANNER)));
    await opening;
    expect(read().currentPage).toMatchObject({ name: 'About us', layout: TEXT });
  });

  it('its page can be renamed, and it arrives all the same', async () => {
    vi.spyOn(service, 'updatePage').mockResolvedValue();
    const { store, read, opening, arrive } = await openLate();
    await store.dispatch(renamePage('about', 'Us'));
    arrive(Promise.resolve(stored('Us', BANNER)));
    await opening;
    expect(read().currentPage).toMatchObject({ name: 'Us', layout: BANNER, isLoading: false });
  });

  it('its page can be deleted, and does not come back by it [S4.601]', async () => {
    vi.spyOn(service, 'deletePage').mockResolvedValue();
    const { store, read, opening, arrive } = await openLate('homepage');
    await store.dispatch(removePage('homepage'));
    arrive(Promise.resolve(stored('Before', BANNER)));
    await opening;
    expect(read().cachedLayouts).toEqual({});
  });
});
