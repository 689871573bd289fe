import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { panelMemory } from '@/components/editor/panel/memory';
import { eventually } from '../../../support/eventually';
import { field, liftPointer, movePointer, openGroup, openTab, showPanel, type } from './show-panel';

beforeEach(() => {
  localStorage.clear();
  panelMemory.current = undefined;
  panelMemory.drafts.clear();
});

const problem = () => screen.queryByRole('alert')?.textContent;

/** Types something and leaves the field. */
function enter(label: string, text: string): void {
  type(field(label), text);
  fireEvent.blur(field(label));
}

function key(label: string, name: string, modifiers = {}): void {
  fireEvent.keyDown(field(label), { key: name, ...modifiers });
}

describe('words', () => {
  it('may be none where there are some by default', () => {
    const panel = showPanel({ type: 'subscribe' });
    type(field('Title'), '');
    expect(panel.last()).toMatchObject({ name: 'title', value: '' });
    expect(field('Title')).toHaveAttribute('placeholder', 'Empty: nothing is shown');
    expect(screen.getByRole('button', { name: 'Reset Title' })).toBeInTheDocument();
  });

  it('that are none by default are not stored', () => {
    const panel = showPanel({ type: 'title', props: { text: 'A' } });
    type(field('Title'), '');
    expect(panel.block().props).toEqual({});
  });

  it('of a code are taken as they are written', () => {
    const panel = showPanel({ type: 'html' });
    type(field('HTML'), '  <p>\n');
    expect(panel.last()).toMatchObject({ name: 'content', value: '  <p>\n' });
  });
});

describe('a number', () => {
  it.each([
    ['0', 'Write a number from 1 to 100.'],
    ['101', 'Write a number from 1 to 100.'],
    ['1.5', 'Write a whole number.'],
    ['ten', 'Write a number.'],
  ])('is not taken from %s', (text, words) => {
    const panel = showPanel({ type: 'product' });
    enter('How many', text);
    expect(problem()).toBe(words);
    expect(panel.received).toEqual([]);
  });

  it('takes a comma for a point', () => {
    const panel = showPanel({ type: 'image' });
    openTab('Style');
    type(field('Opacity'), '12,5');
    expect(panel.last()).toMatchObject({ name: 'opacity', value: 0.125 });
  });

  it('steps by the arrow keys, with shift ten times as far, within its range', () => {
    const panel = showPanel({ type: 'product' });
    key('How many', 'ArrowUp');
    key('How many', 'ArrowUp', { shiftKey: true });
    expect(panel.last()).toMatchObject({ value: 19 });
    key('How many', 'ArrowDown', { shiftKey: true });
    key('How many', 'ArrowDown', { shiftKey: true });
    expect(panel.last()).toMatchObject({ value: 1 });
    expect(panel.gestures()).toHaveLength(1);
  });

  it('that is emptied is the default', () => {
    const panel = showPanel({ type: 'product', props: { totalProducts: 12 } });
    enter('How many', '');
    expect(panel.block().props).toEqual({});
    expect(field('How many')).toHaveValue('8');
  });

  it('is set by its slider, a drag being one gesture', () => {
    const panel = showPanel({ type: 'product' });
    const slider = field('How many: slider');
    fireEvent.pointerDown(slider);
    type(slider, '10');
    type(slider, '14');
    fireEvent.pointerUp(slider);
    expect(panel.block().props).toEqual({ totalProducts: 14 });
    expect(panel.gestures()).toHaveLength(1);
    type(slider, '15');
    expect(panel.gestures()).toHaveLength(2);
  });

  it('shows what holds where it is left open', () => {
    const panel = showPanel({ type: 'product', props: { productsPerRow: 6 } });
    expect(field('… on tablets')).toHaveValue('3');
    expect(field('… on phones')).toHaveValue('2');
    panel.select({ props: { productsPerRow: 1 } });
    expect(field('… on tablets')).toHaveValue('1');
  });

  it('is scrubbed by its label: shift goes ten times as far, all of it one gesture', () => {
    const panel = showPanel({ type: 'product' });
    const label = screen.getByText('How many');
    const move = (clientX: number, shiftKey = false) => movePointer({ clientX, shiftKey });
    fireEvent.pointerDown(label, { button: 0, clientX: 0, clientY: 0 });
    move(4);
    move(8);
    expect(panel.last()).toMatchObject({ value: 12 });
    move(10, true);
    liftPointer();
    expect(panel.last()).toMatchObject({ value: 22 });
    expect(panel.gestures()).toHaveLength(1);
    move(40);
    expect(panel.last()).toMatchObject({ value: 22 });
  });
});

