import { useEffect, useState } from 'react';
import { type Journal, startJournal } from '@/store/editor/drafts/journal';
import { useEditorStore } from '@/store/editor/hooks';

/** The journal of what is done here; null until the editor is on screen. */
export function useJournal(): Journal | null {
  const store = useEditorStore();
  const [journal, setJournal] = useState<Journal | null>(null);
  useEffect(() => {
    const started = startJournal(store);
    setJournal(started);
    const end = new AbortController();
    const { signal } = end;
    const flushHidden = () => document.hidden && started.flush();
    document.addEventListener('visibilitychange', flushHidden, { signal });
    window.addEventListener('pagehide', started.flush, { signal });
    return () => {
      end.abort();
      started.stop();
    };
  }, [store]);
  return journal;
}
