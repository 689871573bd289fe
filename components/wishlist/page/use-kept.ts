import { useState } from 'react';
import type { WishlistItem } from '@/core/model/cart';
import { lineKey } from '@/core/rules/line-identity';

/**
 * Every item that has been listed while the page is open, the newest first: what is removed meanwhile,
 * here or in another tab, keeps its place and can come back to it.
 */
export function useKept(items: readonly WishlistItem[]): readonly WishlistItem[] {
  const [kept, setKept] = useState<readonly WishlistItem[]>([]);
  const known = new Set(kept.map(lineKey));
  const added = items.filter((item) => !known.has(lineKey(item)));
  if (added.length === 0) return kept;
  const all = [...added.reverse(), ...kept];
  setKept(all);
  return all;
}
