import { useRouter } from 'next/router';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { useStable } from '../shared/use-stable';

/** Opens a document by its own address, for the browser's way back. It stays the same function. */
export function useOpenDocument(): (page: string) => void {
  const { query, pathname, push } = useRouter();
  return useStable((page: string) => {
    const { page: named = DEFAULT_PAGE_SLUG, ...rest } = query;
    if (named === page) return;
    const next = page === DEFAULT_PAGE_SLUG ? rest : { ...rest, page };
    push({ pathname, query: next }, undefined, { shallow: true, scroll: false });
  });
}
