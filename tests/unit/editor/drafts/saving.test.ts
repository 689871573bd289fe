import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Side } from '@/blocks/layout/merge/versions';
import { flatten, nest } from '@/blocks/layout/tree/flatten';
import { domainDesignSchema } from '@/core/model/design.schema';
import type { LayoutNode } from '@/core/model/page';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { openChrome } from '@/store/editor/documents';
import { restoreDraft } from '@/store/editor/drafts/restore';
import { stepUndone } from '@/store/editor/editor';
import { resolveConflict } from '@/store/editor/saving/resolve-conflict';
import { save, saveFailedOf } from '@/store/editor/saving/save';
import { selectConflict, selectSave } from '@/store/editor/saving/selectors';
import { selectIsChanged } from '@/store/editor/selectors';
import { LAYOUT, makeEditor, text } from './editor-store';

const OUTDATED = new ApiError('status', 'Somebody saved in the meantime.', 409, 'revision');
const LATE = new ApiError('timeout', 'timeout of 10000ms exceeded');
const SAVED_AT = '2026-04-01T10:00:00.000Z';
const all = (side: Side) => () => side;

/** What a shop's server has stored of its pages, and how it answers. */
function serve(layout: readonly LayoutNode[] = LAYOUT, revision = 1) {
  const page = { layout: [...layout], revision };
  const sent: LayoutNode[][] = [];
  vi.spyOn(service, 'loadPageLayout').mockImplementation(async () => ({
    pageName: 'About',
    lastUpdated: SAVED_AT,
    ...page,
  }));
  const saving = vi.spyOn(service, 'savePageLayout').mockImplementation(async (request) => {
    sent.push(request.layout);
    if (request.revision !== page.revision) throw OUTDATED;
    page.layout = request.layout;
    page.revision += 1;
    return page.revision;
  });
  return { page, sent, saving };
}

function begin() {
  const server = serve();
  const editor = makeEditor();
  editor.load('about');
  const state = () => selectSave(editor.store.getState());
  const conflict = () => selectConflict(editor.store.getState());
  const isChanged = () => selectIsChanged(editor.store.getState());
  return {
    ...editor,
    server,
    state,
    conflict,
    isChanged,
    save: () => editor.store.dispatch(save()),
  };
}

beforeEach(() => vi.restoreAllMocks());

describe('a save', () => {
  it('takes what there is when it begins; what is changed meanwhile stays unsaved [S4.864]', async () => {
    const { type, state, isChanged, save, server, open } = begin();
    type('one', 'First');
    const saving = save();
    expect(state().phase).toBe('saving');
    type('two', 'Second');
    await saving;
    expect(server.page).toEqual({ layout: [text('one', 'First'), LAYOUT[1]], revision: 2 });
    expect(state().phase).toBe('idle');
    expect(isChanged()).toBe(true);
    expect(open()).toMatchObject({ revision: 2, savedAt: expect.any(String) });
    await save();
    expect(isChanged()).toBe(false);
    expect(server.page.layout).toEqual([text('one', 'First'), text('two', 'Second')]);
  });

  it('never runs twice at a time, nor where nothing has changed [S4.864]', async () => {
    const { type, save, server } = begin();
    await save();
    type('one', 'First');
    await Promise.all([save(), save(), save()]);
    await save();
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['layout.1.props.content', 'two', 'props.content'],
    ['layout.0', 'one', ''],
    ['layout.2.children.0.type', 'inner', 'type'],
  ])(
    'names the block that the server refuses, and its field: %s [S8.861]',
    async (path, id, field) => {
      const { load, type, save, state, keyOf, isChanged, server } = begin();
      load('deep', [...LAYOUT, { id: 'box', type: 'box', children: [text('inner', 'In')] }]);
      server.saving.mockRejectedValue(new ApiError('status', 'must be shorter', 422, path));
      type('one', 'First');
      await save();
      expect(state()).toMatchObject({
        phase: 'failed',
        cause: 'refused',
        message: 'must be shorter',
        complaint: { key: keyOf(id), field },
      });
      expect(isChanged()).toBe(true);
    },
  );

  it.each([
    ['about the layout as a whole', 'layout'],
    ['about something else', 'pageSlug'],
    ['about what was not sent', 'layout.9.props'],
  ])('names no block where the server says something %s', async (_, path) => {
    const { type, save, state, server } = begin();
    server.saving.mockRejectedValue(new ApiError('status', 'No.', 422, path));
    type('one', 'First');
    await save();
    expect(state()).toMatchObject({ complaint: null, message: 'No.' });
  });

  it.each([
    [new ApiError('network', 'Network Error'), 'unreachable', /could not be reached/],
    [LATE, 'unreachable', /too long/],
    [new ApiError('status', 'The shop cannot reach its database.', 503), 'unreachable', /database/],
    [new ApiError('status', 'You are not logged in.', 401), 'session', /not logged in/],
    [new ApiError('status', 'Not your shop.', 403), 'refused', /Not your shop/],
  ])('that fails keeps what was done and says why [S8.862]', async (error, cause, message) => {
    const { type, save, state, isChanged, server, store } = begin();
    server.saving.mockRejectedValueOnce(error);
    type('one', 'First');
    await save();
    expect(state()).toMatchObject({
      phase: 'failed',
      cause,
      message: expect.stringMatching(message),
    });
    expect(isChanged()).toBe(true);
    await store.dispatch(saveFailedOf(cause === 'session' ? 'unreachable' : 'session'));
    expect(state().phase).toBe('failed');
    await store.dispatch(saveFailedOf(cause as 'session'));
    expect(state().phase).toBe('idle');
    expect(server.page.layout[0]).toEqual(text('one', 'First'));
  });

  it('that failed is forgotten where all was undone', async () => {
    const { type, save, state, server, store } = begin();
    server.saving.mockRejectedValueOnce(LATE);
    type('one', 'First');
    await save();
    store.dispatch(stepUndone());
    await save();
    expect(state().phase).toBe('idle');
  });
});

