import type { DragStartEvent } from '@dnd-kit/core';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import { stepByKey } from '@/components/editor/drag/keyboard-drag';
import { type Dragged, dragByPointer, shownTarget } from '@/components/editor/drag/pointer-drag';
import { useDragging } from '@/components/editor/drag/use-dragging';
import { LiveRegion } from '@/components/editor/shared/announce';
import { SheetContext } from '@/components/editor/shared/sheet-context';
import { removeBlock } from '@/store/editor/edits';
import { block, text, treeOf } from '../layout/editing-kit';
import { editorStore, select, typesIn } from './palette-kit';

afterEach(() => document.body.replaceChildren());

/** A page whose blocks are lifted by keys. */
function start() {
  const store = editorStore([text(), block('divider'), block('title')]);
  const sheet = document.body.appendChild(document.createElement('div'));
  sheet.innerHTML =
    '<div data-block="b0"></div><div data-block="b1"></div><div data-block="b2"></div>';
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <SheetContext value={{ current: sheet }}>{children}</SheetContext>
      <LiveRegion />
    </Provider>
  );
  const { result } = renderHook(() => useDragging(), { wrapper });
  const lift = (dragged: Dragged) => {
    const active = { data: { current: { pick: () => dragged } } };
    const activatorEvent = new KeyboardEvent('keydown');
    act(() => void result.current.begin({ active, activatorEvent } as unknown as DragStartEvent));
  };
  const step = (code: string) => act(() => stepByKey(new KeyboardEvent('keydown', { code })));
  return { store, lift, step, drop: () => act(() => result.current.drop()) };
}

const said = () => document.querySelector('[data-announcements]');

it('a block goes where the keys have led it [S4.720]', () => {
  const { store, lift, step, drop } = start();
  lift({ kind: 'block', key: 'b0' });
  step('ArrowDown');
  drop();
  expect(typesIn(store)).toEqual(['divider', 'text', 'title']);
  expect(said()).toHaveTextContent('Text dropped before Section title.');
});

it('what is new begins behind the selection [S4.874]', () => {
  const { store, lift, drop } = start();
  select(store, 'b1');
  lift({ kind: 'new', source: 'block:banner', label: 'Banner' });
  drop();
  expect(typesIn(store)).toEqual(['text', 'divider', 'banner', 'title']);
});

it('what has gone from its page meanwhile is put back, and so is what was led beside that [S4.873]', () => {
  for (const key of ['b0', 'b1']) {
    const { store, lift, step, drop } = start();
    lift({ kind: 'block', key: 'b0' });
    step('ArrowDown');
    act(() => void store.dispatch(removeBlock(key)));
    const left = typesIn(store);
    drop();
    expect(typesIn(store)).toEqual(left);
    expect(said()).toHaveTextContent('Text is back where it was.');
    document.body.replaceChildren();
  }
});

/** An element that is drawn so far down, and 100 px high unless told. */
function drawn(element: HTMLElement, top: () => number, height = 100): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(0, top(), 400, height);
  return element;
}

it('a block goes on where the page is scrolled below a pointer that stands still [S4.783]', () => {
  let scrolled = 0;
  const desk = drawn(document.createElement('div'), () => 0, 800);
  desk.dataset.desk = '';
  const sheet = drawn(document.createElement('div'), () => -scrolled, 300);
  for (const at of [0, 1, 2]) {
    const one = drawn(document.createElement('div'), () => at * 100 - scrolled);
    one.dataset.block = `b${at}`;
    sheet.append(one);
  }
  desk.append(sheet);
  document.body.append(desk);
  const dragged = { kind: 'new', source: 'block:banner', label: 'Banner' } as const;
  const tree = treeOf([text(), text(), text()]);
  const end = dragByPointer({ dragged, tree: () => tree, sheet }, { x: 50, y: 20 });
  expect(shownTarget()?.position.index).toBe(0);
  scrolled = 150;
  window.dispatchEvent(new Event('scroll'));
  expect(shownTarget()?.position.index).toBe(2);
  end();
});
