import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PagePicker } from '@/components/editor/pages/page-picker';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { openDocument } from '@/store/editor/documents';
import { eventually } from '../../../support/eventually';
import { clearCookies, storeSession } from '../../auth/cookies';
import { BANNER, editorStore, layoutOf, pagesService, TEXT, write } from './open-editor';
import { showInEditor } from './show-in-editor';

const LOOKS = { name: 'Looks', description: 'What we wear.', layout: [TEXT], revision: 3 };
const ABOUT = { name: 'About', layout: [BANNER], revision: 7 };

let persisted: ReturnType<typeof pagesService>;

beforeEach(() => {
  vi.restoreAllMocks();
  clearCookies();
  persisted = pagesService({ looks: LOOKS, about: ABOUT, sale: { ...LOOKS, name: 'Sale' } });
});

async function showPicker() {
  const store = editorStore();
  await store.dispatch(openDocument('homepage'));
  const shown = showInEditor(<PagePicker onDescribeShop={vi.fn()} />, store);
  await eventually(() => expect(store.read().pageDesign.pages).toHaveLength(persisted.size));
  return shown;
}

const remove = (...slugs: string[]) =>
  slugs.reduce(
    (before, slug) => before.then(() => void service.deletePage({ domain: '', slug })),
    Promise.resolve(),
  );
const picker = () => screen.getByTitle('Pages, header and footer');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
async function openBin() {
  await userEvent.click(picker());
  await userEvent.click(await screen.findByRole('button', { name: 'Recently deleted' }));
  return screen.findByRole('dialog', { name: 'Recently deleted' });
}
const rowOf = async (name: string) => {
  const restore = await screen.findByRole('button', { name: `Restore ${name}` });
  const row = restore.closest('li');
  if (!row) throw new Error('It is in no list.');
  return row;
};

