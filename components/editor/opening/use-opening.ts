import { useEffect, useState } from 'react';
import { saysMissing } from '@/services/api-error';
import { explainFailure } from '@/services/explain-failure';
import { openChrome, openDocument } from '@/store/editor/documents';
import { useEditorDispatch } from '@/store/editor/hooks';
import { FOOTER_ID, HEADER_ID } from '@/store/editor/state';

/** Failure to open something. */
export interface OpeningFailure {
  /** Page as named by `/design?page=`. */
  page: string;
  /** True if there is no such page. */
  isMissing: boolean;
  /** Reason in words for the admin. */
  reason: string;
}

/** Opens what the address names; what was asked for before never takes its place. */
export function useOpening(page: string) {
  const dispatch = useEditorDispatch();
  const [failure, setFailure] = useState<OpeningFailure | null>(null);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it anew
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    setFailure(null);
    const opening = isChrome(page) ? openChrome(page, signal) : openDocument(page, signal);
    dispatch(opening).catch((error: unknown) => {
      if (signal.aborted) return;
      const isMissing = !isChrome(page) && saysMissing(error);
      setFailure({ page, isMissing, reason: explainFailure(error) });
    });
    return () => left.abort();
  }, [dispatch, page, tries]);

  return { failure, retry: () => setTries((count) => count + 1) };
}

const isChrome = (page: string): page is 'header' | 'footer' =>
  page === HEADER_ID || page === FOOTER_ID;
