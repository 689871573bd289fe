import { type RefObject, useEffect } from 'react';
import { MAX_FRAME_HEIGHT } from '@/core/rules/embed/embed-messages';
import { ECHO_MS, steadyHeight } from './steady-height';
import { hostHere, tellHost } from './tell-host';

const SIGNS = ['pointerdown', 'keydown'] as const;

/**
 * Tells the page around how high this one is, so that its frame fits, now and after every change. At once,
 * too: where the frame is not on screen yet, the browser observes nothing.
 */
export function useSize(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const content = root.current;
    if (!content || !hostHere()) return;
    const { style } = document.documentElement;
    const steady = steadyHeight();
    let resizedAt = Number.NEGATIVE_INFINITY;
    let told = 0;
    let askAgain: ReturnType<typeof setTimeout> | undefined;

    const tell = () => {
      clearTimeout(askAgain);
      const height = Math.ceil(content.getBoundingClientRect().height);
      if (height === told) return;
      const steadiness = steady.see({
        ...{ height, width: window.innerWidth },
        ...{ now: performance.now(), resizedAt },
      });
      // In a frame that fits, a scroll bar would take room and change the height it is about.
      style.overflowY = steadiness !== 'scrolls' && height <= MAX_FRAME_HEIGHT ? 'hidden' : '';
      if (steadiness === 'waits') askAgain = setTimeout(tell, 2 * ECHO_MS);
      if (steadiness !== 'follows') return;
      told = height;
      tellHost({ type: 'size', height, title: document.title });
    };
    const noteResize = () => {
      resizedAt = performance.now();
    };
    const observer = new ResizeObserver(tell);
    observer.observe(content);
    window.addEventListener('resize', noteResize);
    window.addEventListener('load', tell);
    for (const sign of SIGNS) window.addEventListener(sign, steady.forgive);
    tell();
    return () => {
      clearTimeout(askAgain);
      observer.disconnect();
      window.removeEventListener('resize', noteResize);
      window.removeEventListener('load', tell);
      for (const sign of SIGNS) window.removeEventListener(sign, steady.forgive);
    };
  }, [root]);
}
