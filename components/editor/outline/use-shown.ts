import { type RefObject, useEffect, useRef } from 'react';
import type { Rows } from './use-rows';
import { showLine } from './use-window';

interface Shown extends Pick<Rows, 'rows' | 'reveal'> {
  selected: string | null;
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Opens what a block stands in that has been selected, and scrolls it into sight, once the outline itself
 * is in sight; the focus stays where it is.
 */
export function useShown({ rows, reveal, selected, scroller }: Shown): void {
  const shown = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection, whatever is folded up later
  useEffect(() => {
    if (selected !== null) reveal(selected);
  }, [selected]);
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
