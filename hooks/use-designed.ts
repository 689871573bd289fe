import { useMemo } from 'react';
import * as messages from '@/core/model/messages';
import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import { ownEntry } from '@/core/values/own-entry';
import type { DesignedPageData, DesignedRef } from '@/services/page-props';
import { useAppSelector } from '@/store/hooks';

type Layout = Omit<DesignedPageData, keyof DesignedRef>;

/** A page as its shop has designed it: the layout that the store holds, with what its blocks show besides. */
export function useDesigned(designed: DesignedRef | null): DesignedPageData | null {
  const home = useAppSelector(({ shop }) => (shop.isLayoutDynamic ? shop.homepageLayout : null));
  const cached = useAppSelector(({ pageDesign }) => pageDesign.cachedLayouts);
  return useMemo(() => {
    if (!designed) return null;
    const isHome = designed.slug === DEFAULT_PAGE_SLUG;
    const page = isHome ? homePage(home) : ownEntry(cached, designed.slug);
    return page ? { ...page, ...designed } : null;
  }, [designed, home, cached]);
}

/** The home page's layout is one of what a shop opens with (spec 4). */
function homePage(layout: Layout['layout'] | null): Layout | null {
  return layout && { name: messages.homepageName, layout, lastUpdated: null };
}