describe('the bin', () => {
  it('lists what was deleted or reset, when, by whom and for how long it stays [S2.1658]', async () => {
    await remove('looks', 'about');
    await showPicker();
    await openBin();
    const looks = await rowOf('Looks');
    expect(looks).toHaveTextContent('Looks /looksDeleted 2 days ago by Ada · 28 days left');
    expect(await rowOf('About')).toHaveTextContent('Reset 2 days ago by Ada · 28 days left');
    expect(
      within(looks).getByRole('button', { name: 'Restore Looks' }),
    ).toHaveAccessibleDescription('Deleted 2 days ago by Ada · 28 days left');
  });

  it('restores a page, opens it and says so, with the focus on the picker [S2.1658]', async () => {
    await remove('looks');
    const { router } = await showPicker();
    await openBin();
    await userEvent.click(within(await rowOf('Looks')).getByText('Restore'));
    await screen.findByText('Looks is restored');
    expect(persisted.get('looks')).toMatchObject({ name: 'Looks', layout: [TEXT] });
    await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(picker()).toHaveFocus();
    const to = { pathname: '/design', query: { page: 'looks' } };
    expect(router.push).toHaveBeenCalledWith(to, undefined, { shallow: true, scroll: false });
    await userEvent.click(picker());
    expect(await screen.findByRole('button', { name: /^Looks/ })).toBeVisible();
  });

  it('says what moves there when a newer design is replaced, and keeps that [S2.1658]', async () => {
    await remove('about');
    persisted.set('about', { ...ABOUT, layout: [TEXT], revision: 50 });
    const { dispatch, read } = await showPicker();
    await dispatch(openDocument('about'));
    await openBin();
    const about = await rowOf('About');
    expect(about).toHaveTextContent('The current design moves here when this one is restored.');
    await userEvent.click(within(about).getByText('Restore'));
    await screen.findByText('About is restored');
    expect(layoutOf(read().editor.documents['page:about'])).toEqual([BANNER]);
    await openBin();
    expect(await rowOf('About')).toHaveTextContent('Replaced by an earlier version');
  });

  it('brings back what was not saved of a page that this tab has deleted [S4.1662]', async () => {
    const { dispatch, read } = await showPicker();
    await dispatch(openDocument('looks'));
    dispatch(write('Unsaved'));
    await userEvent.click(picker());
    await userEvent.click(await screen.findByRole('button', { name: 'More for Looks' }));
    await userEvent.click(button('Delete'));
    const ask = within(await screen.findByRole('dialog'));
    expect(ask.getByText(/This browser keeps them/)).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Looks deleted');
    await openBin();
    await userEvent.click(within(await rowOf('Looks')).getByText('Restore'));
    await screen.findByText('Looks is restored');
    expect(layoutOf(read().editor.documents['page:looks'])).toMatchObject([
      { props: { content: 'Unsaved' } },
    ]);
  });

  it('has unsaved changes of an open page taken back as a step over what is restored [S2.1658]', async () => {
    await remove('about');
    const { dispatch, read } = await showPicker();
    await dispatch(openDocument('about'));
    dispatch(write('Meanwhile'));
    await openBin();
    await userEvent.click(within(await rowOf('About')).getByText('Restore'));
    await screen.findByText('About is restored');
    expect(layoutOf(read().editor.documents['page:about'])).toEqual([BANNER]);
    expect(read().editor.documents['page:about']?.past).toHaveLength(2);
  });

  it('has a new address chosen where another page has the old one [S2.1659]', async () => {
    await remove('looks');
    persisted.set('looks', { ...LOOKS, name: 'Other' });
    await showPicker();
    await openBin();
    const looks = within(await rowOf('Looks'));
    const address = looks.getByLabelText('New address');
    expect(address).toHaveValue('looks-2');
    expect(address).toHaveAccessibleDescription(/\/looks belongs to Other now/);
    await userEvent.clear(address);
    await userEvent.type(address, 'cart');
    expect(looks.getByRole('alert')).toHaveTextContent('an address of the shop itself');
    await userEvent.click(looks.getByText('Restore'));
    expect(service.restorePage).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.type(address, 'lookbook');
    await userEvent.click(looks.getByText('Restore'));
    await screen.findByText('Looks is restored');
    expect(persisted.get('lookbook')).toMatchObject({ name: 'Looks' });
    expect(persisted.get('looks')).toMatchObject({ name: 'Other' });
  });

  it('says where a redirect leads that restoring ends [S2.1659]', async () => {
    await remove('looks');
    const [entry] = await service.loadBin('');
    if (!entry) throw new Error('The bin is empty.');
    vi.mocked(service.loadBin).mockResolvedValue([{ ...entry, redirect: '/sale' }]);
    await showPicker();
    await openBin();
    expect(await rowOf('Looks')).toHaveTextContent('/looks redirects to /sale now.');
  });

  it('deletes for good what is asked for twice, and the focus goes on to the next [S2.1660]', async () => {
    await remove('looks', 'sale');
    await showPicker();
    await openBin();
    await rowOf('Looks');
    const ask = () => userEvent.click(button('Delete for good: Sale'));
    await ask();
    expect(button('Keep it')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button('Delete for good: Sale')).toHaveFocus();
    expect(service.forgetPage).not.toHaveBeenCalled();
    await ask();
    expect(screen.getByText(/Delete Sale for good\? It can’t be restored/)).toBeVisible();
    await userEvent.click(button('Delete for good'));
    await eventually(() => expect(screen.queryByText('Sale')).toBeNull());
    expect(button('Restore Looks')).toHaveFocus();
    await userEvent.click(button('Delete for good: Looks'));
    await userEvent.click(button('Delete for good'));
    const none = await screen.findByText('Nothing has been deleted recently.');
    expect(none.parentElement).toHaveFocus();
  });

  it('says that it is empty, that it is loading, and what fails, which can be tried again [S8.1661]', async () => {
    await showPicker();
    let fail = (_: Error) => {};
    vi.mocked(service.loadBin).mockImplementationOnce(
      () => new Promise((_, reject) => (fail = reject)),
    );
    await openBin();
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
    fail(new ApiError('network', 'gone'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^What was deleted could not be loaded\. .*could not be reached/,
    );
    await userEvent.click(button('Try again'));
    await screen.findByText('Nothing has been deleted recently.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says why a page cannot be restored, and reads the list anew [S8.1661]', async () => {
    await remove('looks');
    await showPicker();
    await openBin();
    await rowOf('Looks');
    persisted.set('looks', { ...LOOKS, name: 'Other' });
    await userEvent.click(button('Restore Looks'));
    expect(await screen.findByRole('alert')).toHaveTextContent('is taken by the page "Other"');
    expect(await screen.findByLabelText('New address')).toHaveValue('looks-2');
    vi.mocked(service.forgetPage).mockRejectedValueOnce(new ApiError('timeout', 'late'));
    await userEvent.click(button('Delete for good: Looks'));
    await userEvent.click(button('Delete for good'));
    await eventually(() => expect(screen.getByRole('alert')).toHaveTextContent(/took too long/));
  });

  it('has the password asked for where the session has ended, and stays open [S8.1661]', async () => {
    storeSession();
    await remove('looks');
    const { auth } = await showPicker();
    await openBin();
    await rowOf('Looks');
    vi.mocked(service.restorePage).mockRejectedValueOnce(new ApiError('status', 'Ended.', 401));
    await userEvent.click(button('Restore Looks'));
    await eventually(() => expect(auth()?.needsPassword).toBe(true));
    act(() => auth()?.stopAsking());
    expect(screen.getByRole('dialog', { name: 'Recently deleted' })).toBeVisible();
    expect(persisted.has('looks')).toBe(false);
  });
});

describe('undoing a deletion', () => {
  it('that cannot be, says that the page is in the bin [S8.1661]', async () => {
    await showPicker();
    await userEvent.click(picker());
    await userEvent.click(await screen.findByRole('button', { name: 'More for Looks' }));
    await userEvent.click(button('Delete'));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    persisted.set('looks', { ...LOOKS, name: 'Other' });
    await userEvent.click(undo);
    await screen.findByText(
      /taken by the page "Other"\. What was deleted is under “Recently deleted”/,
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
