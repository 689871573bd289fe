import { sharedValue, useShared } from '../../shared/shared-value';

// Ready sections with their pictures, fetched before one is looked for; the same for all documents: no state of the store.

export type Presets = typeof import('./presets');

interface Shelf {
  presets: Presets | null;
  /** True if they could not be fetched; they can be asked for again. */
  isMissing: boolean;
}

const shelf = sharedValue<Shelf>({ presets: null, isMissing: false });
let isLoading = false;

/** Fetches the sections, once; what failed is asked for again. */
export async function loadPresets(): Promise<void> {
  if (shelf.get().presets || isLoading) return;
  isLoading = true;
  try {
    shelf.set({ presets: await import('./presets'), isMissing: false });
  } catch {
    shelf.set({ presets: null, isMissing: true });
  } finally {
    isLoading = false;
  }
}

/** A section that is there; nothing before they are fetched. */
export function presetOf(id: string) {
  const { presets } = shelf.get();
  return presets?.isPresetId(id) ? presets.PRESETS[id] : undefined;
}

export const useShelf = (): Shelf => useShared(shelf);
