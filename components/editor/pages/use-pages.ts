import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadPages } from '@/store/editor/design-calls';
import { useEditorDispatch, useEditorSelector } from '@/store/editor/hooks';
import { pageGroups } from './list/page-list';

/** Loads the pages that can be designed: at the start, and anew whenever the list is opened. */
export function usePages(isLookedAt: boolean) {
  const dispatch = useEditorDispatch();
  const pages = useEditorSelector(({ pageDesign }) => pageDesign.pages);
  const [hasFailed, setFailed] = useState(false);
  const [isLoaded, setLoaded] = useState(false);
  const load = useCallback(async () => {
    setFailed(!(await dispatch(loadPages())));
  }, [dispatch]);
  useEffect(() => {
    if (isLoaded && !isLookedAt) return;
    setLoaded(true);
    load();
  }, [load, isLoaded, isLookedAt]);
  const groups = useMemo(() => pageGroups(pages), [pages]);
  return { groups, hasFailed, load };
}
