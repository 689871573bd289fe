import { sharedValue, useShared } from './shared-value';

// The block under the pointer changes with every move, and only a frame follows it: no state of the store.

const hovered = sharedValue<string | null>(null);

export const hover = hovered.set;

export const useHovered = (): string | null => useShared(hovered);
