import { sharedValue, useShared } from './shared-value';

/*
 * The block under the pointer. It changes with every move, and nothing but a frame follows it: that is
 * no business of the store.
 */

const hovered = sharedValue<string | null>(null);

export function hover(key: string | null): void {
  hovered.set(key);
}

export function useHovered(): string | null {
  return useShared(hovered);
}
