import { useCallback, useEffect, useRef, useState } from 'react';

/** Reviews page size and step (spec 9), where there is room for them. */
export const PAGE_SIZE = 5;

/** A scroll-snap strip that steps by as many cards as it shows; `first` follows the scroll unless it travels. */
export function useCarousel(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const isTravelling = useRef(false);
  const [first, setFirst] = useState(0);
  const [visible, setVisible] = useState(PAGE_SIZE);

  const syncScroll = useCallback(() => {
    if (!strip.current) return;
    const { place, fitting } = measure(strip.current);
    setVisible(fitting);
    if (!isTravelling.current) setFirst(place);
  }, []);

  useEffect(() => {
    const observer = new ResizeObserver(syncScroll);
    if (strip.current) observer.observe(strip.current);
    return () => observer.disconnect();
  }, [syncScroll]);

  const show = (place: number) => {
    const target = Math.max(0, Math.min(place, count - visible));
    const before = strip.current?.scrollLeft ?? 0;
    setFirst(target);
    if (!strip.current) return;
    const left = target * measure(strip.current).pitch;
    isTravelling.current = Math.abs(left - before) > 1;
    strip.current.scrollTo?.({ left });
  };

  const settle = () => {
    isTravelling.current = false;
    syncScroll();
  };

  return {
    first,
    visible,
    back: () => show(first - visible),
    forth: () => show(first + visible),
    stripProps: { ref: strip, onScroll: syncScroll, onScrollEnd: settle, onPointerDown: settle },
  };
}

/** Distances in px from card to card, negative where a page runs from right to left; five fit where nothing has a size. */
function measure(strip: HTMLUListElement) {
  const [one, two] = strip.querySelectorAll<HTMLElement>(':scope > li');
  const pitch = one && two ? two.offsetLeft - one.offsetLeft : 0;
  if (pitch === 0) return { pitch, place: 0, fitting: PAGE_SIZE };
  const { offsetLeft = 0, offsetWidth = 0 } = one ?? {};
  const inset = pitch > 0 ? offsetLeft : strip.clientWidth - offsetLeft - offsetWidth;
  const room = strip.clientWidth - 2 * inset;
  return {
    pitch,
    place: Math.round(strip.scrollLeft / pitch),
    fitting: Math.max(1, Math.round(room / Math.abs(pitch))),
  };
}
