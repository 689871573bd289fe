import { type RefObject, useLayoutEffect } from 'react';

const GAP_PX = 6;
const EDGE_PX = 8;

/**
 * Places a surface where there is room beside what it belongs to: below, else above, else on its left, and
 * never past an edge of the window. `wide` makes it as wide as that.
 */
export function usePlaceBeside(
  surface: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  width?: 'wide',
): void {
  useLayoutEffect(() => {
    const [box, at] = [surface.current, anchor.current];
    if (!box || !at) return;
    const place = () => {
      const around = at.getBoundingClientRect();
      if (width === 'wide') box.style.width = `${around.width}px`;
      const { x, y } = spotFor(box, around);
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
    };
    place();
    const grown = new ResizeObserver(place);
    grown.observe(box);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      grown.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [surface, anchor, width]);
}

function spotFor({ offsetWidth, offsetHeight }: HTMLElement, around: DOMRect) {
  const { top, bottom, left, right } = around;
  const lowest = Math.max(EDGE_PX, window.innerHeight - EDGE_PX - offsetHeight);
  const above = top - GAP_PX - offsetHeight;
  const fitsBelow = bottom + GAP_PX <= lowest;
  const fitsLeft = left - GAP_PX - offsetWidth >= EDGE_PX;
  if (!fitsBelow && above < EDGE_PX && fitsLeft)
    return { x: left - GAP_PX - offsetWidth, y: Math.min(lowest, top) };
  const x = Math.max(EDGE_PX, Math.min(right, window.innerWidth - EDGE_PX) - offsetWidth);
  return { x, y: fitsBelow ? bottom + GAP_PX : Math.max(EDGE_PX, above) };
}
