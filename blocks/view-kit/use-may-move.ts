import { useReducedMotion } from '@/hooks/use-reduced-motion';
import type { Mode } from './block-view';

/** Returns true if autoplay is wanted and allowed: never in edit mode, nor with reduced motion. */
export function useMayMove(isWanted: boolean, mode: Mode): boolean {
  const isReduced = useReducedMotion();
  return isWanted && mode === 'live' && !isReduced;
}