describe('a save that meets another', () => {
  it('goes on by itself where that was its own, whose answer was lost [S4.865]', async () => {
    const { type, save, state, isChanged, server, conflict } = begin();
    const store = server.saving.getMockImplementation();
    server.saving.mockImplementationOnce(async (request) => {
      await store?.(request);
      throw LATE;
    });
    type('one', 'Sent');
    await save();
    expect(server.page.revision).toBe(2);
    expect(state().phase).toBe('failed');
    type('one', 'Sent and more');
    await save();
    expect(conflict()).toBeNull();
    expect(isChanged()).toBe(false);
    expect(server.page).toEqual({ layout: [text('one', 'Sent and more'), LAYOUT[1]], revision: 3 });
  });

  it('goes on by itself where nothing of the page was changed, or just the same [S4.865]', async () => {
    const { type, save, isChanged, server, conflict, open } = begin();
    server.page.revision = 5;
    type('one', 'First');
    await save();
    expect(server.page.revision).toBe(6);
    type('one', 'Second');
    server.page.layout = [text('one', 'Second'), text('two', 'Two')];
    server.page.revision = 9;
    await save();
    expect([conflict(), isChanged(), open().revision]).toEqual([null, false, 9]);
    expect(server.page.revision).toBe(9);
  });

  it('gives up where the server is ahead every time', async () => {
    const { type, save, state, server } = begin();
    server.saving.mockRejectedValue(OUTDATED);
    type('one', 'First');
    await save();
    expect(state()).toMatchObject({ phase: 'failed', message: OUTDATED.message });
    expect(server.saving.mock.calls.length).toBeLessThan(10);
  });

  it.each([
    ['mine', [text('one', 'mine'), text('two', 'theirs')]],
    ['theirs', [text('one', 'theirs'), text('two', 'theirs')]],
  ] as const)(
    'is a conflict, and goes on over what is decided: %s [S4.866]',
    async (side, layout) => {
      const { type, save, isChanged, server, conflict, store, open } = begin();
      server.page.layout = [text('one', 'theirs'), text('two', 'theirs')];
      server.page.revision = 2;
      type('one', 'mine');
      await save();
      expect(conflict()).toMatchObject({ kind: 'save', revision: 2, savedAt: SAVED_AT });
      await save();
      expect(server.sent).toHaveLength(1);
      await store.dispatch(resolveConflict(all(side)));
      expect(conflict()).toBeNull();
      expect(server.page).toEqual({ layout, revision: side === 'mine' ? 3 : 2 });
      expect(isChanged()).toBe(false);
      expect(open().past.at(-1)?.label).toBe('Merge');
      store.dispatch(stepUndone());
      expect(nest(open().tree)).toEqual([text('one', 'mine'), LAYOUT[1]]);
      expect(isChanged()).toBe(true);
    },
  );

  it('opens the conflict anew where somebody saves while it is decided [S4.866]', async () => {
    const { type, save, server, conflict, store } = begin();
    const others = (value: string, revision: number) =>
      Object.assign(server.page, { layout: [text('one', value), LAYOUT[1]], revision });
    others('theirs', 2);
    type('one', 'mine');
    await save();
    others('theirs again', 3);
    await store.dispatch(resolveConflict(all('mine')));
    expect(conflict()).toMatchObject({ revision: 3 });
    expect(server.page.layout).toEqual([text('one', 'theirs again'), LAYOUT[1]]);
    await store.dispatch(resolveConflict(all('mine')));
    expect(server.page).toEqual({ layout: [text('one', 'mine'), LAYOUT[1]], revision: 4 });
  });

  it('stays as it is where what is on the server cannot be had', async () => {
    const { type, save, state, server } = begin();
    server.page.revision = 2;
    vi.mocked(service.loadPageLayout).mockRejectedValue(new ApiError('status', 'Gone.', 403));
    type('one', 'mine');
    await save();
    expect(state()).toMatchObject({ phase: 'failed', cause: 'refused', message: 'Gone.' });
  });
});

