import { useReducedMotion } from '@/hooks/use-reduced-motion';
import type { Mode } from './block-view';

/**
 * Returns whether something moves by itself that is wanted to: never in edit mode, nor for who wants no motion.
 */
export function useMayMove(isWanted: boolean, mode: Mode): boolean {
  const isReduced = useReducedMotion();
  return isWanted && mode === 'live' && !isReduced;
}
