import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/services/api-error';
import { loadPageLayout } from '@/services/design';
import { openChrome, openDocument } from '@/store/editor/documents';
import { stepUndone } from '@/store/editor/editor';
import { describePage, loadPageText } from '@/store/editor/page-text';
import { deletePage, layoutToCopy, restorePage } from '@/store/editor/pages';
import { save } from '@/store/editor/saving/save';
import { selectIsChanged } from '@/store/editor/selectors';
import { saveShopDesign } from '@/store/editor/shop';
import { BANNER, CONTENT, editorStore, layoutOf, pagesService, TEXT, write } from './open-editor';

const LOOKS = { name: 'Looks', description: 'What we wear.', layout: [TEXT], revision: 3 };
const ABOUT = { name: 'About', layout: [CONTENT, BANNER], revision: 7 };

beforeEach(() => vi.restoreAllMocks());

/** Has the next layout that is asked for answered, or fail, as it is now but not before this is called. */
function holdLayout(failure?: Error): () => void {
  const load = vi.mocked(loadPageLayout);
  const answer = load.getMockImplementation();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  load.mockImplementationOnce(async (...request) => {
    const existing = await answer?.(...request);
    await released;
    if (!existing || failure) throw failure;
    return existing;
  });
  return () => release();
}

describe('a page that is deleted', () => {
  it('comes back whole, with what was being done to it [S4.770]', async () => {
    const persisted = pagesService({ looks: LOOKS });
    const { dispatch, read } = editorStore();
    await dispatch(openDocument('looks'));
    dispatch(write('Unsaved'));
    const before = read().editor.documents['page:looks'];

    const deleted = await dispatch(deletePage('looks'));
    expect(persisted.has('looks')).toBe(false);
    expect(read().editor).toMatchObject({ documents: {}, open: null });
    expect(deleted.wasOpen).toBe(true);

    await dispatch(restorePage({ id: deleted.binned, revision: 0 }));
    expect(persisted.get('looks')).toEqual({ ...LOOKS, revision: 102 });
    expect(read().pageDesign.pages).toMatchObject([{ slug: 'looks', name: 'Looks' }]);
    expect(read().editor.documents['page:looks']).toEqual({ ...before, revision: 102 });
  });

  it('keeps the revision it was edited from where a newer one was deleted [S4.771]', async () => {
    const persisted = pagesService({ looks: LOOKS });
    const { dispatch, read } = editorStore();
    await dispatch(openDocument('looks'));
    dispatch(write('Mine'));
    persisted.set('looks', { ...LOOKS, layout: [BANNER], revision: 4 });
    const { binned } = await dispatch(deletePage('looks'));
    await dispatch(restorePage({ id: binned, revision: 0 }));
    expect(persisted.get('looks')?.layout).toEqual([BANNER]);
    expect(read().editor.documents['page:looks']?.revision).toBe(3);
  });

  it('has its edits under another address, where its own is taken [S4.1651]', async () => {
    const persisted = pagesService({ looks: LOOKS });
    const { dispatch, read } = editorStore();
    await dispatch(openDocument('looks'));
    dispatch(write('Unsaved'));
    const { binned: id } = await dispatch(deletePage('looks'));
    persisted.set('looks', { ...LOOKS, name: 'Other' });
    await dispatch(restorePage({ id, revision: 0, slug: 'lookbook' }));
    expect(read().editor.documents).not.toHaveProperty('page:looks');
    await dispatch(openDocument('lookbook'));
    expect(selectIsChanged(read())).toBe(true);
    await dispatch(save());
    expect(persisted.get('lookbook')?.layout).toMatchObject([{ props: { content: 'Unsaved' } }]);
    expect(persisted.get('looks')?.layout).toEqual([TEXT]);
  });

  it('is told where its address is taken meanwhile', async () => {
    const persisted = pagesService({ looks: LOOKS });
    const { dispatch } = editorStore();
    const deleted = await dispatch(deletePage('looks'));
    persisted.set('looks', { ...LOOKS, name: 'Other' });
    await expect(dispatch(restorePage({ id: deleted.binned, revision: 0 }))).rejects.toMatchObject({
      status: 409,
    });
    expect(persisted.get('looks')?.name).toBe('Other');
  });
});

