import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from '@/components/editor/shared/announce';
import type { LayoutNode } from '@/core/model/page';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { openDrafts } from '@/store/editor/drafts/database';
import { stepUndone } from '@/store/editor/editor';
import { save } from '@/store/editor/saving/save';
import { selectSelected } from '@/store/editor/selectors';
import { documentSaved } from '@/store/editor/state';
import { eventually } from '../../../support/eventually';
import { TOLD_FAILURES } from '../../faults/told-failures';
import { LAYOUT, makeEditor, text } from './editor-store';
import { keepDrafts } from './fake-browser';
import { showDrafts } from './show-editor';

const browser = keepDrafts();

beforeEach(() => {
  vi.restoreAllMocks();
});

const light = () => document.querySelector('[data-light]');
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

function open() {
  const editor = makeEditor();
  editor.load('about');
  const shown = showDrafts(editor);
  const saved = vi.spyOn(service, 'savePageLayout').mockResolvedValue(2);
  return { ...editor, ...shown, saved };
}

/** What another browser session left behind. */
async function leaveDraft(content: string) {
  const editor = makeEditor();
  editor.load('about');
  const { unmount } = showDrafts(editor);
  act(() => editor.type('one', content));
  await eventually(() => expect(light()).toHaveTextContent('kept on this device'));
  unmount();
  browser.crash();
}

/** Number of drafts in the browser's database. */
async function savedDrafts(): Promise<number> {
  const database = await openDrafts(() => {});
  const count = await database.count('heads');
  database.close();
  return count;
}

describe('the light beside Save', () => {
  it('tells whether a page is saved, and whether what is not is kept [S4.868]', async () => {
    const { store, type, open: document } = open();
    expect(light()).toHaveTextContent(/^Saved$/);
    act(() => type('one', 'First'));
    expect(light()).toHaveTextContent('Unsaved changes');
    await eventually(() => expect(light()).toHaveTextContent('kept on this device'));
    act(() => void store.dispatch(save()));
    expect(light()).toHaveTextContent('Saving…');
    await eventually(() => expect(light()).toHaveTextContent(/^Saved today \d/));
    expect(said()).toContain('Saved');
    act(() => void store.dispatch(stepUndone()));
    expect(light()).toHaveTextContent('Unsaved changes');
    const { id, tree } = document();
    act(() => {
      store.dispatch(documentSaved({ id, tree, revision: 3, savedAt: '2020-02-02T12:00:00Z' }));
    });
    expect(light()).toHaveTextContent('2020');
  });

  it('says where nothing is kept [S4.868]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    Object.assign(navigator, { locks: undefined });
    const { type } = open();
    await eventually(() => expect(light()).toHaveTextContent('Drafts are not saved here'));
    expect(said()).toContain('Saved. Drafts are not saved here');
    act(() => type('one', 'First'));
    expect(light()).toHaveTextContent('Unsaved changesDrafts are not saved here');
  });

  it('says nothing aloud while somebody types', async () => {
    const { type } = open();
    act(() => type('one', 'F'));
    const before = said();
    await eventually(() => expect(light()).toHaveTextContent('kept on this device'));
    act(() => type('one', 'Fi'));
    expect(said()).toEqual(before);
    expect(before.join('')).toBe('');
  });

  it('says why a page could not be saved, shows the block, and tries again [S8.861]', async () => {
    const { store, type, saved, keyOf } = open();
    const refusal = new ApiError('status', 'must be shorter', 422, 'layout.1.props.content');
    saved.mockRejectedValueOnce(refusal);
    act(() => type('one', 'First'));
    await act(() => store.dispatch(save()));
    expect(light()).toHaveTextContent('Could not save');
    expect(said()).toContain('Could not save. must be shorter');
    expect(screen.getByText('Text, Text:')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(selectSelected(store.getState())).toBe(keyOf('two'));
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('must be shorter')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Could not save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(() => expect(light()).toHaveTextContent(/^Saved today/));
  });

  it.each(TOLD_FAILURES)(
    'says why where a server %s; what was written stays and is saved once it answers [S8.862]',
    async (_, error, words) => {
      const { store, type, saved, layout } = open();
      saved.mockRejectedValueOnce(error);
      act(() => type('one', 'Written'));
      await act(() => store.dispatch(save()));
      expect(light()).toHaveTextContent('Could not save');
      expect(said().join()).toContain(words);
      expect(layout()[0]).toEqual(text('one', 'Written'));
      await act(() => store.dispatch(save()));
      expect(saved.mock.lastCall?.[0].layout[0]).toEqual(text('one', 'Written'));
      expect(light()).toHaveTextContent(/^Saved today/);
    },
  );

  it('saves by itself once the browser is online again [S8.862]', async () => {
    const { store, type, saved } = open();
    saved.mockRejectedValueOnce(new ApiError('network', 'Network Error'));
    act(() => type('one', 'First'));
    await act(() => store.dispatch(save()));
    expect(light()).toHaveTextContent('Could not save');
    fireEvent(window, new Event('online'));
    await eventually(() => expect(light()).toHaveTextContent(/^Saved today/));
  });
});