describe('a size', () => {
  beforeEach(() => {
    panelMemory.current = { tab: 'style', groups: {} };
  });

  it.each([
    ['37', '37px'],
    ['50%', '50%'],
    ['1,5rem', '1.5rem'],
    ['auto', 'auto'],
    ['calc(100% - 2rem)', 'calc(100% - 2rem)'],
  ])('is %s written as %s', (text, value) => {
    const panel = showPanel({ type: 'title', styles: { width: '10px' } });
    type(field('Width'), text);
    expect(panel.last()).toMatchObject({ area: 'styles', name: 'width', value });
  });

  it('is no words and no address', () => {
    const panel = showPanel({ type: 'title' });
    enter('Width', 'wide');
    expect(problem()).toBe('Enter a size such as 16px or 50%.');
    enter('Height', 'url(x)');
    expect(panel.received).toEqual([]);
  });

  it('keeps its unit while it is stepped and typed', () => {
    const panel = showPanel({ type: 'title', styles: { fontSize: '1.5rem' } });
    expect(field('Size')).toHaveValue('1.5');
    key('Size', 'ArrowUp');
    expect(panel.last()).toMatchObject({ value: '1.6rem' });
    type(field('Size'), '2');
    expect(panel.last()).toMatchObject({ value: '2rem' });
  });

  it('is told in another unit', () => {
    const panel = showPanel({ type: 'title', styles: { fontSize: '24px', height: '10px' } });
    fireEvent.change(field('Size: unit'), { target: { value: 'rem' } });
    expect(panel.last()).toMatchObject({ name: 'fontSize', value: '1.5rem' });
    fireEvent.change(field('Height: unit'), { target: { value: 'auto' } });
    expect(panel.last()).toMatchObject({ name: 'height', value: 'auto' });
  });

  it('begins its steps where the default is', () => {
    const panel = showPanel({ type: 'title' });
    key('Size', 'ArrowUp');
    expect(panel.last()).toMatchObject({ name: 'fontSize', value: '17px' });
  });
});

// What could be meant is fetched with the first list of it.
beforeAll(() => void import('@/components/kit/suggestions'));

