import { useEffect, useRef, useState } from 'react';
import { Icon } from './icon';
import styles from './strip.module.css';

/** Share of its width by which a strip goes on: what was cut off at its edge is whole then. */
const STEP = 0.8;

/**
 * Arrows over the ends of the strip that stands before them, and what fades it there, as far as there is more. For the
 * mouse alone: the keyboard and screen readers go from link to link, which brings each into sight.
 */
export function StripArrows() {
  const root = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState('');

  useEffect(() => {
    const strip = stripOf(root.current);
    if (!strip) return undefined;
    // What is not shown has no width: once it is shown again it is as it was.
    const look = () => strip.clientWidth > 0 && setMore(hiddenEnds(strip));
    const observer = new ResizeObserver(look);
    observer.observe(strip);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, []);

  const go = (direction: 1 | -1) => {
    const strip = stripOf(root.current);
    const sign = document.dir === 'rtl' ? -direction : direction;
    strip?.scrollBy({ left: sign * STEP * strip.clientWidth });
  };

  return (
    <div ref={root} className={styles.ends} data-more={more} aria-hidden="true">
      <button type="button" tabIndex={-1} className={styles.back} onClick={() => go(-1)}>
        <Icon name="chevron-left" />
      </button>
      <button type="button" tabIndex={-1} className={styles.on} onClick={() => go(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

function stripOf(arrows: HTMLElement | null): HTMLElement | null {
  const before = arrows?.previousElementSibling;
  return before instanceof HTMLElement ? before : null;
}

/** Returns the ends of a strip that are out of sight, in the words that its style sheet reads. */
function hiddenEnds({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): string {
  // From right to left it is negative.
  const gone = Math.abs(scrollLeft);
  const isBegun = gone > 1;
  const isMore = gone + clientWidth < scrollWidth - 1;
  return [isBegun && 'back', isMore && 'on'].filter(Boolean).join(' ');
}
