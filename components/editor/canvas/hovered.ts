import { useSyncExternalStore } from 'react';

/*
 * The block under the pointer. It changes with every move, and nothing but a frame follows it: that is
 * no business of the store.
 */

let hovered: string | null = null;
const followers = new Set<() => void>();

export function hover(key: string | null): void {
  if (key === hovered) return;
  hovered = key;
  for (const follow of followers) follow();
}

export function useHovered(): string | null {
  return useSyncExternalStore(follow, () => hovered);
}

function follow(follower: () => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}
