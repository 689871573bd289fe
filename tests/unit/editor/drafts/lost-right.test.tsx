import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '@/components/editor/commands/commands';
import { ReadOnly } from '@/components/editor/frame/read-only';
import * as account from '@/services/admins/account';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { openDrafts } from '@/store/editor/drafts/database';
import { save } from '@/store/editor/saving/save';
import { selectIsChanged } from '@/store/editor/selectors';
import { eventually } from '../../../support/eventually';
import { standIn } from '../../../support/stand-in';
import { rawCookies, storeSession } from '../../auth/cookies';
import { LAYOUT, makeEditor, text } from './editor-store';
import { keepDrafts } from './fake-browser';
import { showDrafts } from './show-editor';

keepDrafts();
beforeEach(() => vi.restoreAllMocks());
const me = standIn(account, 'loadAccount');

const WORDS = 'Your role here is viewer, which may not change pages. Ask an owner of the shop.';
const NO_RIGHT = new ApiError('status', WORDS, 403, '', { status: 403, reason: 'right' });
const LIKE = { hasTotp: false, lacksFactor: false, recoveryLeft: 0, passkeys: [], sessions: [] };

const light = () => document.querySelector('[data-light]');
const roleIn = () => JSON.parse(decodeURIComponent(rawCookies().storeUser ?? '')).role;

async function draftsKept(): Promise<number> {
  const database = await openDrafts(() => {});
  const count = await database.count('heads');
  database.close();
  return count;
}

/** An editor whose admin has changed something when their role is taken away. */
async function changeAndLose() {
  storeSession();
  const editor = makeEditor();
  editor.load('about');
  showDrafts(editor, <ReadOnly />);
  const saving = vi.spyOn(service, 'savePageLayout').mockRejectedValueOnce(NO_RIGHT);
  me.mockResolvedValue({ email: 'ada@linen.example', name: 'Ada', role: 'viewer', ...LIKE });
  act(() => editor.type('one', 'First'));
  await eventually(() => expect(light()).toHaveTextContent('kept on this device'));
  await act(() => editor.store.dispatch(save()));
  await eventually(() => expect(roleIn()).toBe('viewer'));
  return { ...editor, saving };
}

describe('a role that is taken away while its holder saves', () => {
  it('is told in the words of the server, with all that was done on screen and kept [S6.1891]', async () => {
    const { store, layout } = await changeAndLose();
    expect(light()).toHaveTextContent('Could not save');
    expect(screen.getByText(WORDS)).toBeVisible();
    expect(layout()).toEqual([text('one', 'First'), LAYOUT[1]]);
    expect(selectIsChanged(store.getState())).toBe(true);
    await eventually(async () => expect(await draftsKept()).toBe(1));
  });

  it('leaves no right over: what follows it is not offered, and says why [S6.1891]', async () => {
    const { store, type, layout } = await changeAndLose();
    await eventually(() => expect(screen.getByText(/^Read only: your role here is viewer/)));
    expect(COMMANDS.save.isEnabled(store.getState())).toBe(false);
    act(() => type('one', 'Second'));
    expect(layout()).toEqual([text('one', 'First'), LAYOUT[1]]);
  });

  it('goes on where it is given back, and is saved [S6.1891]', async () => {
    const { store, saving, layout } = await changeAndLose();
    saving.mockResolvedValueOnce(2);
    me.mockResolvedValue({ email: 'ada@linen.example', name: 'Ada', role: 'editor', ...LIKE });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(() => expect(light()).toHaveTextContent(/^Saved today/));
    expect(roleIn()).toBe('editor');
    expect(selectIsChanged(store.getState())).toBe(false);
    expect(saving.mock.lastCall?.[0].layout).toEqual(layout());
  });
});

describe('a second step that a shop asks for while a page is edited', () => {
  const words = 'Everyone on this team needs a second step to log in.';
  const refusal = new ApiError('status', words, 403, '', { status: 403, reason: 'factor' });

  it('is led to beside what is not saved, which is saved once it is set up [S6.1945]', async () => {
    storeSession();
    const editor = makeEditor();
    editor.load('about');
    showDrafts(editor);
    const saving = vi.spyOn(service, 'savePageLayout').mockRejectedValueOnce(refusal);
    act(() => editor.type('one', 'First'));
    await act(() => editor.store.dispatch(save()));
    expect(screen.getByText(words)).toBeVisible();
    const way = screen.getByRole('link', { name: 'Set up your second step' });
    expect(way).toHaveAttribute('href', '/design/account');
    expect(way).toHaveAttribute('target', '_blank');
    saving.mockResolvedValueOnce(2);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await eventually(() => expect(light()).toHaveTextContent(/^Saved today/));
    expect(saving.mock.lastCall?.[0].layout).toEqual([text('one', 'First'), LAYOUT[1]]);
  });
});
