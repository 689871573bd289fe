import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CommandMenu } from '@/components/editor/commands/command-menu';
import { Outline } from '@/components/editor/outline/outline';
import * as snippets from '@/components/editor/outline/snippet';
import * as hovered from '@/components/editor/shared/hovered';
import { nextTask } from '@/components/ui/tracked';
import { changeField, removeBlock } from '@/store/editor/edits';
import { eventually } from '../../support/eventually';
import { block, box, columns, text } from '../layout/editing-kit';
import {
  type EditorStore,
  editorStore,
  openTree,
  renderInEditor,
  select,
  selected,
  typesIn,
} from './palette-kit';

/** b0 text, b1 columns [b2 banner | nothing], b3 box [b4 title], b5 divider. */
const PAGE = [
  text('Good morning'),
  columns('1:1', [[block('banner', { title: 'Summer' })], []]),
  box([block('title', { text: 'Hello' })]),
  block('divider'),
];

function show(blocks = PAGE) {
  const store = editorStore(blocks);
  renderInEditor(store, <Outline />);
  return store;
}

const lines = () => screen.getAllByRole('treeitem');
const line = (id: string) => {
  const result = document.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!result) throw new Error(`There is no line ${id}.`);
  return result;
};
const received = () => document.querySelector('[role=status][aria-live=assertive]:not([id])');
const press = (keys: string) => userEvent.keyboard(keys);

/** dnd-kit listens to the keys of a drag from the next task on, and draws its moves in it. */
const untilNextTask = () => act(nextTask);

async function lift(id: string, key = ' ') {
  line(id).focus();
  await press(key);
  await untilNextTask();
}

