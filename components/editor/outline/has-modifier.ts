import type { KeyboardEvent } from 'react';

/** Returns whether a key is part of a shortcut. */
export const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey;
