import type { KeyboardCodes } from '@dnd-kit/core';
import * as messages from './messages';

/** Keys that lift, drop and cancel a drag (spec 9). */
export const DRAG_KEYS: KeyboardCodes = {
  start: [messages.space, 'Enter'],
  cancel: ['Escape'],
  end: [messages.space, 'Enter', 'Tab'],
};
