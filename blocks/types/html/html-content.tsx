import { useEffect, useRef } from 'react';
import { runScripts } from './run-scripts';

interface HtmlContentProps {
  /** As `deliverHtml` wrote it; in the browser alone it may be as its author wrote it. */
  html: string;
  mode: 'live' | 'edit';
}

/**
 * An html block's content as it was written. Its scripts run once, a moment after it has appeared, and
 * never while the page is edited, where nothing of it can be used (spec 4). What they make of it stays as
 * long as the same content is shown: React writes it again for another text alone, and that gets an
 * element of its own.
 */
export function HtmlContent({ html, mode }: HtmlContentProps) {
  const element = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another element
  useEffect(() => {
    if (mode === 'live' && element.current) return runScripts(element.current);
  }, [html, mode]);

  return (
    <div
      key={html}
      ref={element}
      inert={mode === 'edit'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what this block is for; docs/adr/0013
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
