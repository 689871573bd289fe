import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/components/editor/commands/commands';
import { pasteText } from '@/components/editor/commands/copy-paste';
import { ReadOnly } from '@/components/editor/frame/read-only';
import { NoticeList } from '@/components/editor/notices/notice-list';
import { endNotices } from '@/components/editor/notices/notices';
import { replaceBlocks } from '@/components/editor/palette/insert';
import { roleKnown } from '@/store/editor/editor';
import { duplicateBlock, removeBlock } from '@/store/editor/edits';
import { block, text } from '../layout/editing-kit';
import { editorStore, openTree, renderInEditor, select } from './palette-kit';

/** An editor of a page that was changed, as somebody of a role has it. */
function openAs(role: string, page: Parameters<typeof editorStore>[1] = {}) {
  const store = editorStore([text(), block('divider'), text()], page);
  select(store, 'b0');
  store.dispatch(duplicateBlock('b0'));
  select(store, 'b0');
  store.dispatch(roleKnown(role));
  endNotices();
  renderInEditor(
    store,
    <>
      <ReadOnly />
      <NoticeList before={{ current: null }} />
    </>,
  );
  return store;
}

const offered = (store: ReturnType<typeof editorStore>) =>
  Object.entries(COMMANDS)
    .filter(([, { isEnabled }]) => isEnabled(store.getState()))
    .map(([id]) => id);
const note = () => screen.queryByText(/^Read only/);

const LOOKING = [
  ...['copy', 'edit', 'copyStyles', 'selectParent', 'selectPrevious', 'selectNext'],
  ...['findBlock', 'nextPart', 'previousPart', 'preview', 'shortcuts'],
];

describe('who may not change a page', () => {
  it('is offered what only looks, and told why and whom to ask [S6.1890]', () => {
    const store = openAs('viewer');
    expect(offered(store)).toEqual(LOOKING);
    expect(note()).toHaveTextContent(
      'Read only: your role here is viewer, which may not change this. Ask an owner of the shop.',
    );
  });

  it('changes nothing by any way around the commands [S6.1890]', () => {
    const store = openAs('viewer');
    const before = openTree(store);
    act(() => {
      store.dispatch(removeBlock('b0'));
      store.dispatch(replaceBlocks([{ id: 'x', type: 'text' }]));
      store.dispatch(pasteText('Words'));
    });
    expect(openTree(store)).toBe(before);
    expect(screen.getByText('You may look at this, not change it.')).toBeVisible();
  });

  it.each(['page', 'header'] as const)('is nobody whose role allows it: %s [S6.1890]', (place) => {
    const store = openAs('editor', { place });
    expect(offered(store)).toEqual(
      expect.arrayContaining(['paste', 'delete', 'moveUp', 'saveAsComponent']),
    );
    expect(note()).toBeNull();
  });
});
