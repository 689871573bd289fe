import type { KeyboardCodes } from '@dnd-kit/core';

/** Keys that lift, drop and cancel a drag (spec 9). */
export const DRAG_KEYS: KeyboardCodes = {
  start: ['Space', 'Enter'],
  cancel: ['Escape'],
  end: ['Space', 'Enter', 'Tab'],
};
