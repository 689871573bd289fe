import type { ComponentTemplate } from '@/core/model/page';
import { sharedValue, useShared } from '../../shared/shared-value';

/*
 * What the shop keeps for reuse. It belongs to no document and is never undone, so it stays out of the
 * store; the palette follows it.
 */

interface Saved {
  status: 'unknown' | 'loading' | 'loaded' | 'failed';
  components: readonly ComponentTemplate[];
  /** Reason of the failure. */
  failure: string;
  /** The component deleted last, for undo. */
  deleted: ComponentTemplate | null;
}

const NOTHING: Saved = { status: 'unknown', components: [], failure: '', deleted: null };

const saved = sharedValue(NOTHING);

export function setSaved(change: Partial<Saved>): void {
  saved.set({ ...saved.get(), ...change });
}

export const currentSaved = (): Saved => saved.get();

export const savedComponents = (): readonly ComponentTemplate[] => saved.get().components;

export function useSaved(): Saved {
  return useShared(saved);
}
