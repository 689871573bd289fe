import type { PointerEvent as ReactPointerEvent } from 'react';

interface PointerDrag {
  /** False keeps it from beginning. */
  onStart?: (event: ReactPointerEvent<HTMLElement>) => unknown;
  /** Receives the distance from the start, in px. */
  onMove: (move: { dx: number; dy: number; event: PointerEvent }) => void;
  /** Returns true if the pointer has moved at all. */
  onEnd?: (hasMoved: boolean) => void;
}

/** A pointer that wavers less than this means to click. In px. */
const SLOP_PX = 3;

/** Follows a pointer from its press until it is let go. */
export function pointerDrag({ onStart, onMove, onEnd }: PointerDrag, slop = SLOP_PX) {
  return (start: ReactPointerEvent<HTMLElement>) => {
    if (start.button !== 0 || onStart?.(start) === false) return;
    const { clientX, clientY, pointerId, currentTarget } = start;
    const listening = new AbortController();
    let hasMoved = false;
    const isOther = (event: PointerEvent) => event.pointerId !== pointerId;
    const move = (event: PointerEvent) => {
      if (isOther(event)) return;
      const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
      hasMoved ||= Math.hypot(dx, dy) >= slop;
      if (hasMoved) onMove({ dx, dy, event });
    };
    const end = (event: PointerEvent) => {
      if (isOther(event)) return;
      listening.abort();
      if (hasMoved) keepFromClicking(currentTarget);
      onEnd?.(hasMoved);
    };
    const { signal } = listening;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    // Its cursor stays, and nothing else is pointed at meanwhile.
    if ('setPointerCapture' in currentTarget) currentTarget.setPointerCapture(pointerId);
  };
}

/** The click that ends a drag means nothing. */
function keepFromClicking(element: HTMLElement): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  element.addEventListener('click', stop, { capture: true });
  setTimeout(() => element.removeEventListener('click', stop, { capture: true }));
}
