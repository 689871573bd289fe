import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTROLS } from '@/components/editor/panel/controls/controls';
import { panelMemory } from '@/components/editor/panel/memory';
import { field, fieldIn, openGroup, openTab, showPanel, type } from './show-panel';

const BURST_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  panelMemory.current = undefined;
  panelMemory.drafts.clear();
  panelMemory.scrolled.clear();
});

afterEach(() => {
  vi.useRealTimers();
});

const groupTitles = () =>
  [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);

describe('the parts of the panel', () => {
  it('has what a block says and how it looks apart', () => {
    showPanel({ type: 'title' });
    expect(groupTitles()).toEqual(['Text', 'Design']);
    openTab('Style');
    expect(groupTitles()).toEqual(['Title', 'Spacing', 'Size', 'Text', 'Border']);
  });

  it('offers a background to the blocks that may have one', () => {
    showPanel({ type: 'text' });
    openTab('Style');
    expect(groupTitles()).toContain('Background');
  });

  it('goes from tab to tab by the arrow keys', () => {
    showPanel({ type: 'title' });
    const tab = screen.getByRole('tab', { name: 'Content' });
    tab.focus();
    fireEvent.keyDown(tab, { key: 'ArrowRight' });
    expect(screen.getByRole('tab', { name: 'Style' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Style' })).toHaveAttribute('aria-selected', 'true');
  });

  it('says what there is to know of a block without props', () => {
    showPanel({ type: 'logo' });
    expect(screen.getByText(/Shows the logo of the shop/)).toBeInTheDocument();
  });

  it('keeps groups closed by type, also where the panel is opened anew', () => {
    const panel = showPanel({ type: 'title' });
    fireEvent.click(screen.getByRole('button', { name: 'Design' }));
    panel.select({ key: 'two', type: 'subscribe' });
    expect(screen.getByRole('button', { name: 'Design' })).toHaveAttribute('aria-expanded', 'true');
    panel.unmount();
    panelMemory.current = undefined;
    showPanel({ type: 'title' });
    expect(screen.getByRole('button', { name: 'Design' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('makes the fields of a group when it is opened', () => {
    showPanel({ type: 'grid' });
    expect(screen.queryByText('Column 1')).toBeNull();
    openGroup('Single columns');
    expect(screen.getByText('Column 1')).toBeInTheDocument();
  });

  it('is scrolled where it was left for the type', () => {
    const panel = showPanel({ type: 'title' });
    const scroller = screen.getByRole('tabpanel');
    scroller.scrollTop = 120;
    fireEvent.scroll(scroller);
    panel.select({ key: 'two', type: 'banner' });
    screen.getByRole('tabpanel').scrollTop = 0;
    panel.select({ key: 'three', type: 'title' });
    expect(screen.getByRole('tabpanel').scrollTop).toBe(120);
  });

  it('says that it does not know a type, and shows what is stored of it', () => {
    showPanel({ type: 'alien', props: { strange: [1, 2] } });
    expect(screen.getByText(/are unknown here/)).toHaveTextContent('alien');
    expect(screen.getByRole('region', { name: 'Raw value' })).toHaveTextContent(
      '"strange": [ 1, 2 ]',
    );
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('fields of the panel', () => {
  it('show the default and offer no reset of it [S9.700]', () => {
    showPanel({ type: 'subscribe' });
    expect(field('Title')).toHaveValue('Stay Updated');
    expect(screen.queryByRole('button', { name: 'Reset Title' })).toBeNull();
    openTab('Style');
    expect(field('Top inside')).toHaveAttribute('placeholder', '16');
    expect(field('Top outside')).toHaveAttribute('placeholder', '0');
  });

  it('are taken back to their default by their key being removed [S9.700]', () => {
    const panel = showPanel({ type: 'subscribe', props: { title: 'News', other: 1 } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset Title' }));
    expect(panel.last()).toMatchObject({ area: 'props', name: 'title', value: undefined });
    expect(panel.block().props).toEqual({ other: 1 });
    expect(field('Title')).toHaveValue('Stay Updated');
  });

  it('store nothing that is the default', () => {
    const panel = showPanel({ type: 'info', props: { showBox: true } });
    fireEvent.click(field('In a box'));
    expect(panel.last()).toMatchObject({ name: 'showBox', value: undefined });
  });

  it('are read under all of their names, written under the first, and reset under all [S3.703]', () => {
    const panel = showPanel({ type: 'text', props: { tag: 'h2', variant: 'h3' } });
    expect(field('Type')).toHaveValue('h2');
    fireEvent.change(field('Type'), { target: { value: 'h1' } });
    expect(panel.block().props).toEqual({ htmlTag: 'h1', tag: 'h2', variant: 'h3' });
    panel.received.length = 0;
    panel.select({ props: { htmlTag: 'h1', tag: 'h2', variant: 'h3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset Type' }));
    expect(panel.block().props).toEqual({});
    expect(panel.gestures()).toHaveLength(1);
    expect(field('Type')).toHaveValue('p');
  });

  it('take the default for a reset under every name they have', () => {
    const panel = showPanel({ type: 'text', props: { tag: 'h2' } });
    fireEvent.change(field('Type'), { target: { value: 'p' } });
    expect(panel.block().props).toEqual({});
  });

  it('tell what is stored and cannot be read, with a way out [S3.704]', () => {
    const panel = showPanel({
      type: 'title',
      props: { color: 'url(evil)' },
      styles: { padding: '12 apples' },
    });
    openTab('Style');
    expect(screen.getByText(/The saved value "url\(evil\)"/)).toBeInTheDocument();
    expect(screen.getByText(/The saved value "12 apples"/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Reset Title' }));
    fireEvent.click(screen.getByRole('button', { name: 'Reset Inside' }));
    expect(panel.block()).toMatchObject({ props: {}, styles: {} });
    expect(screen.queryByText(/Stored is/)).toBeNull();
  });

  it('show themselves as soon as they matter', () => {
    showPanel({ type: 'button' });
    expect(screen.queryByText('Icon')).toBeNull();
    fireEvent.click(screen.getByLabelText('Left'));
    expect(screen.getByText('Icon')).toBeInTheDocument();
  });

  it('are drawn anew only where they change', () => {
    const drawn = vi.spyOn(CONTROLS.toggle, 'Control');
    const panel = showPanel({ type: 'product' });
    const first = drawn.mock.calls.length;
    expect(first).toBeGreaterThan(5);
    type(field('How many'), '12');
    expect(panel.last()).toMatchObject({ name: 'totalProducts', value: 12 });
    expect(drawn.mock.calls.length).toBe(first);
    drawn.mockRestore();
  });
});

describe('what is typed', () => {
  it('is handed on at once, as one gesture until a second passes', () => {
    const panel = showPanel({ type: 'title' });
    type(field('Title'), 'Ma');
    act(() => vi.advanceTimersByTime(BURST_MS - 1));
    type(field('Title'), 'Mad');
    expect(panel.gestures()).toHaveLength(1);
    act(() => vi.advanceTimersByTime(BURST_MS));
    type(field('Title'), 'Made');
    expect(panel.gestures()).toHaveLength(2);
    expect(panel.block().props).toEqual({ text: 'Made' });
  });

  it('is another gesture once the field was left, and in another block', () => {
    const panel = showPanel({ type: 'title' });
    type(field('Title'), 'A');
    fireEvent.blur(field('Title'));
    type(field('Title'), 'B');
    expect(panel.gestures()).toHaveLength(2);
    panel.select({ key: 'two', props: {} });
    type(field('Title'), 'C');
    expect(panel.gestures()).toHaveLength(3);
  });

  it('stays where it is wrong, says so and goes nowhere', () => {
    const panel = showPanel({ type: 'product' });
    type(field('How many'), '5000');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(field('How many'));
    expect(field('How many')).toHaveValue('5000');
    expect(field('How many')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Write a number from 1 to 100.');
    expect(field('How many')).toHaveAccessibleDescription('Write a number from 1 to 100.');
    expect(panel.received).toEqual([]);
    type(field('How many'), '50');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(panel.last()).toMatchObject({ value: 50 });
  });

  it('and could not be taken comes back with its block', () => {
    const panel = showPanel({ type: 'product' });
    type(field('How many'), 'many');
    panel.select({ key: 'two', props: {} });
    expect(field('How many')).toHaveValue('8');
    panel.select({ key: 'one', props: {} });
    expect(field('How many')).toHaveValue('many');
    expect(screen.getByRole('alert')).toHaveTextContent('Write a number.');
  });

  it('and could not be taken shows on no other page, where keys are the same [S4.823]', () => {
    const panel = showPanel({ type: 'product' });
    type(field('How many'), 'many');
    panel.select({ document: 'other' });
    expect(field('How many')).toHaveValue('8');
    expect(screen.queryByRole('alert')).toBeNull();
    panel.select({ document: 'page' });
    expect(field('How many')).toHaveValue('many');
  });

  it('gives way to a change from elsewhere, but not while somebody types', () => {
    const panel = showPanel({ type: 'title', props: { text: 'Before' } });
    const title = field('Title');
    type(title, 'Mine');
    panel.select({ props: { text: 'Theirs' } });
    expect(title).toHaveValue('Mine');
    act(() => vi.advanceTimersByTime(BURST_MS));
    expect(title).toHaveValue('Theirs');
    title.focus();
    panel.select({ props: { text: 'Undone' } });
    expect(title).toHaveValue('Undone');
  });

  it('shows what undo brings back at once where it rests', () => {
    const panel = showPanel({ type: 'title', props: { text: 'Before' } });
    type(field('Title'), 'After');
    act(() => vi.advanceTimersByTime(BURST_MS));
    panel.select({ props: { text: 'Before' } });
    expect(field('Title')).toHaveValue('Before');
  });

  it('is lost in no other block that is selected', () => {
    const panel = showPanel({ type: 'title' });
    type(field('Title'), 'First');
    panel.select({ key: 'two', props: { text: 'Second' } });
    expect(field('Title')).toHaveValue('Second');
    fireEvent.blur(field('Title'));
    expect(panel.received).toHaveLength(1);
  });
});

describe('what stands in others', () => {
  it('is set within them, and all else of them is kept', () => {
    const panel = showPanel({
      type: 'banner',
      props: { template: 'slider', sliderSettings: { showDots: false, strange: 1 } },
    });
    const group = openGroup('Slider settings of imported pages');
    fireEvent.click(fieldIn(group, 'Arrows'));
    expect(panel.last()).toMatchObject({
      name: 'sliderSettings',
      value: { showDots: false, strange: 1, showArrows: false },
    });
    fireEvent.click(within(group).getByRole('button', { name: 'Reset Dots' }));
    expect(panel.last()?.value).toEqual({ strange: 1, showArrows: false });
  });

  it('holds of a column what no column says otherwise', () => {
    const panel = showPanel({
      type: 'grid',
      props: { columnProps: { 1: { alignItems: 'center' } } },
    });
    const group = openGroup('Single columns');
    fireEvent.click(within(group).getByText('Column 1'));
    fireEvent.click(within(group).getByLabelText('Beside each other'));
    expect(panel.last()?.value).toEqual([{ layoutDirection: 'row' }, { alignItems: 'center' }]);
    fireEvent.click(within(group).getByRole('button', { name: 'Reset Direction' }));
    expect(panel.last()?.value).toEqual([{}, { alignItems: 'center' }]);
  });
});
