import type { KeyboardCodes } from '@dnd-kit/core';

/** What lifts, drops and puts back what is dragged by the keyboard (spec 9). */
export const DRAG_KEYS: KeyboardCodes = {
  start: ['Space', 'Enter'],
  cancel: ['Escape'],
  end: ['Space', 'Enter', 'Tab'],
};
