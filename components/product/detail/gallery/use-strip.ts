import { type KeyboardEvent, useCallback, useRef, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A scroll-snap strip, also by keys and buttons: `current` follows the scroll unless it travels to a slide. */
export function useStrip(count: number, first = 0) {
  const [current, setCurrent] = useState(first);
  const strip = useRef<HTMLUListElement>(null);
  const travellingTo = useRef<number | null>(null);

  const show = useCallback(
    (place: number) => {
      const target = Math.min(count - 1, Math.max(0, place));
      setCurrent(target);
      travellingTo.current = target;
      if (strip.current) strip.current.scrollLeft = target * slideWidth(strip.current);
      return target;
    },
    [count],
  );

  /** Moves without travelling: for a strip that has just come into sight. */
  const jump = useCallback((place: number) => {
    const { current: list } = strip;
    list?.scrollTo({ left: place * slideWidth(list), behavior: 'instant' });
  }, []);

  const syncScroll = () => {
    if (!strip.current) return;
    const place = slideAt(strip.current);
    if (travellingTo.current === place) travellingTo.current = null;
    if (travellingTo.current === null) setCurrent(place);
  };

  const settle = () => {
    travellingTo.current = null;
    syncScroll();
  };

  const stepByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const target = show(current + step);
    if (strip.current?.contains(document.activeElement)) focusSlide(strip.current, target);
  };

  return {
    current,
    show,
    jump,
    stepByKey,
    stripProps: { ref: strip, onScroll: syncScroll, onScrollEnd: settle, onPointerDown: settle },
  };
}

/** Width of the first slide, for the last may have no room beside it; negative where a page runs from right to left. */
const slideWidth = (list: HTMLElement) =>
  (list.firstElementChild?.clientWidth || 1) * (document.dir === 'rtl' ? -1 : 1);

/** The slide at the beginning of the strip; at its end the last, which may not come as far. */
function slideAt(list: HTMLElement): number {
  const { scrollLeft, scrollWidth, clientWidth, childElementCount } = list;
  const end = scrollWidth - clientWidth - 2;
  if (scrollLeft && Math.abs(scrollLeft) > end) return childElementCount - 1;
  return Math.round(scrollLeft / slideWidth(list));
}

/** The keyboard goes along, so that what is focused is what is seen. */
function focusSlide(list: HTMLElement, place: number): void {
  const control = list.children[place]?.querySelector<HTMLElement>('a, button');
  control?.focus({ preventScroll: true });
}