describe('a browser that is online again', () => {
  it('sends nothing by itself that was changed since, and says so [S8.833]', async () => {
    const { store, type, saved } = open();
    render(<LiveRegion />);
    saved.mockRejectedValueOnce(new ApiError('network', 'Network Error'));
    act(() => type('one', 'First'));
    await act(() => store.dispatch(save()));
    act(() => type('one', 'Half a thou'));
    fireEvent(window, new Event('online'));
    await eventually(() => expect(said().join()).toContain('You are online again.'));
    expect(saved).toHaveBeenCalledOnce();
    expect(light()).toHaveTextContent('Could not save');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(() => expect(light()).toHaveTextContent(/^Saved today/));
  });
});

describe('leaving', () => {
  const asks = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

  it('is warned of while something is not saved, and not else [S4.869]', async () => {
    const { store, type, load } = open();
    expect(asks()).toBe(false);
    act(() => type('one', 'First'));
    expect(asks()).toBe(true);
    act(() => load('shop'));
    expect(asks()).toBe(true);
    await act(() => store.dispatch(save('page:about')));
    expect(asks()).toBe(false);
  });
});

describe('a draft that was left', () => {
  it('is offered with its time, and comes back as a step that can be undone [S4.863]', async () => {
    await leaveDraft('Draft');
    const { layout, store } = open();
    await screen.findByRole('heading', { name: /^Restore your changes of today/ });
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await eventually(() => expect(layout()[0]).toEqual(text('one', 'Draft')));
    expect(screen.queryByRole('heading', { name: /^Restore your/ })).toBeNull();
    act(() => void store.dispatch(stepUndone()));
    expect(layout()).toEqual(LAYOUT);
  });

  it('can be looked at before [S4.863]', async () => {
    await leaveDraft('Draft');
    const { layout } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'See differences' }));
    const dialog = await screen.findByRole('dialog', { name: 'Differences' });
    expect(await within(dialog).findByText('Draft')).toBeVisible();
    expect(dialog).toHaveTextContent('before: One');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await eventually(() => expect(layout()[0]).toEqual(text('one', 'Draft')));
  });

  it('is gone for good where it is discarded twice over', async () => {
    await leaveDraft('Draft');
    expect(await savedDrafts()).toBe(1);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete changes' }));
    expect(screen.queryByRole('heading', { name: /your changes of/ })).toBeNull();
    await eventually(async () => expect(await savedDrafts()).toBe(0));
  });
});

describe('two admins who saved', () => {
  const theirs: LayoutNode[] = [text('one', 'Theirs'), text('two', 'Theirs')];

  async function front(mine: readonly (readonly [string, string])[]) {
    const shown = open();
    const outdated = new ApiError('status', 'Somebody saved.', 409, 'revision');
    shown.saved.mockRejectedValueOnce(outdated);
    vi.spyOn(service, 'loadPageLayout').mockResolvedValue({
      pageName: 'About',
      layout: theirs,
      revision: 5,
      lastUpdated: '2020-02-02T12:00:00Z',
    });
    for (const [id, content] of mine) act(() => shown.type(id, content));
    await act(() => shown.store.dispatch(save()));
    const dialog = await screen.findByRole('dialog', {
      name: 'Somebody else has saved in the meantime',
    });
    return { ...shown, dialog };
  }

  it('decide block by block with the keyboard alone, and the save goes on [S4.866]', async () => {
    const { dialog, saved } = await front([
      ['one', 'Mine'],
      ['two', 'Mine'],
    ]);
    expect(dialog).toHaveTextContent('2020');
    const [first, second] = within(dialog).getAllByRole('group', { name: /^Text/ });
    expect(first).toHaveTextContent(/Keep mine.*Mine.*Take theirs.*Theirs/);
    const go = within(dialog).getByRole('button', { name: 'Save' });
    expect(go).toBeDisabled();
    within(first as HTMLElement)
      .getByRole('radio', { name: 'Keep mine' })
      .focus();
    await userEvent.keyboard(' ');
    expect(dialog).toHaveTextContent('1 of 2 left to decide');
    within(second as HTMLElement)
      .getByRole('radio', { name: 'Keep mine' })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    go.focus();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(saved.mock.calls[1]?.[0]).toMatchObject({
      revision: 5,
      layout: [text('one', 'Mine'), text('two', 'Theirs')],
    });
    await eventually(() => expect(light()).toHaveTextContent(/^Saved today/));
  });

  it.each([
    ['Keep all mine', 2],
    ['Take all theirs', 1],
  ])('decide all at once: %s [S4.866]', async (name, calls) => {
    const { dialog, saved } = await front([
      ['one', 'Mine'],
      ['two', 'Mine'],
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await eventually(() => expect(light()).toHaveTextContent(/^Saved/));
    expect(saved).toHaveBeenCalledTimes(calls);
  });

  it('see what comes together by itself, and may leave it', async () => {
    const { dialog, saved, layout } = await front([['one', 'Mine']]);
    expect(dialog).toHaveTextContent('Merged automatically: 1 of theirs, 0 of yours');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(light()).toHaveTextContent('Could not save');
    expect(layout()[0]).toEqual(text('one', 'Mine'));
    expect(saved).toHaveBeenCalledTimes(1);
  });
});
