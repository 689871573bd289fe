import { useState } from 'react';

/** Kept while the palette is away, so that it comes back as it was left. */
let kept: ReadonlySet<string> = new Set();

/** The groups that are folded up, and a way to fold one up or open it. */
export function useClosedGroups(): [ReadonlySet<string>, (id: string) => void] {
  const [closed, setClosed] = useState(kept);
  const toggle = (id: string) => {
    const others = [...closed].filter((one) => one !== id);
    kept = new Set(closed.has(id) ? others : [...others, id]);
    setClosed(kept);
  };
  return [closed, toggle];
}
