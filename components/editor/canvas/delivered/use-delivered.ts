import { useEffect, useState } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import { deliver, delivered, type Kind } from './deliver';

/** So long nothing is written before it is asked for, in ms. */
const PAUSE_MS = 150;

/**
 * What the server makes of a content that somebody writes: the last that is known while a newer one is on
 * its way, '' before the first. What is written never stands in the editor's own page as it is.
 */
export function useDelivered(kind: Kind, content: string): string {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const [shown, setShown] = useState(() => delivered(kind, content) ?? '');

  useEffect(() => {
    let isOver = false;
    const known = delivered(kind, content);
    if (known !== undefined) {
      setShown(known);
      return;
    }
    const timer = setTimeout(async () => {
      // What cannot be had now comes with the next change.
      const made = await deliver(domain, kind, content).catch(() => undefined);
      if (made !== undefined && !isOver) setShown(made);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [domain, kind, content]);

  return shown;
}
