import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Row } from './rows';

/** The height of a line, in px: `--ed-row`. */
export const ROW_HEIGHT = globalThis.matchMedia?.('(pointer: coarse)').matches ? 46 : 28;
/** The indent of each level, in px. */
export const INDENT = 16;

/** The room before a line of a level, in px. */
export const indentOf = (level: number): number => 8 + (level - 1) * INDENT;

/** The number of lines beyond the visible ones, and by how many the window moves. */
const BEYOND = 12;
const STEP = 6;
/** Height before anything is measured. */
const LIKELY_HEIGHT = 900;

interface Window {
  first: number;
  /** The one behind the last. */
  end: number;
}

/** The lines that are seen in a scrolling box, and some beyond. */
export function useWindow(scroller: RefObject<HTMLElement | null>): Window {
  const [view, setView] = useState<Window>({ first: 0, end: LIKELY_HEIGHT / ROW_HEIGHT });

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => {
      const top = Math.floor(box.scrollTop / ROW_HEIGHT / STEP) * STEP;
      const seen = Math.ceil((box.clientHeight || LIKELY_HEIGHT) / ROW_HEIGHT);
      const next = { first: Math.max(0, top - BEYOND), end: top + seen + STEP + BEYOND };
      setView((last) => (last.first === next.first && last.end === next.end ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [scroller]);

  return view;
}

/** Scrolls the line of a newly selected block into sight, once the outline is; the focus stays where it is. */
export function useShown(
  rows: readonly Row[],
  selected: string | null,
  scroller: RefObject<HTMLElement | null>,
): void {
  const shown = useRef<string>(null);
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    if (selected === null) shown.current = null;
    const show = () => {
      const line = rows.findIndex(({ id }) => id === selected);
      if (shown.current === selected || line < 0 || box.clientHeight === 0) return;
      showLine(box, line);
      shown.current = selected;
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(box);
    return () => observer.disconnect();
  }, [rows, selected, scroller]);
}

/** Scrolls a line into sight, no farther than needed. */
export function showLine(box: HTMLElement, line: number): void {
  const top = line * ROW_HEIGHT;
  const last = top + 2 * ROW_HEIGHT - box.clientHeight;
  if (top - ROW_HEIGHT < box.scrollTop) box.scrollTop = Math.max(0, top - ROW_HEIGHT);
  else if (last > box.scrollTop) box.scrollTop = last;
}
