import type { KeyboardEvent } from 'react';

/** Returns whether a key is part of a shortcut. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