describe('a page that every shop has', () => {
  it('shows what is built in once it is reset, and its own design again [S4.772]', async () => {
    const persisted = pagesService({ about: { ...ABOUT, description: 'Who we are.' } });
    const { dispatch, read } = editorStore();
    await dispatch(openDocument('about'));
    const deleted = await dispatch(deletePage('about'));
    const open = () => read().editor.documents[read().editor.open ?? ''];
    expect(open()).toMatchObject({ id: 'page:about', revision: 0 });
    expect(layoutOf(open())).toEqual([CONTENT]);

    await dispatch(restorePage({ id: deleted.binned, revision: 0 }));
    expect(persisted.get('about')).toMatchObject({
      description: 'Who we are.',
      layout: ABOUT.layout,
    });
    expect(open()).toMatchObject({ id: 'page:about', revision: 102 });
    expect(layoutOf(open())).toEqual(ABOUT.layout);
  });

  it.each([
    ['was open', true],
    ['was not', false],
  ])(
    'comes back as a step over what was done to it meanwhile, where it %s [S4.831]',
    async (_, wasOpen) => {
      const persisted = pagesService({ about: ABOUT });
      const { dispatch, read } = editorStore();
      const open = () => layoutOf(read().editor.documents['page:about']);
      if (wasOpen) await dispatch(openDocument('about'));
      const deleted = await dispatch(deletePage('about'));
      await dispatch(openDocument('about'));
      dispatch(write('Meanwhile'));
      const meanwhile = open();
      await dispatch(restorePage({ id: deleted.binned, revision: 0 }));
      expect(open()).toEqual(ABOUT.layout);
      expect(selectIsChanged(read())).toBe(false);
      dispatch(stepUndone());
      expect(open()).toEqual(meanwhile);
      await dispatch(save());
      expect(persisted.get('about')?.layout).toEqual(meanwhile);
    },
  );

  it('stays away where what was asked for before it was reset answers late [S4.832]', async () => {
    pagesService({ about: ABOUT, looks: LOOKS });
    const { dispatch, read } = editorStore();
    const answer = holdLayout();
    const opening = dispatch(openDocument('about'));
    await dispatch(openDocument('looks'));
    await dispatch(deletePage('about'));
    answer();
    await opening;
    expect(read().editor).toMatchObject({ open: 'page:looks' });
    await dispatch(openDocument('about'));
    expect(layoutOf(read().editor.documents['page:about'])).toEqual([CONTENT]);
  });

  it('stays as it is built in where what was asked for before fails late [S4.832]', async () => {
    pagesService({ about: ABOUT });
    const { dispatch, read } = editorStore();
    const answer = holdLayout(new ApiError('network', 'Network Error'));
    const opening = dispatch(openDocument('about'));
    await dispatch(deletePage('about'));
    answer();
    await opening;
    expect(read().editor.open).toBe('page:about');
    expect(layoutOf(read().editor.documents['page:about'])).toEqual([CONTENT]);
  });

  it('is not opened once it is reset where another one was chosen by then [S8.793]', async () => {
    pagesService({ about: ABOUT, looks: LOOKS });
    const { dispatch, read } = editorStore();
    await dispatch(openDocument('looks'));
    await dispatch(openDocument('about'));
    const load = vi.mocked(loadPageLayout);
    const answer = load.getMockImplementation();
    load.mockImplementation(async (domain, slug) => {
      if (read().editor.documents['page:about'] === undefined)
        await dispatch(openDocument('looks'));
      return answer?.(domain, slug) ?? Promise.reject();
    });
    await dispatch(deletePage('about'));
    expect(read().editor.open).toBe('page:looks');
    expect(layoutOf(read().editor.documents['page:about'])).toEqual([CONTENT]);
  });

  it('is not overwritten where it was designed anew meanwhile [S4.772]', async () => {
    const persisted = pagesService({ about: ABOUT });
    const { dispatch } = editorStore();
    const deleted = await dispatch(deletePage('about'));
    persisted.set('about', { ...ABOUT, layout: [TEXT] });
    await expect(dispatch(restorePage({ id: deleted.binned, revision: 0 }))).rejects.toMatchObject({
      status: 409,
    });
    expect(persisted.get('about')?.layout).toEqual([TEXT]);
  });
});

