import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ContentFrame } from '@/components/editor/canvas/content-frame';
import { MARKUP_PATH } from '@/core/rules/address/admin-host';
import { documentSaved } from '@/store/editor/state';
import { block } from '../../layout/editing-kit';
import { editorStore, openTree, renderInEditor } from '../palette-kit';

const answers = vi.fn<typeof fetch>();
const pageOf = (main: string, status = 200) =>
  new Response(`<!doctype html><body><main>${main}</main></body>`, { status });
const shown = () => screen.findByTitle('Page content');

afterEach(() => vi.unstubAllGlobals());

function show(...pages: Response[]) {
  answers.mockReset();
  for (const page of pages) answers.mockResolvedValueOnce(page);
  vi.stubGlobal('fetch', answers);
  const store = editorStore([block('page_content')], { slug: 'about' });
  renderInEditor(store, <ContentFrame slug="about" />);
  return store;
}

it('shows built-in content as the shop does [S4.782]', async () => {
  show(pageOf('<h1>About us</h1>'));
  expect(await shown()).toHaveAttribute('srcdoc', expect.stringContaining('About us'));
  expect(answers.mock.calls[0]?.[0]).toBe(`${MARKUP_PATH}/about`);
});

it('says so where it cannot be loaded, and tries again [S8.842]', async () => {
  show(pageOf('<h1>Back in a moment</h1>', 503), pageOf('<h1>About us</h1>'));
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByTitle('Page content')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shown()).toHaveAttribute('srcdoc', expect.stringContaining('About us'));
});

it('says where the shop shows none yet, and shows it once the page is saved [S4.842]', async () => {
  const designed = '<div data-page="about"><p>Designed</p></div>';
  const content = '<div data-page="about"><div data-page-content><h1>About us</h1></div></div>';
  const store = show(pageOf(designed), pageOf(content));
  expect(await screen.findByText(/once the page is saved/)).toBeVisible();
  const saved = { id: 'page', tree: openTree(store), revision: 2, savedAt: null };
  act(() => void store.dispatch(documentSaved(saved)));
  expect(await shown()).toHaveAttribute('srcdoc', expect.stringContaining('About us'));
});
