import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** True if motion is to be reduced, also on the server and until hydration. */
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
