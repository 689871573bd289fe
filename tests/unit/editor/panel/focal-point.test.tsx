import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { panelMemory } from '@/components/editor/panel/memory';
import { focusOf, typedPicture } from '@/core/rules/media/picture-facts';
import { showPanel } from './show-panel';

const SRC = '/media/rail.webp';

// Another test may have left the panel at its styles.
beforeEach(() => {
  panelMemory.current = { tab: 'content', groups: {} };
});

/** Opens the panel of a banner with a picture, and gives its picker. */
function openPicker(address = SRC) {
  const panel = showPanel({ type: 'banner', props: { imageUrl: address } });
  const picker = screen.getByRole('slider', { name: 'Focal point' });
  picker.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
  picker.setPointerCapture = () => undefined;
  picker.hasPointerCapture = () => true;
  const last = () => String(panel.received.at(-1)?.value ?? '');
  return { ...panel, picker, last };
}

describe('the focal point of a picture', () => {
  it('is where the picture is pointed at, and a drag is one step [S3.1103]', () => {
    const { picker, received, last } = openPicker();
    expect(picker).toHaveAttribute('aria-valuetext', '50% across, 50% down');
    fireEvent.pointerDown(picker, { pointerId: 1, clientX: 150, clientY: 60 });
    expect(focusOf(last())).toEqual({ x: 0.25, y: 0.1 });
    fireEvent.pointerMove(picker, { pointerId: 1, clientX: 900, clientY: 100 });
    fireEvent.lostPointerCapture(picker, { pointerId: 1 });
    expect(focusOf(last())).toEqual({ x: 1, y: 0.5 });
    expect(new Set(received.map(({ gesture }) => gesture)).size).toBe(1);
    expect(picker).toHaveAttribute('aria-valuetext', '100% across, 50% down');
  });

  it('moves by arrow keys, in larger steps with Shift, and stays in the picture [S3.1103]', () => {
    const { picker, last } = openPicker(`${SRC}#@0.95,0.5`);
    fireEvent.keyDown(picker, { key: 'ArrowUp' });
    expect(focusOf(last())).toEqual({ x: 0.95, y: 0.49 });
    fireEvent.keyDown(picker, { key: 'ArrowRight', shiftKey: true });
    expect(focusOf(last())).toEqual({ x: 1, y: 0.49 });
    expect(fireEvent.keyDown(picker, { key: 'Tab' })).toBe(true);
  });

  it('goes back to the center, and with another picture [S3.1103]', () => {
    const { last, select } = openPicker(`${SRC}#@0.2,0.3`);
    fireEvent.click(screen.getByRole('button', { name: 'Reset to center' }));
    expect(last()).toBe(SRC);
    select({ props: { imageUrl: `${SRC}#@0.2,0.3` } });
    const address = screen.getByRole('textbox', { name: 'Image' });
    expect(address).toHaveValue(SRC);
    fireEvent.change(address, { target: { value: '/media/other.webp' } });
    fireEvent.blur(address);
    expect(typedPicture(last())).toBe('/media/other.webp');
  });

  it('is set of each slide by itself [S3.1103]', () => {
    const imageUrls = ['/a.webp', '/b.webp'];
    const { received } = showPanel({ type: 'banner', props: { template: 'slider', imageUrls } });
    const second = screen.getByRole('slider', { name: 'Focal point of image 2' });
    fireEvent.keyDown(second, { key: 'ArrowLeft' });
    const value = received.at(-1)?.value as string[];
    expect(value.map((one) => focusOf(one))).toEqual([undefined, { x: 0.49, y: 0.5 }]);
    expect(within(document.body).getAllByText('49% across, 50% down')).toHaveLength(1);
  });
});