describe('a link', () => {
  it('is refused where it could run something [S3.705]', () => {
    const panel = showPanel({ type: 'button' });
    enter('Link', 'javascript:alert(1)');
    expect(problem()).toMatch(/^This is not a link/);
    expect(panel.received).toEqual([]);
  });

  it('that looks like another site and is none says so', () => {
    const panel = showPanel({ type: 'button' });
    type(field('Link'), 'www.example.com');
    expect(panel.last()).toMatchObject({ name: 'targetUrl', value: 'www.example.com' });
    expect(screen.getByText(/enter https:\/\/www\.example\.com/)).toBeInTheDocument();
  });

  it('is chosen of pages and categories, by keys', async () => {
    const panel = showPanel({ type: 'button' });
    const link = field('Link');
    type(link, 'about');
    const [option] = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(option).toHaveTextContent('About us/about');
    key('Link', 'ArrowDown');
    expect(link).toHaveAttribute('aria-activedescendant', option?.id);
    key('Link', 'Enter');
    expect(panel.last()).toMatchObject({ value: '/about' });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(link).toHaveValue('/about');

    type(link, 'hood');
    fireEvent.click(screen.getByRole('option', { name: 'Hoodies' }));
    expect(panel.last()).toMatchObject({ value: '/shop?category=Hoodies' });
  });

  it('is chosen of products, which are searched for', async () => {
    const panel = showPanel({ type: 'button' });
    type(field('Link'), 'linen');
    await screen.findByText('Searching…');
    fireEvent.click(await screen.findByRole('option', { name: 'Linen shirt' }));
    expect(panel.last()).toMatchObject({ value: '/product/linen-shirt' });
  });

  it('says where products cannot be searched', async () => {
    const searchProducts = vi.fn(async () => {
      throw new Error('away');
    });
    showPanel({ type: 'button' }, { searchProducts });
    type(field('Link'), 'linen');
    expect(await screen.findByText('The products could not be searched')).toBeInTheDocument();
    fireEvent.keyDown(field('Link'), { key: 'Escape' });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('asks for products once typing rests', async () => {
    const searchProducts = vi.fn(async () => []);
    showPanel({ type: 'button' }, { searchProducts });
    for (const text of ['li', 'lin', 'line']) type(field('Link'), text);
    await eventually(() => expect(screen.getByText('No product found')).toBeInTheDocument());
    expect(searchProducts.mock.calls).toEqual([['line']]);
  });
});

describe('a picture', () => {
  const shown = () => document.querySelector('img');

  it('is seen with its size, or said to be missing', () => {
    const panel = showPanel({ type: 'image', props: { src: '/there.webp' } });
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    const picture = shown();
    if (!picture) throw new Error('no picture');
    Object.defineProperties(picture, {
      naturalWidth: { value: 800 },
      naturalHeight: { value: 600 },
    });
    fireEvent.load(picture);
    expect(screen.getByText('800 × 600 px')).toBeInTheDocument();
    panel.select({ props: { src: '/gone.webp' } });
    const next = shown();
    if (next) act(() => fireEvent.error(next));
    expect(screen.getByText('There is no image at this address.')).toBeInTheDocument();
    panel.select({ props: {} });
    expect(screen.getByText('No image yet')).toBeInTheDocument();
  });

  it('is fetched from the web and the site alone', () => {
    const panel = showPanel({ type: 'image' });
    enter('Image', 'data:image/png;base64,AAAA');
    expect(problem()).toMatch(/starts with https:/);
    expect(panel.received).toEqual([]);
    expect(shown()).toBeNull();
  });
});

describe('a category', () => {
  it('is one of the shop, or the one that is set', () => {
    const panel = showPanel({ type: 'product', props: { category: 'Gone' } });
    const options = within(field('Category')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All Products',
      'Hoodies',
      'Jacket',
      'Gone',
    ]);
    fireEvent.change(field('Category'), { target: { value: 'All Products' } });
    expect(panel.block().props).toEqual({});
  });
});

describe('a choice', () => {
  it('keeps an address that an older link has in its place', () => {
    const panel = showPanel({ type: 'button', props: { action: '/sale' } });
    expect(field('On click')).toHaveValue('/sale');
    fireEvent.change(field('On click'), { target: { value: 'link' } });
    expect(panel.block().props).toEqual({});
  });

  it('need not be made where it is optional', () => {
    const panel = showPanel({ type: 'banner', props: { contentPosition: 'top' } });
    fireEvent.change(field('Text position'), { target: { value: '' } });
    expect(panel.block().props).toEqual({});
    expect(field('Text position')).toHaveDisplayValue('Default of the design');
  });

  it('of own columns begins with the widths that there are', () => {
    const panel = showPanel({ type: 'box', props: { sectionType: '1:2:1' } });
    fireEvent.click(screen.getByLabelText('Custom widths'));
    expect(panel.block().props).toEqual({ sectionType: 'custom', customLayout: [25, 50, 25] });
    expect(panel.gestures()).toHaveLength(1);
  });

  it('is marked where it is the default', () => {
    showPanel({ type: 'title' });
    const group = openGroup('Design');
    const sizes = within(group).getByRole('radiogroup', { name: 'Size' });
    expect(within(sizes).getByLabelText('M')).toBeChecked();
    expect(sizes).toHaveAttribute('data-default');
  });
});
