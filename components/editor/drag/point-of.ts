import type { Point } from './geometry';

/** Where the pointer was at an event; null for one that has none, as of keys. */
export const pointOf = (event: Event): Point | null =>
  event instanceof MouseEvent ? { x: event.clientX, y: event.clientY } : null;
