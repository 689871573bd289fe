import { act, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { COMMANDS, type CommandId } from '@/components/editor/commands/commands';
import { runCommand } from '@/components/editor/commands/run-command';
import { Properties } from '@/components/editor/frame/properties';
import { usePanelSources } from '@/components/editor/frame/use-panel-sources';
import * as service from '@/services/design';
import { block, text } from '../layout/editing-kit';
import { editorStore, renderInEditor, select } from './palette-kit';
import { openTab } from './panel/show-panel';

beforeEach(() => {
  vi.spyOn(service, 'loadDesign').mockRejectedValue(new Error('not asked'));
});

function ShownProperties() {
  return <Properties sources={usePanelSources()} />;
}

/** The properties of the first of a banner, and of a text after it. */
async function start() {
  const store = editorStore([block('banner', { title: 'Autumn' }), text('Words')]);
  select(store, 'b0');
  renderInEditor(store, <ShownProperties />);
  await act(async () => undefined);
  openTab('Content');
  return {
    choose: (key: string) => select(store, key),
    run: (id: CommandId) => void store.dispatch(runCommand(COMMANDS[id])),
  };
}

/** As keys do it that are pressed before what was deleted has gone from the properties. */
function whileGoneIsShown(press: () => void, deleteShown: () => void): void {
  act(() => {
    flushSync(deleteShown);
    expect(screen.getByRole('heading', { name: 'Banner' })).toBeVisible();
    flushSync(press);
  });
}

it('Enter leads to the first field of the selected block, once its properties are shown [S4.785]', async () => {
  const { run, choose } = await start();
  act(() => run('edit'));
  expect(screen.getByRole('tabpanel').querySelector('input, textarea')).toHaveFocus();
  const press = () => {
    choose('b1');
    run('edit');
  };
  whileGoneIsShown(press, () => run('delete'));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveFocus();
});

it('Enter on a block that was left again before its properties were shown leads nowhere [S4.785]', async () => {
  const { run, choose } = await start();
  const press = () => {
    choose('b1');
    run('edit');
    flushSync(() => choose(''));
  };
  whileGoneIsShown(press, () => run('delete'));
  act(() => choose('b1'));
  expect(screen.getByRole('textbox', { name: 'Text' })).not.toHaveFocus();
});
