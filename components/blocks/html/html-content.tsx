import { useEffect, useMemo, useRef } from 'react';
import { runScripts } from './run-scripts';

interface HtmlContentProps {
  /** As `deliverHtml` wrote it; in the browser alone it may be as its author wrote it. */
  html: string;
  mode: 'live' | 'edit';
}

/**
 * An html block's content as it was written. Its scripts run once, a moment after it has appeared, and
 * never while the page is edited (spec 4). What they make of the content stays as long as it is shown.
 */
export function HtmlContent({ html, mode }: HtmlContentProps) {
  // Other content is another element, whose scripts have not run.
  return <Content key={html} html={html} mode={mode} />;
}

function Content({ html, mode }: HtmlContentProps) {
  const element = useRef<HTMLDivElement>(null);
  // Given another object, React would write the content anew, and what scripts made of it would be gone.
  const content = useMemo(() => ({ __html: html }), [html]);

  useEffect(() => {
    if (mode === 'live' && element.current) return runScripts(element.current);
  }, [mode]);

  // biome-ignore lint/security/noDangerouslySetInnerHtml: what this block is for; docs/adr/0013
  return <div ref={element} dangerouslySetInnerHTML={content} />;
}
