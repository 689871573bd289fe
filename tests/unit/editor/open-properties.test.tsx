import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandMenu } from '@/components/editor/commands/command-menu';
import { COMMANDS, type CommandId } from '@/components/editor/commands/commands';
import { MenuButton } from '@/components/editor/commands/menu-button';
import { runCommand } from '@/components/editor/commands/run-command';
import { Properties } from '@/components/editor/frame/properties';
import { usePanelSources } from '@/components/editor/frame/use-panel-sources';
import * as service from '@/services/design';
import { block, text } from '../layout/editing-kit';
import { editorStore, renderInEditor, select } from './palette-kit';
import { openTab } from './panel/show-panel';

let frames: FrameRequestCallback[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.spyOn(service, 'loadDesign').mockRejectedValue(new Error('not asked'));
});

afterEach(() => vi.unstubAllGlobals());

/** Shows the next frame to those who wait for it. */
function showFrame(): void {
  for (const frame of frames.splice(0)) frame(0);
}

function ShownProperties() {
  return <Properties sources={usePanelSources()} />;
}

/** The properties of a banner, which texts follow. */
async function start(more: ReactNode = null) {
  const store = editorStore([block('banner', { title: 'Autumn' }), text('Words'), text('More')]);
  select(store, 'b0');
  renderInEditor(
    store,
    <>
      <ShownProperties />
      {more}
    </>,
  );
  await act(async () => undefined);
  openTab('Content');
  return {
    choose: (key: string) => select(store, key),
    run: (id: CommandId) => void store.dispatch(runCommand(COMMANDS[id])),
  };
}

/** Presses keys, and shows the page as they left it, before what was deleted has gone from the properties. */
function pressWhileGoneIsShown(press: () => void): void {
  flushSync(press);
  expect(screen.getByRole('heading', { name: 'Banner' })).toBeVisible();
  showFrame();
}

it('Enter leads to the first field of the selected block, once its properties are shown [S4.785]', async () => {
  const { run, choose } = await start();
  act(() => {
    flushSync(() => run('delete'));
    pressWhileGoneIsShown(() => {
      choose('b1');
      run('edit');
    });
    expect(document.body).toHaveFocus();
  });
  showFrame();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

it('so does ‘Edit’ in the menu of the block, which gives the focus back before [S4.785]', async () => {
  await start(
    <>
      <MenuButton blockKey="b1" />
      <CommandMenu />
    </>,
  );
  const more = screen.getByRole('button', { name: 'More' });
  more.focus();
  fireEvent.click(more);
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Edit/ }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(more).toHaveFocus();
  showFrame();
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

it.each<[string, (choose: (key: string) => void) => void]>([
  ['another block was selected', (choose) => act(() => choose('b2'))],
  ['the focus has gone elsewhere', () => screen.getByRole('tab', { name: 'Style' }).focus()],
])('Enter leads nowhere where %s meanwhile [S4.785]', async (_, goElsewhere) => {
  const { run, choose } = await start();
  act(() => {
    flushSync(() => run('delete'));
    pressWhileGoneIsShown(() => {
      choose('b1');
      run('edit');
    });
  });
  goElsewhere(choose);
  showFrame();
  act(() => choose('b1'));
  showFrame();
  expect(screen.getByRole('textbox', { name: 'Text' })).not.toHaveFocus();
});
