import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPreview } from '@/components/editor/commands/open-parts';
import { PreviewBar } from '@/components/editor/preview/preview-bar';
import { useUnsaved, wordsOf } from '@/components/editor/preview/use-unsaved';
import { shopPageAddress } from '@/services/shop-page-address';
import { changeField } from '@/store/editor/edits';
import { documentLoaded, documentOpened, pageId } from '@/store/editor/state';
import { text } from '../../layout/editing-kit';
import { showInEditor } from '../pages/show-in-editor';
import { editorStore, openTree } from '../palette-kit';

const SAVED = {
  ...{ slug: 'story', name: 'Story', layout: [], blockData: {} },
  lastUpdated: '2026-03-03T14:03:00Z',
};

function Shown() {
  const { unsaved, retry } = useUnsaved({ slug: 'story', path: '/story' }, SAVED);
  const designed = 'designed' in unsaved ? unsaved.designed : null;
  return (
    <>
      <PreviewBar slug="story" words={wordsOf(unsaved)} onRetry={retry} />
      <h1>{designed?.name}</h1>
    </>
  );
}

it('a browser that keeps no drafts has the preview say that it lacks them [S8.844]', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const store = editorStore([text()], { slug: 'story' });
  const id = pageId('story');
  store.dispatch(documentLoaded({ id, name: 'Story', tree: openTree(store), revision: 1 }));
  store.dispatch(documentOpened(id));
  store.dispatch(openPreview());
  expect(opened.mock.lastCall?.[0]).toBe(shopPageAddress('/story'));
  store.dispatch(changeField('b0', { area: 'props', name: 'content', value: 'New' }, ''));
  store.dispatch(openPreview());
  expect(opened.mock.lastCall?.[0]).toBe('/design?preview=story&tab=');
});

it.each(['', 'a-tab'])(
  'a preview of the drafts of tab "%s", of which none are kept, is of what is saved [S8.844]',
  async (tab) => {
    showInEditor(<Shown />, undefined, { preview: 'story', tab });
    expect(
      await screen.findByText(/saves no drafts.* as last saved \(March \d+, 2026 at/),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Story' })).toBeVisible();
  },
);
