import { useRouter } from 'next/router';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';

/** Opens a document by its own address, for the browser's way back. It stays the same function. */
export function useOpenDocument(): (page: string) => void {
  const router = useRouter();
  const current = useRef(router);
  useLayoutEffect(() => {
    current.current = router;
  });
  return useCallback((page) => {
    const { query, pathname, push } = current.current;
    const { page: named = DEFAULT_PAGE_SLUG, ...rest } = query;
    if (named === page) return;
    const next = page === DEFAULT_PAGE_SLUG ? rest : { ...rest, page };
    push({ pathname, query: next }, undefined, { shallow: true, scroll: false });
  }, []);
}