describe('the outline', () => {
  it('is the page as a tree, columns as lines of their own [S2.740]', () => {
    show();
    const received = lines().map((one) => [
      one.textContent,
      ...['level', 'posinset', 'setsize', 'expanded'].map((name) =>
        one.getAttribute(`aria-${name}`),
      ),
    ]);
    expect(received).toEqual([
      ['TextGood morning', '1', '1', '4', null],
      ['Columns', '1', '2', '4', 'true'],
      ['Column 1', '2', '1', '2', 'true'],
      ['BannerSummer', '3', '1', '1', null],
      ['Column 2', '2', '2', '2', null],
      ['Box', '1', '3', '4', 'true'],
      ['Section titleHello', '2', '1', '1', null],
      ['Divider', '1', '4', '4', null],
    ]);
    expect(screen.getByRole('tree', { name: 'Outline' })).toBeInTheDocument();
  });

  it('shows a header by its sections', () => {
    const store = editorStore([block('logo'), block('cart')], { place: 'header', slug: '' });
    renderInEditor(store, <Outline />);
    expect(lines().map(({ textContent }) => textContent)).toEqual([
      'Left',
      'Logo',
      'Center',
      'Right',
      'Cart',
    ]);
  });

  it('selects by a click and by Enter, and shows what is selected [S2.741]', async () => {
    const store = show();
    await userEvent.click(line('b2'));
    expect(selected(store)).toBe('b2');
    await press('{ArrowUp}{ArrowUp}{Enter}');
    expect(selected(store)).toBe('b1');
    expect(lines().filter((one) => one.getAttribute('aria-selected') === 'true')).toEqual([
      line('b1'),
    ]);
    act(() => select(store, 'b5'));
    expect(line('b5')).toHaveAttribute('aria-selected', 'true');
    expect(line('b1')).toHaveFocus();
  });

  it('has one stop of the Tab key: what is selected, else what was visited [S2.742]', async () => {
    const store = show();
    const stops = () => lines().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([line('b0')]);
    act(() => select(store, 'b4'));
    expect(stops()).toEqual([line('b4')]);
    line('b4').focus();
    await press('{ArrowDown}');
    expect(line('b5')).toHaveFocus();
    expect(stops()).toEqual([line('b5')]);
  });

  it('is walked through, opened and folded up by the keys of a tree [S2.743]', async () => {
    show();
    line('b0').focus();
    await press('{End}');
    expect(line('b5')).toHaveFocus();
    await press('{ArrowUp}{ArrowLeft}');
    expect(line('b3')).toHaveFocus();
    await press('{ArrowLeft}');
    expect(line('b3')).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelector('[data-row="b4"]')).toBeNull();
    await press('{ArrowRight}{ArrowRight}');
    expect(line('b4')).toHaveFocus();
    await press('{Home}{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(line('b2')).toHaveFocus();
    await press('{ArrowLeft}');
    expect(line('b1/0')).toHaveFocus();
    await press('di');
    expect(line('b5')).toHaveFocus();
  });

  it('leaves shortcuts to whoever they are for', async () => {
    const store = show();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    line('b0').focus();
    await press('{Control>}{Delete}{/Control}');
    expect(typesIn(store)).toHaveLength(4);
    expect(heard).toHaveBeenCalled();
    document.removeEventListener('keydown', heard);
  });

  it('opens what a block stands in that is selected elsewhere', async () => {
    const store = show();
    line('b1').focus();
    await press('{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowDown}{ArrowLeft}');
    expect(document.querySelector('[data-row="b2"]')).toBeNull();
    act(() => select(store, 'b2'));
    expect(line('b2')).toBeInTheDocument();
  });

  it('renames a block by F2 or a double click; Escape leaves its name [S2.744]', async () => {
    const store = show();
    const nameOf = (key: string) => openTree(store).nodes[key]?.own;
    line('b0').focus();
    await press('{F2}');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Text');
    await press('Greeting{Enter}');
    expect(nameOf('b0')).toMatchObject({ name: 'Greeting' });
    expect(line('b0')).toHaveTextContent('Greeting');
    expect(line('b0')).toHaveFocus();
    await userEvent.dblClick(line('b0'));
    await press('Other{Escape}');
    expect(nameOf('b0')).toMatchObject({ name: 'Greeting' });
    await press('{F2}Text{Enter}');
    expect(nameOf('b0')).not.toHaveProperty('name');
    expect(typesIn(store)).toHaveLength(4);
  });

  it('removes a block, and goes on with what stands behind it [S2.745]', async () => {
    const store = show();
    line('b3').focus();
    await press('{Delete}');
    expect(typesIn(store)).toEqual(['text', 'grid', 'divider']);
    expect(line('b5')).toHaveFocus();
    expect(received()).toHaveTextContent('Box deleted.');
  });

  it('keeps what a page cannot be without', async () => {
    const store = editorStore([block('page_content')], { slug: 'shop' });
    renderInEditor(store, <Outline />);
    line('b0').focus();
    await press('{Delete}');
    expect(typesIn(store)).toEqual(['page_content']);
    expect(received()).toHaveTextContent('This page needs Page content.');
  });

  it('marks what is wrong, also within what is folded up [S2.746]', async () => {
    show(PAGE.with(2, box([block('title', { text: { en: 'Hello' } })])));
    expect(line('b4')).toHaveAccessibleName(/Problem: .*: the saved value cannot be used/);
    expect(line('b3')).not.toHaveAccessibleName(/roblem/);
    line('b3').focus();
    await press('{ArrowLeft}');
    expect(line('b3')).toHaveAccessibleName(/There is a problem with a block in it/);
  });

  it('points out in the canvas what is pointed at', () => {
    const hover = vi.spyOn(hovered, 'hover');
    show();
    fireEvent.mouseOver(line('b2'));
    expect(hover).toHaveBeenLastCalledWith('b2');
    fireEvent.mouseOver(line('b1/0'));
    expect(hover).toHaveBeenLastCalledWith(null);
    hover.mockRestore();
  });

  it('offers what can be done to a block in a menu', async () => {
    const store = show();
    renderInEditor(store, <CommandMenu />);
    await userEvent.click(within(line('b4')).getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menu')).toBeInTheDocument();
    expect(selected(store)).toBe('b4');
  });

  it('says that nothing is there', () => {
    show([]);
    expect(screen.getByText('Nothing here yet.')).toBeInTheDocument();
  });
});

describe('moving in the outline by the keyboard', () => {
  it('goes from one legal place to the next, each told in words [S9.720]', async () => {
    const store = show();
    await lift('b5');
    expect(received()).toHaveTextContent('Divider picked up.');
    await press('{ArrowUp}');
    expect(received()).toHaveTextContent('at the end of Box');
    await press('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(received()).toHaveTextContent('in column 2 of 2 of Columns, which is empty');
    await press('{Enter}');
    expect(typesIn(store)).toEqual(['text', 'grid', 'box']);
    expect(typesIn(store, 'b1', 1)).toEqual(['divider']);
    expect(received()).toHaveTextContent('Divider dropped in column 2 of 2 of Columns');
    expect(line('b5')).toHaveFocus();
    expect(line('b5')).toHaveAttribute('aria-level', '3');
  });

  it.each([
    ['Space', ' '],
    ['Enter', '{Enter}'],
    ['Tab', '{Tab}'],
  ])('ends with %s [S9.721]', async (_, key) => {
    const store = show();
    await lift('b0');
    await press(`{ArrowDown}${key}`);
    expect(typesIn(store, 'b1')).toEqual(['text', 'banner']);
    expect(store.getState().editor.documents.page?.past).toHaveLength(1);
  });

  it('begins with Space, and with Enter on what is selected [S9.901]', async () => {
    const store = show();
    await lift('b0', '{Enter}');
    expect(selected(store)).toBe('b0');
    await press('{ArrowDown}');
    expect(line('b1')).toHaveFocus();
    await lift('b0', '{Enter}');
    await press('{End}{Enter}');
    expect(typesIn(store)).toEqual(['grid', 'box', 'divider', 'text']);
  });

  it('is given up by Escape [S9.722]', async () => {
    const store = show();
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', heard);
    await lift('b0');
    await press('{ArrowDown}{ArrowDown}{Escape}');
    expect(received()).toHaveTextContent('Text is back where it was.');
    expect(typesIn(store)).toEqual(['text', 'grid', 'box', 'divider']);
    expect(document.querySelector('[data-drop-line]')).toBeNull();
    // Nobody else takes the key for theirs.
    expect(heard.mock.results.at(-1)?.value).toBe(true);
    document.removeEventListener('keydown', heard);
  });

  it('puts back what is dropped where the page has changed meanwhile [S4.873]', async () => {
    const store = show();
    await lift('b0');
    await press('{ArrowDown}{ArrowDown}');
    act(() => void store.dispatch(removeBlock('b5')));
    await press('{Enter}');
    expect(typesIn(store)).toEqual(['text', 'grid', 'box']);
    expect(received()).toHaveTextContent('Text is back where it was.');
  });

  it('passes what is folded up', async () => {
    show();
    line('b3').focus();
    await press('{ArrowLeft}');
    await lift('b5');
    await press('{ArrowUp}');
    expect(received()).toHaveTextContent('before Box');
  });

  it('never leads into itself', async () => {
    const store = show();
    await lift('b3');
    await press('{ArrowDown}');
    expect(received()).toHaveTextContent('at the end of the page');
    await press('{Enter}');
    expect(typesIn(store)).toEqual(['text', 'grid', 'divider', 'box']);
    expect(typesIn(store, 'b3')).toEqual(['title']);
  });
});

describe('moving in the outline by the mouse', () => {
  /** Lines are 28 px high, levels 16 px apart; nothing is drawn here, the tree begins at 0. */
  async function drag(from: string, line0: number, to: { line: number; right?: number }) {
    const start = { clientX: 60, clientY: line0 * 28 + 14, button: 0 };
    const end = { clientX: 60 + (to.right ?? 0), clientY: to.line * 28 };
    fireEvent.mouseDown(line(from), start);
    fireEvent.mouseMove(document, { ...start, clientY: start.clientY + 6 });
    await untilNextTask();
    fireEvent.mouseMove(document, end);
    await untilNextTask();
    return {
      shown: document.querySelector<HTMLElement>('[data-drop-line]')?.dataset.dropLine,
      drop: async () => {
        fireEvent.mouseUp(document, end);
        await eventually(() => expect(isClickHeard()).toBe(true));
      },
    };
  }

  /** The click that ends a drag is held back, and any other for a moment after it. */
  function isClickHeard(): boolean {
    let isHeard = false;
    const hear = () => {
      isHeard = true;
    };
    document.body.addEventListener('click', hear);
    fireEvent.click(document.body);
    document.body.removeEventListener('click', hear);
    return isHeard;
  }

  it('drops where the line was, as far in as it was [S2.747]', async () => {
    const store = show();
    // Behind the title: at the end of the box while it is held to the right, else behind the box.
    const inside = await drag('b0', 0, { line: 7, right: 16 });
    expect(inside.shown).toBe('7 2');
    await inside.drop();
    expect(typesIn(store, 'b3')).toEqual(['title', 'text']);
    const behind = await drag('b2', 2, { line: 7, right: -32 });
    expect(behind.shown).toBe('7 1');
    await behind.drop();
    expect(typesIn(store)).toEqual(['grid', 'box', 'banner', 'divider']);
  });

  it('drops into an empty column when it is held over the middle of it', async () => {
    const store = show();
    const { shown, drop } = await drag('b0', 0, { line: 4.5 });
    expect(shown).toBe('5 3');
    await drop();
    expect(typesIn(store, 'b1', 1)).toEqual(['text']);
  });

  it('opens what is folded up and held over', async () => {
    show();
    await userEvent.click(line('b3').querySelector('[data-twist]') as Element);
    expect(document.querySelector('[data-row="b4"]')).toBeNull();
    const { drop } = await drag('b0', 0, { line: 5.5 });
    await eventually(() => expect(line('b4')).toBeInTheDocument());
    await drop();
  });
});

describe('a long outline', () => {
  const many = Array.from({ length: 300 }, (_, index) => text(`Words ${index}`));

  it('has the lines that are seen, and the one that has the focus [S2.748]', async () => {
    const store = show(many);
    expect(lines().length).toBeLessThan(80);
    line('b0').focus();
    await press('{End}');
    expect(line('b299')).toHaveFocus();
    expect(line('b299')).toHaveAttribute('aria-setsize', '300');
    act(() => store.dispatch(removeBlock('b299')));
    expect(document.querySelector('[data-row="b299"]')).toBeNull();
  });

  it('scrolls to what is selected elsewhere, and leaves the focus where it is', () => {
    const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(280);
    const store = show(many);
    const box = screen.getByRole('tree').parentElement;
    act(() => select(store, 'b200'));
    expect(box?.scrollTop).toBeGreaterThan(190 * 28);
    expect(box?.scrollTop).toBeLessThanOrEqual(200 * 28);
    expect(line('b200')).toHaveAttribute('aria-selected', 'true');
    expect(document.body).toHaveFocus();
    height.mockRestore();
  });

  it('draws one line anew when a text changes [S2.749]', () => {
    const store: EditorStore = show(many);
    const words = vi.spyOn(snippets, 'snippetOf');
    const change = { area: 'props', name: 'content', value: 'Other words' } as const;
    act(() => store.dispatch(changeField('b3', change, '')));
    expect(line('b3')).toHaveTextContent('Other words');
    expect(words).toHaveBeenCalledTimes(1);
    words.mockRestore();
  });
});
