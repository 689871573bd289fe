import { useRouter } from 'next/router';
import { useCallback, useEffect, useRef } from 'react';
import { openNextAsDocument } from '@/hooks/next-as-document';

/**
 * Returns what leaves the document: scripts that have run can be silenced, and are gone with the document
 * alone. At once, or, where words were typed that would be lost, with the next page.
 */
export function useFreshDocument(): () => void {
  const { events } = useRouter();
  const isTyped = useRef(false);

  useEffect(() => {
    const note = () => {
      isTyped.current = true;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, []);
  return useCallback(() => {
    if (isTyped.current) openNextAsDocument(events);
    else window.location.reload();
  }, [events]);
}
