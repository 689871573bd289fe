import { type RefObject, useEffect } from 'react';
import { MAX_FRAME_HEIGHT } from '@/core/rules/embed/embed-messages';
import { hostHere, postToHost } from './post-to-host';
import { ECHO_MS, steadyHeight } from './steady-height';

/** Tells the host how high the page is, now and after every change; a frame off screen is not observed at first. */
export function useSize(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = root.current;
    if (!content || !hostHere()) return;
    const { style } = document.documentElement;
    const steady = steadyHeight();
    let resizedAt = Number.NEGATIVE_INFINITY;
    let reportedHeight = 0;
    let askAgain: ReturnType<typeof setTimeout> | undefined;

    const report = () => {
      clearTimeout(askAgain);
      const height = Math.ceil(content.getBoundingClientRect().height);
      if (height === reportedHeight) return;
      const steadiness = steady.see({
        ...{ height, width: window.innerWidth },
        ...{ now: performance.now(), resizedAt },
      });
      // In a frame that fits, a scroll bar would take room and change the height it is about.
      style.overflowY = steadiness !== 'scrolls' && height <= MAX_FRAME_HEIGHT ? 'hidden' : '';
      if (steadiness === 'waits') askAgain = setTimeout(report, 2 * ECHO_MS);
      if (steadiness !== 'follows') return;
      reportedHeight = height;
      postToHost({ type: 'size', height, title: document.title });
    };
    const noteResize = () => {
      resizedAt = performance.now();
    };
    const observer = new ResizeObserver(report);
    observer.observe(content);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('resize', noteResize, { signal });
    window.addEventListener('load', report, { signal });
    window.addEventListener('pointerdown', steady.forgive, { signal });
    window.addEventListener('keydown', steady.forgive, { signal });
    report();
    return () => {
      clearTimeout(askAgain);
      observer.disconnect();
      listening.abort();
    };
  }, [root]);
}
