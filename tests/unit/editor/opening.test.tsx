import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import Editor from '@/components/editor/editor';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import { eventually } from '../../support/eventually';
import { clearCookies } from '../auth/cookies';
import { loadViews } from '../blocks/render-block';
import { TOLD_FAILURES } from '../faults/told-failures';
import { editorStore, pagesService, type SavedPage, TEXT, write } from './pages/open-editor';
import { showInEditor } from './pages/show-in-editor';

const HOME: SavedPage = { name: 'Homepage', layout: [TEXT], revision: 1 };
const OTHER: SavedPage = {
  name: 'Looks',
  layout: [{ id: 't-2', type: 'text', props: { content: 'Looks of the season' } }],
  revision: 1,
};

let saved: ReturnType<typeof pagesService>;

beforeAll(loadViews);

beforeEach(() => {
  vi.restoreAllMocks();
  clearCookies();
  vi.spyOn(console, 'warn').mockReturnValue();
  saved = pagesService({ homepage: HOME, looks: OTHER });
});

/** The editor at an address, once it is there. */
async function show(page: string) {
  const shown = showInEditor(<Editor />, editorStore(), { page });
  await eventually(() => expect(shown.read().pageDesign.pages).toHaveLength(saved.size));
  return shown;
}

const opened = (shown: Awaited<ReturnType<typeof show>>) => shown.read().editor.open;
const button = (name: string) => screen.getByRole('button', { name });
const canvas = () => document.querySelector('[data-canvas]');

describe('an address of a page that does not exist', () => {
  it('says so, and leads to the homepage [S8.791]', async () => {
    const shown = await show('summer-sale');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no page at /summer-sale');
    expect(canvas()).toBeNull();
    await userEvent.click(button('Go to the home page'));
    const quietly = { shallow: true, scroll: false };
    expect(shown.router.push).toHaveBeenCalledWith(
      { pathname: '/design', query: {} },
      undefined,
      quietly,
    );
    shown.goTo({});
    expect(await screen.findByText('Made by hand')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to adding the page under that address, and opens it [S8.791]', async () => {
    const shown = await show('summer-sale');
    await screen.findByRole('alert');
    await userEvent.click(button('Add this page'));
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Summer sale');
    expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('summer-sale');
    await userEvent.click(button('Add page'));
    await eventually(() => expect(opened(shown)).toBe('page:summer-sale'));
    expect(saved.get('summer-sale')).toMatchObject({ name: 'Summer sale', layout: [] });
    expect(canvas()).toBeVisible();
  });

  it('is not offered to be added where no page may have it [S8.791]', async () => {
    await show('cart');
    expect(await screen.findByRole('alert')).toHaveTextContent('is an address of the shop itself');
    expect(screen.queryByRole('button', { name: 'Add this page' })).toBeNull();
  });

  it('closes what was open before, so that nothing is done to it by mistake [S8.791]', async () => {
    const shown = await show('looks');
    await screen.findByText('Looks of the season');
    shown.goTo({ page: 'gone' });
    await screen.findByRole('alert');
    expect(opened(shown)).toBeNull();
    expect(canvas()).toBeNull();
    expect(button('Save')).toBeDisabled();
  });
});

describe('a page that cannot be loaded', () => {
  it.each(TOLD_FAILURES)(
    'says why where a server %s, and is tried again [S8.792]',
    async (_, failing, words) => {
      vi.mocked(service.loadPageLayout).mockRejectedValueOnce(failing);
      await show('looks');
      const received = await screen.findByRole('alert');
      expect(received).toHaveTextContent('Looks could not be opened');
      expect(received).toHaveTextContent(words);
      expect(screen.getByRole('banner')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Add this page' })).toBeNull();
      await userEvent.click(button('Try again'));
      expect(await screen.findByText('Looks of the season')).toBeVisible();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('says so of a header too [S8.792]', async () => {
    const failing = new ApiError('network', 'Network Error');
    vi.spyOn(service, 'loadDesign').mockRejectedValue(failing);
    await show('header');
    const received = await screen.findByRole('alert');
    expect(received).toHaveTextContent(/^Header could not be opened.*could not be reached/);
  });
});

/** Holds back the next answer with a page, as it would have been at once, until it is let go. */
function holdBack() {
  const load = vi.mocked(service.loadPageLayout);
  const answer = load.getMockImplementation();
  let letGo = () => {};
  const slow = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  load.mockImplementationOnce(async (domain, slug) => {
    const page = await answer?.(domain, slug);
    await slow;
    return page ?? Promise.reject();
  });
  return () => act(async () => letGo());
}

it('opens with the page homepage, named Homepage, where no other is named [S2.150]', async () => {
  const shown = showInEditor(<Editor />);
  await eventually(() =>
    expect(shown.read().editor.documents['page:homepage']).toMatchObject({ name: 'Homepage' }),
  );
  expect(opened(shown)).toBe('page:homepage');
});

it('what was asked for last is opened, however late the one before comes [S8.793]', async () => {
  const letGo = holdBack();
  const shown = showInEditor(<Editor />);
  shown.goTo({ page: 'looks' });
  expect(await screen.findByText('Looks of the season')).toBeVisible();
  await letGo();
  await eventually(() => expect(shown.read().editor.documents['page:homepage']).toBeDefined());
  expect(opened(shown)).toBe('page:looks');
});

it('what is done to a page stays where an answer with it comes late [S8.830]', async () => {
  const letGo = holdBack();
  const shown = showInEditor(<Editor />);
  shown.goTo({ page: 'looks' });
  expect(await screen.findByText('Looks of the season')).toBeVisible();
  shown.goTo({});
  expect(await screen.findByText('Made by hand')).toBeVisible();
  act(() => shown.dispatch(write('Made by machine')));
  await letGo();
  expect(screen.getByText('Made by machine')).toBeVisible();
  expect(shown.read().editor.documents['page:homepage']?.past).toHaveLength(1);
});

it('nothing can be done to a page any longer while another one is on its way [S8.832]', async () => {
  const shown = await show('looks');
  expect(await screen.findByText('Looks of the season')).toBeVisible();
  const letGo = holdBack();
  shown.goTo({});
  expect(canvas()).toBeNull();
  expect(screen.getByText('Loading...')).toBeVisible();
  act(() => shown.dispatch(write('Typed into the wrong page')));
  await letGo();
  expect(screen.getByText('Made by hand')).toBeVisible();
  shown.goTo({ page: 'looks' });
  expect(screen.getByText('Looks of the season')).toBeVisible();
});
