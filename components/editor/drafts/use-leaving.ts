import { useEffect } from 'react';
import { useEditorSelector } from '@/store/editor/hooks';
import { selectHasUnsaved } from '@/store/editor/saving/selectors';

/** Has the browser ask before a page is left on which something is not saved. */
export function useLeaving(): void {
  const hasUnsaved = useEditorSelector(selectHasUnsaved);
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}
