import { type RefObject, useEffect, useRef } from 'react';
import type { Mode } from './block-view';
import { useMayMove } from './use-may-move';

interface Autoplay {
  video: RefObject<HTMLVideoElement | null>;
  /** The value of `autoPlay`. */
  moves: boolean;
}

/**
 * Autoplays a video, unless reduced motion is preferred. Left to the attribute, by which browsers play a
 * muted video only while it is visible.
 */
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
