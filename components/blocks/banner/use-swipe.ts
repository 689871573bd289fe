import { type PointerEvent, useRef } from 'react';

/** A finger that moves less far does not mean to turn. */
const SWIPE_PX = 40;

/** Turns by +1 or -1 where a finger sweeps over an element; its `touch-action` leaves that to us. */
export function useSwipe(turn: (by: number) => void) {
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
