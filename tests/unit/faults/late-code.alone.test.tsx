// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as cart from '@/components/cart';
import { Header } from '@/components/header';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { shopPageAddress } from '@/services/shop-page-address';
import { save } from '@/store/editor/saving/save';
import { selectConflict, selectSave } from '@/store/editor/saving/selectors';
import { cartOpened, selectIsCartOpen } from '@/store/slices/shop';
import { eventually } from '../../support/eventually';
import { clearCookies, rawCookies, storeSession } from '../auth/cookies';
import { renderGate } from '../auth/render-auth';
import { makeEditor, text } from '../editor/drafts/editor-store';
import { fakeLocks } from '../editor/drafts/fake-locks';
import { showDrafts } from '../editor/drafts/show-editor';
import { renderInShop } from '../header/shop-page';
import { result, stubBackend } from '../search/stub-backend';

vi.mock('@/components/editor/drafts/conflict-dialog', () => {
  throw new Error('ChunkLoadError');
});
vi.mock('@/services/admins/admin', () => {
  throw new Error('ChunkLoadError');
});
vi.mock('@/components/auth/wrong-role', () => {
  throw new Error('ChunkLoadError');
});
const load = vi.hoisted(() => vi.fn());
vi.mock('@/components/cart', async (original) => ({
  ...(await original<typeof cart>()),
  loadCartDrawer: load,
}));
const code = vi.hoisted(() => ({ arrival: Promise.resolve(), arrive: () => {} }));

// Whoever awaits the component waits until it has arrived.
vi.mock('@/components/search/page/page-results', () => ({
  get PageResults() {
    return code.arrival.then(() => PageResults);
  },
}));
// Loaded beforehand: who asks for a module that its stand-in is just loading may be given the real one.
const { PageResults } = await vi.importActual<{ PageResults: object }>(
  '@/components/search/page/page-results',
);

beforeEach(clearCookies);
afterEach(() => vi.unstubAllGlobals());

it('a dispute whose dialog cannot be had says so and keeps no save from being made [S8.831]', async () => {
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: fakeLocks().locks }));
  const editor = makeEditor();
  const { store, load, type, layout } = editor;
  load('about');
  const saving = vi.spyOn(service, 'savePageLayout').mockResolvedValue(6);
  saving.mockRejectedValueOnce(new ApiError('status', 'Somebody saved.', 409, 'revision'));
  vi.spyOn(service, 'loadPageLayout').mockResolvedValue({
    ...{ pageName: 'About', revision: 5, lastUpdated: null },
    layout: [text('one', 'Theirs'), text('two', 'Two')],
  });
  showDrafts(editor);
  act(() => type('one', 'Mine'));
  await act(() => store.dispatch(save()));
  await eventually(() => expect(selectConflict(store.getState())).toBeNull());
  expect(selectSave(store.getState())).toMatchObject({
    phase: 'failed',
    message: expect.stringContaining('Somebody else has saved this meanwhile'),
  });
  expect(layout()[0]).toEqual(text('one', 'Mine'));
  load('shop');
  act(() => type('one', 'Other'));
  await act(() => store.dispatch(save()));
  expect(saving.mock.lastCall?.[0]).toMatchObject({ pageSlug: 'shop' });
});

it('a login whose code cannot be had says so in the spec’s words [S8.661]', async () => {
  renderGate();
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ada@linen.example');
  await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
  expect(await screen.findByText('An error occurred during login')).toBeVisible();
});

it('a page that turns somebody away says so where its code cannot be had, and tries again [S8.661]', async () => {
  storeSession({ name: 'Ada', email: 'ada@linen.example', role: 'packer' });
  renderGate();
  const says = () => screen.findByText(/^This page could not be loaded/);
  expect(await says()).toBe(screen.getByRole('alert'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await says()).toBeVisible();
});

it('a logout whose code cannot be had ends the session all the same [S8.663]', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, assign });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  storeSession();
  const { auth } = renderGate();
  await auth().logOut();
  expect(rawCookies()).toEqual({});
  expect(assign).toHaveBeenCalledExactlyOnceWith(shopPageAddress('/'));
  expect(logged).toHaveBeenCalledOnce();
});

it('the cart drawer whose code does not come is closed, so that it can be opened again [S4.35]', async () => {
  load.mockRejectedValue(new Error('away'));
  const { store } = renderInShop(<Header />);
  store.dispatch(cartOpened());
  await eventually(() => expect(selectIsCartOpen(store.getState())).toBe(false));
  load.mockResolvedValue(() => <p>The drawer</p>);
  store.dispatch(cartOpened());
  expect(await screen.findByText('The drawer')).toBeVisible();
});

describe('the search of a page whose code is still loading', () => {
  let request: ReturnType<typeof stubBackend>;
  beforeEach(() => {
    request = stubBackend();
    code.arrival = new Promise<void>((resolve) => {
      code.arrive = resolve;
    });
    vi.resetModules();
  });

  const field = () => screen.getByRole('searchbox', { name: 'Search Products' });

  /** A page whose code for results is still on its way. */
  async function openEarly() {
    const { PageSearch } = await import('@/components/search/page/page-search');
    renderInShop(<PageSearch placeholder="" />, { init: { template: 'classic' } });
  }

  async function isSearchedFor(query: string) {
    await new Promise((rest) => setTimeout(rest));
    expect(request).toHaveLength(0);
    code.arrive();
    await expect.poll(() => request[0]?.request.query).toBe(query);
    request[0]?.answer(result(2));
    await eventually(() =>
      expect(screen.getByText(`Found 2 results for "${query}"`)).toBeVisible(),
    );
    expect(request).toHaveLength(1);
  }

  it('searches for what was entered as soon as it can [S4.343]', async () => {
    await openEarly();
    await userEvent.type(field(), 'hoodie{Enter}');
    await isSearchedFor('hoodie');
  });

  it('does so where the field was filled before the page was interactive [S4.343]', async () => {
    await openEarly();
    const input = field() as HTMLInputElement;
    input.value = 'coat';
    fireEvent.submit(input.form as HTMLFormElement);
    await isSearchedFor('coat');
  });

  it('searches for nothing that was not asked for [S4.343]', async () => {
    await openEarly();
    await userEvent.type(field(), 'hoodie');
    code.arrive();
    expect(await screen.findByText('Start searching')).toBeVisible();
    expect(request).toHaveLength(0);
  });
});
