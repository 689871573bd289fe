import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CommandMenu, openCommandMenu } from '@/components/editor/commands/command-menu';
import { COMMANDS } from '@/components/editor/commands/commands';
import { MenuButton } from '@/components/editor/commands/menu-button';
import { useShortcuts } from '@/components/editor/commands/use-shortcuts';
import { Drawer } from '@/components/editor/frame/drawer';
import { LiveRegion } from '@/components/editor/shared/announce';
import { useDragUnderway } from '@/components/editor/shared/dragging';
import { Dialog } from '@/components/kit/dialog';
import { Popover } from '@/components/kit/popover';
import { CHROME } from '@/components/ui/chrome';
import { panelsToggled } from '@/store/editor/shop-changes';
import { eventually } from '../../support/eventually';
import { block, text } from '../layout/editing-kit';
import { editorStore, renderInEditor, select, selected, typesIn } from './palette-kit';

function Keys({
  isBehindDialog = false,
  children,
}: {
  isBehindDialog?: boolean;
  children?: ReactNode;
}) {
  useShortcuts();
  return (
    <>
      {isBehindDialog && (
        <Dialog title="Words" width={300} onClose={() => undefined}>
          Words
        </Dialog>
      )}
      <LiveRegion />
      {children}
    </>
  );
}

function show(isBehindDialog: boolean, popup: ReactNode = null) {
  const store = editorStore([text(), block('divider')]);
  select(store, 'b0');
  renderInEditor(store, <Keys isBehindDialog={isBehindDialog}>{popup}</Keys>);
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

  it('reach nothing behind a dialog that has no focus either [S4.824]', async () => {
    const store = show(true);
    await screen.findByRole('dialog');
    press('Backspace');
    press('d', { ctrlKey: true });
    act(() => void fireEvent.cut(document.body));
    expect(typesIn(store)).toEqual(['text', 'divider']);
  });
});

describe('while something is dragged', () => {
  it('keys mean nothing else, nor do copying and pasting [S4.873]', () => {
    const store = show(false, <Underway />);
    const isOurs = !fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
    expect(isOurs).toBe(true);
    for (const key of ['Escape', 'Backspace', 'ArrowDown']) press(key);
    press('d', { ctrlKey: true });
    const pasted = { getData: () => 'Words' };
    act(() => void fireEvent.paste(document.body, { clipboardData: pasted }));
    act(() => void fireEvent.cut(document.body, { clipboardData: { setData: () => undefined } }));
    expect(typesIn(store)).toEqual(['text', 'divider']);
    expect(selected(store)).toBe('b0');
  });

  it('they do again once it is dropped [S4.873]', () => {
    const store = show(false, <Underway isOver />);
    press('Backspace');
    expect(typesIn(store)).toEqual(['divider']);
  });
});

function Underway({ isOver = false }: { isOver?: boolean }) {
  const [isUnderway, setUnderway] = useState(true);
  useDragUnderway(isUnderway);
  useEffect(() => setUnderway(!isOver), [isOver]);
  return null;
}

describe('the search of what can be inserted', () => {
  it('is led to by a slash, whatever the drawer shows, but not from a field [S2.804]', async () => {
    const store = show(
      false,
      <>
        <input aria-label="A field" />
        <Drawer />
      </>,
    );
    const search = () => screen.queryByRole('searchbox', { name: 'Search blocks and sections' });
    fireEvent.click(screen.getByRole('button', { name: 'Outline' }));
    await screen.findByRole('tree', { name: 'Outline' });
    expect(search()).toBeNull();
    fireEvent.keyDown(screen.getByLabelText('A field'), { key: '/' });
    expect(search()).toBeNull();
    store.dispatch(panelsToggled({ isDrawerOpen: false, isPropertiesOpen: true }));
    press('/');
    await eventually(() => expect(search()).toHaveFocus());
    expect(store.getState().design.isDrawerOpen).toBe(true);
  });
});

describe('a popup that has lost the focus', () => {
  const pressAll = () => {
    press('Backspace');
    press('ArrowDown');
    press('d', { ctrlKey: true });
    act(() => void fireEvent.cut(document.body));
  };

  /** The focus comes back to a popup that has lost it. */
  const closeByEscape = async (popup: HTMLElement) => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    act(() => focused().blur());
    await eventually(() => expect(popup.parentElement).toContainElement(focused()));
    fireEvent.keyDown(focused(), { key: 'Escape' });
  };
  const focused = () => document.activeElement as HTMLElement;

  it('a menu keeps keys from the blocks behind it, and is closed by Escape [S4.824]', async () => {
    const store = show(false, <CommandMenu />);
    act(() => openCommandMenu({ x: 0, y: 0 }));
    const menu = await screen.findByRole('menu');
    pressAll();
    expect(typesIn(store)).toEqual(['text', 'divider']);
    expect(selected(store)).toBe('b0');
    await closeByEscape(menu);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(selected(store)).toBe('b0');
    press('Backspace');
    expect(typesIn(store)).toEqual(['divider']);
  });

  it('so does any other, such as that of colours [S4.824]', async () => {
    const store = show(false, <Opened />);
    pressAll();
    expect(typesIn(store)).toEqual(['text', 'divider']);
    await closeByEscape(screen.getByRole('dialog'));
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Backspace');
    expect(typesIn(store)).toEqual(['divider']);
  });
});

describe('the menu of a block', () => {
  it('gives the focus back to its button when it is closed, and takes it from nowhere else [S4.801]', async () => {
    show(
      false,
      <>
        <MenuButton blockKey="b0" />
        <button type="button">Elsewhere</button>
        <CommandMenu />
      </>,
    );
    const more = screen.getByRole('button', { name: 'More' });
    const open = async () => {
      more.focus();
      fireEvent.click(more);
      const [first] = await screen.findAllByRole('menuitem');
      await eventually(() => expect(first).toHaveFocus());
      return first as HTMLElement;
    };
    fireEvent.keyDown(await open(), { key: 'Escape' });
    expect(screen.queryByRole('menu')).toBeNull();
    expect(more).toHaveFocus();
    await open();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(elsewhere);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(elsewhere).toHaveFocus();
  });
});

/** A popover beside its button. */
function Opened() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => setOpen(true), []);
  return (
    <div className={CHROME}>
      <button ref={button} type="button">
        Open
      </button>
      {isOpen && (
        <Popover anchor={button} label="Colours" onClose={() => setOpen(false)}>
          Words
        </Popover>
      )}
    </div>
  );
}

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
