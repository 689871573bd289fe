import { useEffect, useState } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import { deliver, delivered } from '../../canvas/delivered/deliver';

/** So long nothing is written before it is asked for, in ms. */
const PAUSE_MS = 150;

/**
 * What global CSS becomes on its way into a page: the last that is known while a newer one is on its way,
 * undefined before the first, where the page has what it came with.
 */
export function usePreviewCss(css: string | undefined): string | undefined {
  const domain = useEditorSelector(({ shop }) => shop.hostname);
  const [made, setMade] = useState<string>();

  useEffect(() => {
    if (css === undefined) return;
    const known = delivered('css', css);
    if (known !== undefined) {
      setMade(known);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      // What cannot be had now comes with the next change.
      const answer = await deliver(domain, 'css', css).catch(() => undefined);
      if (answer !== undefined && !isOver) setMade(answer);
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [domain, css]);

  return css === undefined ? undefined : made;
}
