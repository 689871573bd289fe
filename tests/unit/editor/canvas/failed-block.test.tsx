import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockNode } from '@/blocks/layout/read-layout';
import { Canvas } from '@/components/editor/canvas/canvas';
import { Outline } from '@/components/editor/outline/outline';
import * as service from '@/services/design';
import { changeField } from '@/store/editor/edits';
import { save } from '@/store/editor/saving/save';
import { selectIsChanged } from '@/store/editor/selectors';
import { drawnBy } from '../../blocks/drawn-by';
import { block, text } from '../../layout/editing-kit';
import { editorStore, openTree, renderInEditor, typesIn } from '../palette-kit';

const FATAL = 'red';

/** A divider that is drawn in any color but one. */
function Divider({ node: { id, styles } }: { node: BlockNode }) {
  const { color } = { color: '', ...(styles as object) };
  if (color === FATAL) throw new Error('No divider can be red.');
  return <hr data-block={id} />;
}

drawnBy('divider', Divider);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** b0 text, b1 a divider whose last change made it throw. */
function showBroken() {
  const store = editorStore([text(), block('divider')]);
  renderInEditor(
    store,
    <>
      <Canvas device="phone" />
      <Outline />
    </>,
  );
  expect(failure()).toBeNull();
  act(() => {
    store.dispatch(changeField('b1', { area: 'styles', name: 'color', value: FATAL }, ''));
  });
  return store;
}

const failure = () => screen.queryByRole('alert');
const divider = () => document.querySelector('hr[data-block="b1"]');
const line = () => screen.getByRole('treeitem', { name: /^Divider/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stylesOf = (store: ReturnType<typeof showBroken>) => openTree(store).nodes.b1?.own;

describe('a block that throws while it is edited', () => {
  it('has its place tell why, and the rest of the page stands [S4.790]', () => {
    showBroken();
    expect(failure()).toHaveTextContent('Divider cannot be shown.No divider can be red.');
    expect(divider()).toBeNull();
    expect(document.querySelector('[data-canvas] [data-block="b0"]')).toHaveTextContent('Words');
  });

  it('is marked in the outline until it can be shown [S2.746] [S4.790]', async () => {
    showBroken();
    expect(line()).toHaveAccessibleName(/This block cannot be shown: No divider can be red\./);
    await press('Undo');
    expect(line()).not.toHaveAccessibleName(/roblem/);
  });

  it('is taken back by Undo [S4.790]', async () => {
    const store = showBroken();
    await press('Undo');
    expect(failure()).toBeNull();
    expect(divider()).toBeVisible();
    expect(selectIsChanged(store.getState())).toBe(false);
  });

  it('goes back to what its type is by Reset, which can be undone [S4.790]', async () => {
    const store = showBroken();
    await press('Reset');
    expect(divider()).toBeVisible();
    expect(stylesOf(store)).toMatchObject({ type: 'divider', styles: {} });
    expect(store.getState().editor.documents.page?.past).toHaveLength(2);
  });

  it('goes by Delete [S4.790]', async () => {
    const store = showBroken();
    await press('Delete');
    expect(failure()).toBeNull();
    expect(typesIn(store)).toEqual(['text']);
  });

  it('offers no Undo where nothing was done [S4.790]', () => {
    const store = editorStore([block('divider', {}, { color: FATAL })]);
    renderInEditor(store, <Canvas device="phone" />);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reset' })).toBeEnabled();
  });

  it('can be saved with its page [S4.790]', async () => {
    const store = showBroken();
    const saved = vi.spyOn(service, 'savePageLayout').mockResolvedValue(2);
    await act(() => store.dispatch(save()));
    const [{ layout } = { layout: [] }] = saved.mock.calls[0] ?? [];
    expect(layout[1]).toMatchObject({ type: 'divider', styles: { color: FATAL } });
    expect(selectIsChanged(store.getState())).toBe(false);
    expect(failure()).toBeVisible();
  });
});