describe('a designed header and footer', () => {
  const logo = { id: 'l', type: 'logo', section: 'left' };
  const footer = [{ id: 'f', type: 'text', props: { content: 'Foot' } }];

  function serveDesign() {
    const design = domainDesignSchema.parse({
      settings: {},
      metadata: {},
      header: [logo],
      footer,
    });
    const persisted = { ...design, revision: 1 };
    vi.spyOn(service, 'loadDesign').mockImplementation(async () => ({ ...persisted }));
    vi.spyOn(service, 'saveDesign').mockImplementation(
      async ({ domain: _, revision, ...request }) => {
        if (revision !== persisted.revision) throw OUTDATED;
        Object.assign(persisted, request);
        persisted.revision += 1;
        return persisted.revision;
      },
    );
    return persisted;
  }

  it('are saved one after the other without meeting each other [S4.867]', async () => {
    const persisted = serveDesign();
    const { store, type, keyOf } = makeEditor();
    await store.dispatch(openChrome('footer'));
    await store.dispatch(openChrome('header'));
    expect(keyOf('l')).not.toBe('');
    type('l', 'Header');
    await store.dispatch(save());
    await store.dispatch(openChrome('footer'));
    type('f', 'Footer');
    const loads = vi.mocked(service.loadDesign).mock.calls.length;
    await store.dispatch(save());
    expect(service.loadDesign).toHaveBeenCalledTimes(loads);
    expect(persisted).toMatchObject({
      revision: 3,
      header: [{ props: { content: 'Header' } }],
      footer: [{ props: { content: 'Footer' } }],
    });
  });

  it('leave each other as somebody else saved them meanwhile [S4.867]', async () => {
    const persisted = serveDesign();
    const { store, type } = makeEditor();
    await store.dispatch(openChrome('header'));
    type('l', 'First');
    await store.dispatch(save());
    const theirs = [{ id: 'f', type: 'text', props: { content: 'Theirs' } }];
    Object.assign(persisted, { footer: theirs, revision: persisted.revision + 1 });
    type('l', 'Second');
    await store.dispatch(save());
    expect(persisted).toMatchObject({ revision: 4, footer: theirs });
    expect(persisted.header).toMatchObject([{ props: { content: 'Second' } }]);
  });
});

describe('a draft', () => {
  const draftOf = (layout: LayoutNode[], base = LAYOUT) => {
    const page = { place: 'page', slug: 'about' } as const;
    const tree = flatten(base, page);
    const other = flatten(layout, page);
    const head = { id: 'a draft', shop: 'a.example', tab: 'gone', name: 'About', changedAt: 0 };
    return { ...head, ...page, document: 'page:about', revision: 1, base: tree, tree: other };
  };

  it('comes back as one step that can be undone [S4.863]', () => {
    const { store, layout, open, isChanged, conflict } = begin();
    const drafted = [text('one', 'Draft'), text('two', 'Two'), text('three', 'New')];
    expect(store.dispatch(restoreDraft(draftOf(drafted)))).toBe(true);
    expect(layout()).toEqual(drafted);
    expect([isChanged(), open().past.length, conflict()]).toEqual([true, 1, null]);
    store.dispatch(stepUndone());
    expect(layout()).toEqual(LAYOUT);
    expect(isChanged()).toBe(false);
  });

  it('is decided beside what the server has by now [S4.863]', async () => {
    const { store, layout, isChanged, conflict, load, save, server } = begin();
    const newer = [text('one', 'theirs'), text('two', 'theirs')];
    load('about', newer, 4);
    server.page.revision = 4;
    const draft = draftOf([text('one', 'mine'), text('two', 'Two')]);
    expect(store.dispatch(restoreDraft(draft))).toBe(false);
    expect(conflict()).toMatchObject({ kind: 'restore', draft: { id: 'a draft' } });
    await store.dispatch(resolveConflict(all('mine')));
    expect(layout()).toEqual([text('one', 'mine'), text('two', 'theirs')]);
    expect(isChanged()).toBe(true);
    expect(server.sent).toEqual([]);
    await save();
    expect(server.page).toEqual({ layout: layout(), revision: 5 });
    store.dispatch(stepUndone());
    expect(layout()).toEqual(newer);
  });

  it('brings nothing where all of it is saved by now', () => {
    const { store, isChanged, load, conflict } = begin();
    const drafted = [text('one', 'Draft'), text('two', 'Two')];
    load('about', drafted, 4);
    expect(store.dispatch(restoreDraft(draftOf(drafted)))).toBe(true);
    expect([isChanged(), conflict()]).toEqual([false, null]);
  });
});
