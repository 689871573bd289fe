import { act, screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftBlock } from '@/blocks/kit/draft-blocks';
import { Canvas } from '@/components/editor/canvas/canvas';
import { hover } from '@/components/editor/shared/hovered';
import { eventually } from '../../../support/eventually';
import { loadViews } from '../../blocks/render-block';
import { block, box, text } from '../../layout/editing-kit';
import { editorStore, renderInEditor, select } from '../palette-kit';

beforeAll(loadViews);

function show(blocks: readonly DraftBlock[]) {
  const store = editorStore(blocks);
  renderInEditor(store, <Canvas device="phone" />);
  return store;
}

const selectShown = (store: ReturnType<typeof show>, key: string) =>
  act(() => void select(store, key));
const drawn = (key: string) => document.querySelector<HTMLElement>(`[data-block="${key}"]`);
const toolbar = () => screen.getByRole('toolbar', { name: 'Selected block' });
const buttons = () =>
  within(toolbar())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the bar over a selected block', () => {
  it('names its type and offers drag, edit, copy and delete [S4.791]', () => {
    const store = show([text()]);
    expect(screen.queryByRole('toolbar')).toBeNull();
    selectShown(store, 'b0');
    expect(toolbar().parentElement).toHaveTextContent(/^Text/);
    expect(buttons()).toEqual([
      expect.stringMatching(/^Drag/),
      'Select parent',
      'Edit',
      'Copy',
      'Duplicate',
      'Delete',
      'More',
    ]);
    expect(toolbar()).not.toHaveTextContent(/Edit|Copy|Delete/);
  });

  it('has chips with words for reviews [S4.792]', async () => {
    const store = show([block('reviews')]);
    await eventually(() => expect(drawn('b0')).not.toBeNull());
    selectShown(store, 'b0');
    for (const name of ['Edit', 'Copy', 'Delete']) {
      expect(within(toolbar()).getByRole('button', { name })).toHaveTextContent(name);
    }
  });

  it('is left out of a frame that shows what is under the pointer, which is named all the same [S4.791]', () => {
    show([box([text()])]);
    act(() => hover('b1'));
    expect(document.querySelector('[data-frame="b1"]')).toHaveTextContent('Text');
    expect(screen.queryByRole('toolbar')).toBeNull();
    act(() => hover(null));
  });
});

describe('lengths that count by the window', () => {
  const HEIGHT = 'var(--canvas-height)';
  const WIDTH = 'var(--canvas-width)';

  it.each([
    ['60vh', `calc(0.6 * ${HEIGHT})`],
    ['12.5svh', `calc(0.125 * ${HEIGHT})`],
    ['50vw', `calc(0.5 * ${WIDTH})`],
    ['10vmin', `calc(0.1 * min(${WIDTH}, ${HEIGHT}))`],
    ['calc(100dvh - 60px)', `calc(calc(1 * ${HEIGHT}) - 60px)`],
    ['320px', '320px'],
  ])('count by the device on the canvas: %s [S4.793]', (height, shown) => {
    show([block('box', {}, { height })]);
    expect(drawn('b0')?.getAttribute('style')).toContain(`height: ${shown}`);
  });

  it('are left alone where they are words [S4.793]', () => {
    show([text('60vh')]);
    expect(drawn('b0')).toHaveTextContent('60vh');
  });

  it('count by the height and width of the device that is chosen [S4.793]', () => {
    show([text()]);
    const sheet = document.querySelector<HTMLElement>('[style*="--canvas-height"]');
    expect(sheet?.style.getPropertyValue('--canvas-height')).toBe('667px');
    expect(sheet?.style.getPropertyValue('--canvas-width')).toBe('375px');
  });
});
