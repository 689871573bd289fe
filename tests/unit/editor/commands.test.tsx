import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blocksInOrder } from '@/blocks/layout/tree/slots';
import { toClipboard } from '@/components/editor/commands/clipboard';
import { COMMANDS, type CommandId } from '@/components/editor/commands/commands';
import { pasteText } from '@/components/editor/commands/copy-paste';
import { runCommand } from '@/components/editor/commands/run-command';
import { NoticeList } from '@/components/editor/notices/notice-list';
import { endNotices } from '@/components/editor/notices/notices';
import { announce, LiveRegion } from '@/components/editor/shared/announce';
import { MAX_LAYOUT_DEPTH } from '@/core/model/page';
import { duplicateBlock, insertComponents } from '@/store/editor/edits';
import { block, box, boxesOf, text } from '../layout/editing-kit';
import { editorStore, openTree, renderInEditor, select, typesIn } from './palette-kit';

type Blocks = Parameters<typeof editorStore>[0];

/** An editor in which commands are run with a block selected, and what is said of it. */
function start(blocks: Blocks, key: string, page: Parameters<typeof editorStore>[1] = {}) {
  const store = editorStore(blocks, page);
  announce('');
  endNotices();
  select(store, key);
  const received = (
    <>
      <NoticeList before={{ current: null }} />
      <LiveRegion />
    </>
  );
  renderInEditor(store, received);
  return {
    store,
    run: (id: CommandId) => act(async () => void store.dispatch(runCommand(COMMANDS[id]))),
    paste: (words: string) => act(() => store.dispatch(pasteText(words))),
  };
}

const said = () => document.querySelector('[data-announcements]');

describe('what a command has done', () => {
  it.each<[CommandId, string]>([
    ['moveDown', 'Text moved at the end of the page.'],
    ['delete', 'Text deleted.'],
    ['duplicate', 'Text duplicated.'],
    ['wrap', 'Text wrapped in a box.'],
    ['copyStyles', 'Styles copied.'],
    ['moveUp', 'Move up: not possible here.'],
  ])('is said: %s [S4.826]', async (id, words) => {
    const { run } = start([text(), block('divider')], 'b0');
    await run(id);
    expect(said()).toHaveTextContent(words);
  });

  it('is said of steps that are taken back and done again, and anew each time [S4.826]', async () => {
    const { run } = start([text(), block('divider')], 'b0');
    await run('delete');
    await run('undo');
    expect(said()).toHaveTextContent('Undone: Delete.');
    await run('redo');
    expect(said()).toHaveTextContent('Redone: Delete.');
    await run('undo');
    await run('duplicate');
    const once = said()?.textContent;
    await run('duplicate');
    expect(said()).toHaveTextContent('Text duplicated.');
    expect(said()?.textContent).not.toBe(once);
  });

  it('cannot be done again once something else was done', async () => {
    const { store, run } = start([text(), block('divider')], 'b0');
    await run('delete');
    await run('undo');
    expect(COMMANDS.redo.isEnabled(store.getState())).toBe(true);
    await run('duplicate');
    expect(COMMANDS.redo.isEnabled(store.getState())).toBe(false);
  });

  it('is said of what is pasted, and that it may stand nowhere [S4.826] [S4.827]', () => {
    const { store, paste } = start([block('divider'), text()], 'b0');
    paste(toClipboard([{ type: 'title', props: {} }]));
    expect(typesIn(store)).toEqual(['divider', 'title', 'text']);
    expect(said()).toHaveTextContent('Section title inserted before Text.');
    paste(toClipboard([{ type: 'page_content' }]));
    expect(screen.getByRole('group', { name: 'Notice' })).toHaveTextContent(
      'This can’t be pasted here.',
    );
    expect(typesIn(store)).toHaveLength(3);
  });
});

describe('content that stands on its page once', () => {
  it.each(['b0', 'b1'])('is not duplicated, nor is what holds it: %s [S4.871]', async (key) => {
    const { store } = start([box([block('page_content')]), text()], key, { slug: 'shop' });
    expect(COMMANDS.duplicate.isEnabled(store.getState())).toBe(false);
    act(() => void store.dispatch(duplicateBlock(key)));
    expect(typesIn(store)).toEqual(['box', 'text']);
    select(store, 'b2');
    expect(COMMANDS.duplicate.isEnabled(store.getState())).toBe(true);
  });
});

describe('a clipboard that is refused', () => {
  afterEach(() => vi.unstubAllGlobals());
  const refuse = (clipboard: unknown) => vi.stubGlobal('navigator', { clipboard, platform: '' });

  it.each<[CommandId, string]>([
    ['copy', 'The browser did not allow copying.'],
    ['cut', 'The browser did not allow copying.'],
    ['paste', 'The browser did not allow pasting.'],
  ])('is told, and nothing is lost: %s [S4.827]', async (id, words) => {
    const { store, run } = start([text(), block('divider')], 'b0');
    const no = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
    refuse({ writeText: no, readText: no });
    await run(id);
    expect(said()).toHaveTextContent(words);
    expect(screen.getByRole('group', { name: 'Notice' })).toHaveTextContent(words);
    expect(typesIn(store)).toEqual(['text', 'divider']);
  });

  it('once it is granted tells what was copied, whatever is selected by then [S4.826]', async () => {
    const { store, run } = start([text('One'), block('divider')], 'b0');
    let grant = () => {};
    refuse({ writeText: () => new Promise<void>((resolve) => (grant = resolve)) });
    await run('copy');
    expect(said()).toBeEmptyDOMElement();
    select(store, 'b1');
    await act(async () => grant());
    expect(said()).toHaveTextContent('Text copied.');
  });

  it('once it is granted has taken what was selected, and nothing else is cut [S4.827]', async () => {
    const { store, run } = start([text('One'), text('Two')], 'b0');
    let grant = () => {};
    const writeText = () => new Promise<void>((resolve) => (grant = resolve));
    refuse({ writeText });
    await run('cut');
    select(store, 'b1');
    await act(async () => grant());
    expect(typesIn(store)).toEqual(['text', 'text']);
    await run('cut');
    await act(async () => grant());
    expect(Object.keys(openTree(store).nodes)).not.toContain('b1');
    expect(said()).toHaveTextContent('Text deleted.');
  });
});

describe('blocks as deep as layouts go', () => {
  it('are not wrapped, which is said [S4.828]', async () => {
    const { store, run } = start([boxesOf(MAX_LAYOUT_DEPTH)], 'b0');
    const before = openTree(store);
    await run('wrap');
    expect(openTree(store)).toBe(before);
    expect(said()).toHaveTextContent('Wrap in a box: not possible here.');
  });

  it('have nothing inserted that goes deeper [S4.828]', () => {
    const { store } = start([boxesOf(MAX_LAYOUT_DEPTH - 1)], 'b0');
    const deepest = blocksInOrder(openTree(store)).at(-1) ?? '';
    const position = { parent: deepest, slot: 0, index: 0 };
    const nested = [{ type: 'box', children: [{ type: 'text' }] }];
    expect(store.dispatch(insertComponents(nested, position))).toBe(false);
    expect(typesIn(store, deepest)).toEqual([]);
    expect(store.dispatch(insertComponents([{ type: 'text' }], position))).toBe(true);
  });
});
