import type { KeyboardEvent } from 'react';

export const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Returns how far right and down a pointer is in an element, each from 0 to 1. */
export function shareAt(
  element: HTMLElement,
  { clientX, clientY }: Record<'clientX' | 'clientY', number>,
) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) };
}

type Ways = Readonly<Record<string, readonly [right: number, up: number]>>;

export const LEVEL: Ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
export const ALL_WAYS: Ways = { ...LEVEL, ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Handles the arrow keys of a slider; with shift a step is `coarse` times as far. */
export const byArrows =
  (ways: Ways, coarse: number, move: (right: number, up: number) => void) =>
  (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const size = event.shiftKey ? coarse : 1;
    move(way[0] * size, way[1] * size);
  };
