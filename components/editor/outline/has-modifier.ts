import type { KeyboardEvent } from 'react';

/** Whether a key is part of a shortcut. */
export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
