import { useLayoutEffect } from 'react';

let underway = 0;

/** Returns whether something is dragged, by the pointer or by keys: until it is dropped no key means anything else. */
export const isDragging = (): boolean => underway > 0;

/** Marks a drag as under way, for as long as whoever has begun it is there. */
export function useDragUnderway(isUnderway: boolean): void {
  useLayoutEffect(() => {
    if (!isUnderway) return;
    underway += 1;
    return () => {
      underway -= 1;
    };
  }, [isUnderway]);
}
