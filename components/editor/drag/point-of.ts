import type { Point } from './geometry';

/** Returns the point of a pointer event; null for one that has none, as of keys. */
export const pointOf = (event: Event): Point | null =>
  event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