describe('the text of a page', () => {
  it('is loaded, and saved under the same address; an open page is called so [S4.773]', async () => {
    const persisted = pagesService({ looks: LOOKS });
    const { dispatch, read } = editorStore();
    await dispatch(openDocument('looks'));
    const from = await dispatch(loadPageText('looks'));
    expect(from).toEqual({ name: 'Looks', description: 'What we wear.' });
    await dispatch(describePage('looks', from, { name: 'Autumn', description: '' }));
    expect(persisted.get('looks')).toMatchObject({ name: 'Autumn', description: '' });
    expect(read().editor.documents['page:looks']?.name).toBe('Autumn');
  });

  it('goes on from what somebody else has made of it, as far as both can stand [S4.853]', async () => {
    const persisted = pagesService({ looks: { ...LOOKS, name: 'Theirs' } });
    const { dispatch } = editorStore();
    const from = { name: 'Looks', description: 'What we wear.' };
    const described = { ...from, description: 'Mine.' };
    expect(await dispatch(describePage('looks', from, described))).toBeNull();
    expect(persisted.get('looks')).toMatchObject({ name: 'Theirs', description: 'Mine.' });
    const named = await dispatch(describePage('looks', from, { ...from, name: 'Mine' }));
    expect(named).toEqual({
      theirs: { name: 'Theirs', description: 'Mine.' },
      conflicts: [{ path: 'name', mine: 'Mine', theirs: 'Theirs' }],
    });
    expect(persisted.get('looks')).toMatchObject({ name: 'Theirs' });
  });
});

describe('a copy of a page', () => {
  it('begins with what is on screen, or else stored, without what is built in [S4.774]', async () => {
    pagesService({ looks: LOOKS, about: ABOUT });
    const { dispatch } = editorStore();
    expect(await dispatch(layoutToCopy('about'))).toEqual([BANNER]);
    await dispatch(openDocument('looks'));
    dispatch(write('Unsaved'));
    expect(await dispatch(layoutToCopy('looks'))).toEqual([
      { ...TEXT, props: { content: 'Unsaved' } },
    ]);
  });
});

describe('the design around the pages', () => {
  const DESIGN = {
    ...{ settings: {}, metadata: {}, logo: '', favicon: '', company: '', founder: '' },
    ...{ phone: '', address: '', arraddress: [], header: [{ type: 'logo' }], footer: [] },
  };

  it('takes header and footer along to its new revision, unless they are older [S4.775]', async () => {
    const service = await import('@/services/design');
    const load = vi.spyOn(service, 'loadDesign').mockResolvedValue({ ...DESIGN, revision: 4 });
    const save = vi.spyOn(service, 'saveDesign').mockResolvedValue(6);
    const { dispatch, read } = editorStore();
    await dispatch(openChrome('footer'));
    load.mockResolvedValue({ ...DESIGN, revision: 5 });
    await dispatch(openChrome('header'));

    const revision = await dispatch(
      saveShopDesign({ company: 'Norr' }, { ...DESIGN, revision: 5 }),
    );
    expect(revision).toBe(6);
    const { header, footer } = DESIGN;
    const sent = { domain: 'a.example', company: 'Norr', header, footer, revision: 5 };
    expect(save).toHaveBeenCalledWith(sent);
    expect(read().editor.documents).toMatchObject({
      header: { revision: 6 },
      footer: { revision: 4 },
    });
    expect(read().pageDesign.domainDesign).toMatchObject({ company: 'Norr', revision: 6 });
  });
});
