import { useEffect } from 'react';
import type { Case } from '@/core/model/case';
import { useIsPageHidden } from '@/hooks/use-is-page-hidden';

/** Before the addresses of its pictures, which hold for an hour, are too old. */
const REFETCH_MS = 50 * 60_000;

/**
 * Fetches a dispute when it is opened, again when the shopper comes back to the page, and while it stays
 * open: an answer is there without a reload, and no address of a picture becomes too old. Nothing is said
 * where it fails: what is shown is as good as before.
 */
export function useFreshCase(caseId: string, access: string, onChange: (found: Case) => void) {
  const isHidden = useIsPageHidden();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it goes changes with every rendering
  useEffect(() => {
    if (isHidden) return;
    let isAwaited = true;
    const fetchCase = () =>
      load(caseId, access).then(
        (found) => {
          if (isAwaited) onChange(found);
        },
        () => undefined,
      );
    void fetchCase();
    const timer = setInterval(fetchCase, REFETCH_MS);
    return () => {
      isAwaited = false;
      clearInterval(timer);
    };
  }, [caseId, access, isHidden]);
}

async function load(caseId: string, access: string): Promise<Case> {
  const { loadCase } = await import('@/services/cases');
  return loadCase({ caseId, access });
}
