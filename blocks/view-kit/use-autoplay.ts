import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Mode } from './block-view';

interface Autoplay {
  video: RefObject<HTMLVideoElement | null>;
  /** The value of `autoPlay`. */
  moves: boolean;
}

/** Autoplays a video, unless reduced motion is preferred: by its attribute, which plays it only while visible. */
export function useAutoplay(isWanted: boolean, mode: Mode): Autoplay {
  const video = useRef<HTMLVideoElement>(null);
  const moves = useMayMove(isWanted, mode);

  useEffect(() => {
    const shown = video.current;
    if (!moves || !shown) return;
    // An attribute that comes later counts from the next load on.
    shown.load();
    return () => shown.pause();
  }, [moves]);

  return { video, moves };
}

/** Returns true if autoplay is wanted and allowed: never in edit mode, nor with reduced motion. */
export function useMayMove(isWanted: boolean, mode: Mode): boolean {
  const isReduced = useReducedMotion();
  return isWanted && mode === 'live' && !isReduced;
}

const QUERY = '(prefers-reduced-motion: reduce)';

/** True if motion is to be reduced, also on the server and until hydration. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
