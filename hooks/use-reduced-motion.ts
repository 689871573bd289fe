import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/**
 * Returns whether nothing may move by itself: true as long as it is not known, on the server and until scripts
 * have taken over.
 */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, isReduced, isReducedByDefault);
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

const isReduced = () => matchMedia(QUERY).matches;
const isReducedByDefault = () => true;
