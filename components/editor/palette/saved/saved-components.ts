import { useSyncExternalStore } from 'react';
import type { ComponentTemplate } from '@/core/model/page';

/*
 * What the shop keeps for reuse. It belongs to no document and is never undone, so it stays out of the
 * store; the palette follows it.
 */

interface Saved {
  status: 'unknown' | 'loading' | 'loaded' | 'failed';
  components: readonly ComponentTemplate[];
  /** Why it could not be had. */
  failure: string;
  /** What was deleted last, to be had back. */
  deleted: ComponentTemplate | null;
}

const NOTHING: Saved = { status: 'unknown', components: [], failure: '', deleted: null };

let saved = NOTHING;
const followers = new Set<() => void>();

export function setSaved(change: Partial<Saved>): void {
  saved = { ...saved, ...change };
  for (const follow of followers) follow();
}

export function currentSaved(): Saved {
  return saved;
}

export function savedComponents(): readonly ComponentTemplate[] {
  return saved.components;
}

export function useSaved(): Saved {
  return useSyncExternalStore(follow, currentSaved, currentSaved);
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
