import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Mode } from '@/blocks/view-kit/block-view';
import { useMayMove } from '@/blocks/view-kit/use-autoplay';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { useIsPageHidden } from '@/hooks/use-is-page-hidden';
import type { slideSettings } from './definition';

export type SlideShow = ReturnType<typeof useSlideShow>;

/** Moves slides by itself unless pointed at, focused, out of sight or with reduced motion (spec 4, WCAG 2.2.2). */
export function useSlideShow(
  count: number,
  { movesAlone, intervalMs }: ReturnType<typeof slideSettings>,
  mode: Mode,
) {
  const [place, setPlace] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const { isHeld, ...hold } = useHold();
  const isHidden = useIsPageHidden();
  const isHydrated = useIsHydrated();
  const isToMove = movesAlone && count > 1;
  const canMove = useMayMove(isToMove, mode);
  const isRunning = canMove && !isStopped && !isHeld && !isHidden;
  // Its button stands in the page from the start; that some want no motion is known to the styles first.
  const canBeStopped = canMove || (isToMove && mode === 'live' && !isHydrated);
  const current = place % Math.max(1, count);

  const step = (by: number) => setPlace((current + by + count) % count);
  const swipe = useSwipe(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide has the whole interval to itself
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setPlace((last) => (last + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [isRunning, intervalMs, count, current]);

  return {
    current,
    canBeStopped,
    isStopped,
    isRunning,
    handlers: mode === 'live' ? { ...hold, ...swipe } : {},
    isNear: (other: number) => other === current || (isHydrated && isBeside(other, current, count)),
    goTo: setPlace,
    step,
    toggle: () => setStopped((was) => !was),
  };
}

/** The last is beside the first. */
function isBeside(one: number, other: number, count: number): boolean {
  const distance = Math.abs(one - other);
  return distance === 1 || distance === count - 1;
}

/** Tracks whether somebody is at an element: with the pointer over it or the focus inside. */
function useHold() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  return {
    isHeld: isPointed || isFocused,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

/** A finger that moves less far does not mean to turn. */
const SWIPE_PX = 40;

/** Turns by +1 or -1 where a finger sweeps over an element; its `touch-action` leaves that to us. */
function useSwipe(turn: (by: number) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      from.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const moved = from.current === null ? 0 : clientX - from.current;
      from.current = null;
      if (Math.abs(moved) >= SWIPE_PX) turn(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}
