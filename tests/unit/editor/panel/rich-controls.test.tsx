import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { panelMemory } from '@/components/editor/panel/memory';
import { eventually } from '../../../support/eventually';
import { field, liftPointer, movePointer, openGroup, openTab, showPanel, type } from './show-panel';

beforeEach(() => {
  localStorage.clear();
  panelMemory.current = { tab: 'style', groups: {} };
  panelMemory.drafts.clear();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a list', () => {
  const ITEMS = [
    { title: 'Home', link: '/', strange: 1 },
    { title: 'Shop', link: '/shop' },
    { title: 'About', link: '/about' },
  ];
  const show = () => {
    panelMemory.current = { tab: 'content', groups: {} };
    return showPanel({ type: 'navigation', props: { items: ITEMS } });
  };
  const titles = (value: unknown) => (value as typeof ITEMS).map(({ title }) => title);

  it('has entries by their titles, opened one by one', () => {
    show();
    press('Home/');
    expect(field('Text')).toHaveValue('Home');
    expect(screen.getByRole('button', { name: 'Shop/shop' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  it('changes one field of one entry, and keeps what is not known of it [S3.703]', () => {
    const panel = show();
    press('Home/');
    type(field('Text'), 'Start');
    expect(panel.last()).toMatchObject({ name: 'navigationItems' });
    expect(panel.last()?.value).toEqual([{ ...ITEMS[0], title: 'Start' }, ITEMS[1], ITEMS[2]]);
  });

  it('is put in order by keys, said aloud, with the focus where it was', () => {
    const panel = show();
    const handle = screen.getByRole('button', { name: 'Move Home' });
    handle.focus();
    fireEvent.keyDown(handle, { key: 'ArrowDown' });
    expect(titles(panel.last()?.value)).toEqual(['Shop', 'Home', 'About']);
    expect(status()).toContain('Home moved to 2 of 3');
    expect(screen.getByRole('button', { name: 'Move Home' })).toHaveFocus();
    const head = screen.getByRole('button', { name: 'Home/' });
    fireEvent.keyDown(head, { key: 'ArrowUp' });
    expect(panel.received).toHaveLength(1);
    fireEvent.keyDown(head, { key: 'ArrowUp', altKey: true });
    expect(titles(panel.last()?.value)).toEqual(['Home', 'Shop', 'About']);
    expect(panel.gestures()).toHaveLength(2);
  });

  it('goes no further than its ends', () => {
    const panel = show();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move Home' }), { key: 'ArrowUp' });
    expect(panel.received).toEqual([]);
  });

  it('is put in order by carrying an entry', async () => {
    const panel = show();
    const rows = [...document.querySelectorAll('li')];
    rows.forEach((row, place) => {
      const box = new DOMRect(0, place * 32, 300, 30);
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(box);
    });
    const handle = screen.getByRole('button', { name: 'Move Home' });
    const carry = async (type: string, clientY: number) => {
      const init = { button: 0, isPrimary: true, bubbles: true, clientX: 5, clientY };
      await act(async () => void fireEvent(handle, new PointerEvent(type, init)));
      // Places are measured once an entry is carried.
      await act(() => new Promise(requestAnimationFrame));
    };
    await carry('pointerdown', 10);
    for (const clientY of [20, 45, 80]) await carry('pointermove', clientY);
    await carry('pointerup', 80);
    await eventually(() => expect(titles(panel.last()?.value)).toEqual(['Shop', 'About', 'Home']));
    expect(panel.received).toHaveLength(1);
    // A click soon after it is the one that ends it, and means nothing.
    const heard = vi.fn();
    screen.getByRole('tablist').addEventListener('click', heard);
    await eventually(() => {
      fireEvent.click(screen.getByRole('tablist'));
      expect(heard).toHaveBeenCalled();
    });
  });

  it('gains an entry that is open, with the focus in it', () => {
    const panel = show();
    press('Add link');
    expect(panel.last()?.value).toEqual([...ITEMS, {}]);
    expect(field('Text')).toHaveFocus();
    expect(panel.received).toHaveLength(1);
  });

  it('loses an entry in one change, the next one taking the focus', () => {
    const panel = show();
    press('Remove Shop');
    expect(titles(panel.last()?.value)).toEqual(['Home', 'About']);
    expect(screen.getByRole('button', { name: 'Remove About' })).toHaveFocus();
    expect(status()).toContain('Shop removed');
  });

  it('is the default where its last entry goes', () => {
    const panel = showPanel({ type: 'social', props: { items: [{ title: 'A', link: '/a' }] } });
    openTab('Content');
    press('Remove A');
    expect(panel.block().props).toEqual({});
    expect(screen.getByText('The shop’s own addresses')).toBeInTheDocument();
  });

  it('may be without entries where it has some by default', () => {
    const panel = showPanel({ type: 'footer_section' });
    openTab('Content');
    for (const name of ['About us', 'Order tracking', 'Intellectual property'])
      press(`Remove ${name}`);
    expect(panel.block().props).toEqual({ items: [] });
  });

  it('has lists in its entries', () => {
    const panel = show();
    press('Shop/shop');
    const adders = screen.getAllByRole('button', { name: 'Add link' });
    if (adders[0]) fireEvent.click(adders[0]);
    expect(panel.last()?.value).toMatchObject([{}, { title: 'Shop', submenu: [{}] }, {}]);
  });

  it('tells of an entry that is none', () => {
    const panel = showPanel({ type: 'social', props: { items: ['odd', { title: 'A' }] } });
    openTab('Content');
    press('Link 1');
    expect(screen.getByText('This cannot be read: "odd"')).toBeInTheDocument();
    press('Remove Link 1');
    expect(panel.block().props).toEqual({ items: [{ title: 'A' }] });
  });
});

describe('lines of words', () => {
  it('are changed, added and put in order', () => {
    const panel = showPanel({ type: 'heroFeature', props: { listItems: ['One', 'Two'] } });
    openTab('Content');
    type(field('Points 2'), 'Second');
    press('Add point');
    expect(field('Points 3')).toHaveFocus();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Move point 1' }), { key: 'ArrowDown' });
    expect(panel.block().props).toEqual({ listItems: ['Second', 'One', ''] });
  });
});

describe('a colour', () => {
  it.each(['#c8102e', 'rgb(0 0 0 / 50%)', '--ink'])('is %s', (text) => {
    const panel = showPanel({ type: 'title' });
    type(field('Title'), text);
    expect(panel.last()).toMatchObject({ name: 'color', value: text });
  });

  it('is no address and no half', () => {
    const panel = showPanel({ type: 'title' });
    for (const text of ['#12', 'url(x)', 'red; top: 0']) type(field('Title'), text);
    fireEvent.blur(field('Title'));
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a color such as');
    expect(panel.received).toEqual([]);
  });

  it('of the theme goes by its name, and follows the theme [S3.990]', () => {
    const panel = showPanel({ type: 'title' });
    type(field('Title'), 'accent');
    expect(panel.last()).toMatchObject({ value: '--accent' });
    fireEvent.blur(field('Title'));
    expect(field('Title')).toHaveValue('Accent');
  });

  it('says how it stands out from what is behind it, and warns', () => {
    const panel = showPanel({ type: 'text', styles: { color: '#767676' } });
    expect(screen.getByText('4.5')).toBeInTheDocument();
    expect(screen.queryByText(/Hard to read/)).toBeNull();
    panel.select({ styles: { color: '#787878' } });
    expect(screen.getByText(/Hard to read on its background: 4.4, but 4.5/)).toBeInTheDocument();
    panel.select({ styles: { color: '#787878', backgroundColor: '#000000' } });
    expect(screen.queryByText(/Hard to read/)).toBeNull();
  });

  it('is compared with the ground that the editor tells', () => {
    showPanel({ type: 'text', styles: { color: '#ffffff' } }, { background: '#101010' });
    expect(screen.queryByText(/Hard to read/)).toBeNull();
  });

  it('is picked of the shop’s colours, and told among the last ones', async () => {
    const panel = showPanel({ type: 'title' });
    press('Title: choose a color');
    const dialog = await screen.findByRole('dialog', { name: 'Title' });
    const ofShop = within(dialog).getByRole('listbox', { name: 'Colors of the shop' });
    fireEvent.click(within(ofShop).getByRole('option', { name: 'Text color' }));
    expect(panel.last()).toMatchObject({ name: 'color', value: '--ink' });
    fireEvent.click(within(dialog).getByRole('option', { name: 'Terracotta' }));
    expect(panel.last()).toMatchObject({ value: '#c0603f' });
    expect(panel.gestures()).toHaveLength(2);
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Title: choose a color' })).toHaveFocus();
    press('Title: choose a color');
    const last = screen.getByRole('listbox', { name: 'Last used' });
    expect(within(last).getByRole('option', { name: '#c0603f' })).toBeInTheDocument();
  });

  it('is mixed by keys and by a drag, which is one gesture', async () => {
    const panel = showPanel({ type: 'title', props: { color: '#ff0000' } });
    press('Title: choose a color');
    const hue = await screen.findByRole('slider', { name: 'Hue' });
    fireEvent.keyDown(hue, { key: 'ArrowRight', shiftKey: true });
    expect(panel.last()?.value).toMatch(/^#ff2[ab]00$/);
    panel.received.length = 0;
    const opacity = screen.getByRole('slider', { name: 'Opacity' });
    const box = { left: 0, width: 100 };
    vi.spyOn(opacity, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
    fireEvent.pointerDown(opacity, { button: 0, clientX: 90 });
    movePointer({ clientX: 70 });
    movePointer({ clientX: 50 });
    liftPointer();
    expect(panel.last()?.value).toMatch(/^#ff2[ab]0080$/);
    expect(panel.gestures()).toHaveLength(1);
  });

  it('of its swatches the arrow keys go from one to the next', async () => {
    showPanel({ type: 'title' });
    press('Title: choose a color');
    const first = await screen.findByRole('option', { name: 'Accent' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(screen.getByRole('option', { name: 'Text on accent' })).toHaveFocus();
  });
});

describe('colours that run into each other', () => {
  it('begin as two, and lose and gain some', () => {
    const panel = showPanel({ type: 'title', props: { design: 'gradient' } });
    press('Add color');
    expect(panel.last()).toMatchObject({
      name: 'gradientColors',
      value: ['--accent', '--ink'],
    });
    type(field('Color 2'), '#123456');
    press('Remove color 1');
    expect(panel.block().props).toMatchObject({ gradientColors: ['#123456'] });
  });
});

describe('a gradient', () => {
  const GRADIENT = 'linear-gradient(90deg, #ff0000 0%, #0000ff 100%)';
  const show = (gradientOverlay = GRADIENT) =>
    showPanel({
      type: 'banner',
      props: { imageUrl: '/a.webp', overlayType: 'gradient', gradientOverlay },
    });

  it('is changed by its stops, its angle and its shape', async () => {
    const panel = show();
    const second = await screen.findByRole('slider', { name: 'Color 2' });
    type(field('Angle'), '45');
    expect(panel.last()?.value).toBe('linear-gradient(45deg, #ff0000 0%, #0000ff 100%)');
    fireEvent.keyDown(second, { key: 'ArrowLeft' });
    expect(panel.last()?.value).toBe('linear-gradient(45deg, #ff0000 0%, #0000ff 99%)');
    fireEvent.click(screen.getByLabelText('Round'));
    expect(panel.last()?.value).toBe('radial-gradient(circle, #ff0000 0%, #0000ff 99%)');
  });

  it('gains a stop where its bar is pressed', async () => {
    const panel = show();
    const bar = (await screen.findByRole('slider', { name: 'Color 1' })).parentElement;
    if (!bar) throw new Error('no bar');
    const box = { left: 0, width: 100 };
    vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
    fireEvent.pointerDown(bar, { button: 0, clientX: 30 });
    expect(panel.last()?.value).toBe(
      'linear-gradient(90deg, #ff0000 0%, #ff0000 30%, #0000ff 100%)',
    );
    press('Remove color 2');
    expect(panel.last()?.value).toBe(GRADIENT);
  });

  it('with more to it stays a text', () => {
    const panel = show('conic-gradient(red, blue)');
    const text = screen.getByRole('textbox', { name: 'Gradient' });
    type(text, 'conic-gradient(red, lime)');
    expect(panel.last()?.value).toBe('conic-gradient(red, lime)');
    type(text, 'conic-gradient(red');
    fireEvent.blur(text);
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a gradient such as');
  });
});

describe('the room around and within a block', () => {
  it('is written as short as CSS has it', () => {
    const panel = showPanel({ type: 'text', styles: { padding: '8px 16px' } });
    expect(field('Left inside')).toHaveValue('16');
    type(field('Left inside'), '24');
    expect(panel.last()).toMatchObject({ name: 'padding', value: '8px 16px 8px 24px' });
    type(field('Left inside'), '16');
    expect(panel.last()).toMatchObject({ value: '8px 16px' });
  });

  it('begins at the default, and is the default where it is emptied', () => {
    const panel = showPanel({ type: 'text' });
    type(field('Top inside'), '2rem');
    expect(panel.last()).toMatchObject({ name: 'padding', value: '2rem 16px 16px' });
    type(field('Top inside'), '');
    expect(panel.block().styles).toEqual({});
  });

  it('may be less than nothing outside', () => {
    const panel = showPanel({ type: 'text' });
    fireEvent.keyDown(field('Top outside'), { key: 'ArrowDown', shiftKey: true });
    expect(panel.last()).toMatchObject({ name: 'margin', value: '-10px 0px 0px' });
    fireEvent.keyDown(field('Top inside'), { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(field('Top inside'), { key: 'ArrowDown', shiftKey: true });
    expect(panel.last()).toMatchObject({ name: 'padding', value: '0px 16px 16px' });
  });

  it('changes on all sides together where they are linked', () => {
    const panel = showPanel({ type: 'text', styles: { padding: '8px 16px' } });
    press('All sides inside together');
    expect(panel.last()).toMatchObject({ value: '8px' });
    type(field('Top inside'), '20');
    expect(panel.last()).toMatchObject({ value: '20px' });
  });

  it('is dragged at its sides', () => {
    const panel = showPanel({ type: 'text' });
    fireEvent.pointerDown(field('Top inside'), { button: 0, clientX: 0 });
    movePointer({ clientX: 8 });
    movePointer({ clientX: 16 });
    liftPointer();
    expect(panel.last()).toMatchObject({ value: '24px 16px 16px' });
    expect(panel.gestures()).toHaveLength(1);
  });
});

describe('corners', () => {
  it('are the same, or each by itself', () => {
    const panel = showPanel({ type: 'text' });
    type(field('Corners'), '8');
    expect(panel.last()).toMatchObject({ name: 'borderRadius', value: '8px' });
    press('Each on its own');
    type(field('Corners: Top right'), '0');
    expect(panel.last()).toMatchObject({ value: '8px 0px 8px 8px' });
    press('All the same');
    expect(panel.last()).toMatchObject({ value: '8px' });
  });
});

describe('a line around', () => {
  it('is drawn, coloured, widened and none', () => {
    const panel = showPanel({ type: 'text' });
    const group = openGroup('Border');
    fireEvent.click(within(group).getByLabelText('Dashed'));
    expect(panel.last()).toMatchObject({ name: 'border', value: '1px dashed currentcolor' });
    type(field('Line width'), '3');
    type(field('Line color'), '#c8102e');
    expect(panel.last()).toMatchObject({ value: '3px dashed #c8102e' });
    fireEvent.click(within(group).getByLabelText('No line'));
    expect(panel.last()).toMatchObject({ value: 'none' });
  });

  it('is read in any order, and keeps a line that is rare', () => {
    showPanel({ type: 'text', styles: { border: 'rgb(1 2 3) groove 2px' } });
    expect(field('Line width')).toHaveValue('2');
    expect(field('Line color')).toHaveValue('rgb(1 2 3)');
    expect(screen.getByLabelText('groove')).toBeChecked();
  });
});

describe('a background', () => {
  it('is a picture by its address', () => {
    const panel = showPanel({ type: 'text' });
    const group = openGroup('Background');
    fireEvent.click(within(group).getByRole('radio', { name: 'Image' }));
    type(field('Image address'), '/ground.webp');
    expect(panel.last()).toMatchObject({ name: 'backgroundImage', value: '/ground.webp' });
    expect(screen.getByText('Repeat')).toBeInTheDocument();
    fireEvent.click(within(group).getByLabelText('None'));
    expect(panel.block().styles).toEqual({});
    expect(screen.queryByText('Repeat')).toBeNull();
  });

  it('is read as CSS writes it', () => {
    showPanel({ type: 'text', styles: { backgroundImage: "url('/a b.webp')" } });
    expect(field('Image address')).toHaveValue('/a b.webp');
  });

  it('stands at one of nine places, or exactly', () => {
    const styles = { backgroundImage: '/a.webp', backgroundPosition: '100% 0%' };
    const panel = showPanel({ type: 'text', styles });
    expect(screen.getByLabelText('Top right')).toBeChecked();
    fireEvent.click(screen.getByLabelText('Middle left'));
    expect(panel.last()).toMatchObject({ name: 'backgroundPosition', value: 'left center' });
    type(field('Position: exact value'), '20% 30%');
    expect(panel.last()).toMatchObject({ value: '20% 30%' });
    type(field('Position: exact value'), 'nowhere');
    fireEvent.blur(field('Position: exact value'));
    expect(screen.getByRole('alert')).toHaveTextContent('not a valid CSS value');
  });

  it('has a size of its own where none of the usual is meant', () => {
    const panel = showPanel({ type: 'text', styles: { backgroundImage: '/a.webp' } });
    fireEvent.change(field('Fit'), { target: { value: 'own' } });
    type(field('Fit: other'), '50% auto');
    expect(panel.last()).toMatchObject({ name: 'backgroundSize', value: '50% auto' });
  });
});

describe('a weight of type', () => {
  it('goes by its name as well as by its number', () => {
    const panel = showPanel({ type: 'text', styles: { fontWeight: 'bold' } });
    expect(field('Weight')).toHaveDisplayValue('Bold');
    fireEvent.change(field('Weight'), { target: { value: '600' } });
    expect(panel.last()).toMatchObject({ name: 'fontWeight', value: '600' });
  });
});

describe('widths of columns', () => {
  const show = (customLayout: unknown) => {
    panelMemory.current = { tab: 'content', groups: {} };
    return showPanel({ type: 'grid', props: { sectionType: 'custom', customLayout } });
  };

  it('are shown in percent, whatever they add up to', () => {
    show('1:3');
    expect(screen.getByText('25%')).toBeInTheDocument();
    expect(field('Width of column 2')).toHaveValue('75');
  });

  it('stay 100 in all', () => {
    const panel = show([30, 30, 40]);
    type(field('Width of column 1'), '50');
    expect(panel.last()?.value).toEqual([50, 21.4, 28.6]);
    press('Add column');
    expect(panel.last()?.value).toHaveLength(4);
    press('Remove column 4');
    const left = panel.last()?.value as number[];
    expect(left).toHaveLength(3);
    expect(left.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
  });

  it('are moved by the line between them', () => {
    const panel = show([50, 50]);
    const line = screen.getByRole('slider', { name: 'Line between columns 1 and 2' });
    fireEvent.keyDown(line, { key: 'ArrowRight' });
    expect(panel.last()?.value).toEqual([51, 49]);
    const box = { width: 200 };
    if (line.parentElement)
      vi.spyOn(line.parentElement, 'getBoundingClientRect').mockReturnValue(box as DOMRect);
    fireEvent.pointerDown(line, { button: 0, clientX: 0 });
    movePointer({ clientX: -50 });
    movePointer({ clientX: -500 });
    liftPointer();
    expect(panel.last()?.value).toEqual([5, 95]);
    expect(panel.gestures()).toHaveLength(2);
  });
});

describe('a date and time', () => {
  const show = (endsAt?: string) => {
    panelMemory.current = { tab: 'content', groups: {} };
    return showPanel({ type: 'countdown', props: endsAt ? { endsAt } : {} });
  };

  it('is set in the admin’s own time zone and stored as an instant [S3.976]', () => {
    const panel = show('2031-05-06T12:00:00.000Z');
    const local = new Date(Date.UTC(2031, 4, 6, 12));
    const hours = String(local.getHours()).padStart(2, '0');
    const minutes = String(local.getMinutes()).padStart(2, '0');
    const day = String(local.getDate()).padStart(2, '0');
    expect(field('Ends')).toHaveValue(`2031-05-${day}T${hours}:${minutes}`);
    fireEvent.change(field('Ends'), { target: { value: '2032-01-02T03:04' } });
    const saved = new Date(2032, 0, 2, 3, 4).toISOString();
    expect(panel.last()).toMatchObject({ name: 'endsAt', value: saved });
  });

  it('is taken back where it is emptied, and empty where none can be read [S3.976]', () => {
    const panel = show('2031-05-06T12:00:00.000Z');
    fireEvent.change(field('Ends'), { target: { value: '' } });
    expect(panel.last()?.value).toBeUndefined();
    expect(field('Ends')).toHaveValue('');
  });
});
