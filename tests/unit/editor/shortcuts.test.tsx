// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LiveRegion } from '@/components/editor/announce';
import { COMMANDS } from '@/components/editor/commands/commands';
import { useShortcuts } from '@/components/editor/commands/use-shortcuts';
import { block, text } from '../layout/editing-kit';
import { editorStore, renderInEditor, select, typesIn } from './palette-kit';

function Keys({ isBehindDialog = false }) {
  useShortcuts();
  return (
    <>
      <dialog open={isBehindDialog}>Words</dialog>
      <LiveRegion />
    </>
  );
}

function show(isBehindDialog: boolean) {
  const store = editorStore([text(), block('divider')]);
  select(store, 'b0');
  renderInEditor(store, <Keys isBehindDialog={isBehindDialog} />);
  return store;
}

const press = (key: string, held = {}) =>
  act(() => void fireEvent.keyDown(document.body, { key, ...held }));

describe('keys', () => {
  it('reach the selected block where nothing has the focus', () => {
    const store = show(false);
    press('Backspace');
    expect(typesIn(store)).toEqual(['divider']);
  });

  it('reach nothing behind a dialog that has no focus either [S4.824]', () => {
    const store = show(true);
    press('Backspace');
    press('d', { ctrlKey: true });
    act(() => void fireEvent.cut(document.body));
    expect(typesIn(store)).toEqual(['text', 'divider']);
  });
});

describe('copying by the browser’s own event', () => {
  it('is said [S4.826]', () => {
    show(false);
    act(() => void fireEvent.copy(document.body));
    expect(document.querySelector('[data-announcements]')).toHaveTextContent('Text copied.');
  });
});

describe('Delete and Cut', () => {
  it.each([
    ['page_content', false],
    ['text', true],
  ] as const)('of %s on the page of a product: %s [S4.825]', (type, isOffered) => {
    const store = editorStore([block(type)], { slug: 'product' });
    select(store, 'b0');
    expect(COMMANDS.delete.isEnabled(store.getState())).toBe(isOffered);
    expect(COMMANDS.cut.isEnabled(store.getState())).toBe(isOffered);
  });
});
