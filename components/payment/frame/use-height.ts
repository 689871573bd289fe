import { type RefObject, useEffect, useRef } from 'react';
import type { FrameMessage } from '@/core/rules/payment-messages';

/** Tells the checkout how high the frame's content is: first that it is ready, then of every change. */
export function useHeight(
  content: RefObject<HTMLElement | null>,
  isReady: boolean,
  send: (message: FrameMessage) => void,
): void {
  const isTold = useRef(false);
  useEffect(() => {
    const element = content.current;
    if (!element || !isReady) return;
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      send({ type: isTold.current ? 'resize' : 'ready', height });
      isTold.current = true;
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    return () => observer.disconnect();
  }, [content, isReady, send]);
}
