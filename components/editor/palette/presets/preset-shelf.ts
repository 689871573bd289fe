import { useSyncExternalStore } from 'react';

/*
 * The ready sections with their pictures: fetched when somebody is about to look for one. They are the same
 * for all that is edited, so they stay out of the store.
 */

export type Presets = typeof import('./presets');

interface Shelf {
  presets: Presets | null;
  /** Whether they could not be fetched; they can be asked for again. */
  isMissing: boolean;
}

let shelf: Shelf = { presets: null, isMissing: false };
let isLoading = false;
const followers = new Set<() => void>();

/** Fetches the sections, once; what failed is asked for again. */
export async function loadPresets(): Promise<void> {
  if (shelf.presets || isLoading) return;
  isLoading = true;
  try {
    setShelf({ presets: await import('./presets'), isMissing: false });
  } catch {
    setShelf({ presets: null, isMissing: true });
  } finally {
    isLoading = false;
  }
}

/** A section that is there; nothing before they are fetched. */
export function presetOf(id: string) {
  const { presets } = shelf;
  return presets?.isPresetId(id) ? presets.PRESETS[id] : undefined;
}

export function useShelf(): Shelf {
  return useSyncExternalStore(follow, currentShelf, currentShelf);
}

function setShelf(next: Shelf): void {
  shelf = next;
  for (const follower of followers) follower();
}

const currentShelf = () => shelf;

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
