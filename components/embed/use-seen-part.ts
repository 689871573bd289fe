import { type RefObject, useEffect } from 'react';

/**
 * Knows which part of the frame is seen, as `--seen-top`, `--seen-bottom` and `--seen-height`: a frame that
 * fits its content may be far higher than the window, and what opens is to open there. It is looked at
 * whenever something is pressed.
 */
export function useSeenPart(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = root.current;
    if (!content) return;
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      if (entry?.isIntersecting) tellStyles(entry.intersectionRect);
    });
    const look = () => observer.observe(content);
    document.addEventListener('click', look, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('click', look, true);
    };
  }, [root]);
}

function tellStyles({ top, bottom, height }: DOMRectReadOnly): void {
  const { style } = document.documentElement;
  const seen = { top: top + window.scrollY, bottom: bottom + window.scrollY, height };
  for (const [edge, px] of Object.entries(seen)) style.setProperty(`--seen-${edge}`, `${px}px`);
}
