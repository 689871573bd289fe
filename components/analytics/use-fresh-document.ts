import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { openNextAsDocument } from '@/hooks/next-as-document';

/** Fields for words, which a new document would be without. */
const TEXT_INPUTS = ['text', 'email', 'tel', 'url', 'search', 'textarea'];

/**
 * Returns a function that reloads the document, the only way to unload scripts that have run: at once, or with
 * the next page where typed text would be lost.
 */
export function useFreshDocument(): () => void {
  const { events } = useRouter();
  return useCallback(() => {
    if (hasTypedText()) openNextAsDocument(events);
    else window.location.reload();
  }, [events]);
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return Array.from(fields).some(({ type, value }) => TEXT_INPUTS.includes(type) && value !== '');
}
