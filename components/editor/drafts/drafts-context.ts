import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Journal } from '@/store/editor/drafts/journal';
import type { Keeping } from '@/store/editor/drafts/keeping';
import type { useDraftList } from './use-draft-list';

type Drafts = ReturnType<typeof useDraftList>;

export const DraftsContext = createContext<Drafts | null>(null);

export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDrafts must be used within Drafts');
  return drafts;
}

/** Keeps what is changed of the shop's settings; always the same as long as the journal is. */
export const useKeepSettings = (): Journal['keepSettings'] =>
  useDrafts().journal?.keepSettings ?? keepNothing;

/** Returns whether what is done is kept in this browser. */
export function useKeeping(): Keeping {
  const { journal } = useDrafts();
  return useSyncExternalStore(
    journal?.subscribe ?? subscribeToNothing,
    () => journal?.getKeeping() ?? 'starting',
    () => 'starting',
  );
}

/** Returns whether what is not saved yet is offered again when one comes back. */
export function useHasDraft(): boolean {
  const keeping = useKeeping();
  return keeping === 'kept' || keeping === 'behind';
}

/** Has the browser ask before a page is left on which something is not saved. */
export function useLeaveWarning(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasUnsaved]);
}

const subscribeToNothing = () => () => undefined;
const keepNothing = () => undefined;
