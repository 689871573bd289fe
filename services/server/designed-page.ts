import { designCalls } from '@/core/calls/design';
import { designSchemas } from '@/core/calls/design.schema';
import { DEFAULT_PAGE_NAME, DEFAULT_PAGE_SLUG, type PageLayout } from '@/core/model/page';
import { blankPage } from '@/core/rules/blank-page';
import { ApiError, saysMissing } from '../api-error';
import type { DesignedPageData } from '../designed-page';
import type { PageSeed } from '../seed';
import { loadBlockData } from './block-data';
import { fetchCall } from './fetch-call';
import { deliverLayout } from './layout/deliver-layout';
import type { PageLoader, PageRequest } from './shop-page';

interface Stored extends PageLayout {
  slug: string;
}

/**
 * The data function of a page that its shop may have designed: its layout is loaded beside its own data.
 */
export function designable<Data extends object>(
  slug: string,
  load: PageLoader<Data>,
): PageLoader<Data & Pick<PageSeed, 'designed'>> {
  return async (request) => {
    const [designed, result] = await Promise.all([loadDesigned(request, slug), load(request)]);
    return result && { ...result, data: { ...result.data, designed } };
  };
}

/** A page as its shop has stored it, with what its blocks show; null where nothing is stored. */
export async function loadDesigned(
  request: PageRequest,
  slug: string,
): Promise<DesignedPageData | null> {
  const stored = await loadStored(request, slug);
  return stored && withData(request, stored);
}

/**
 * A stored layout; null where there is none. The home page's comes with what the shop opens with (spec
 * 4, "Shop initialisation"). One that cannot be loaded is the blank page of spec 8.
 */
export async function loadStored(
  { domain, init, doNotKeep }: PageRequest,
  slug: string,
): Promise<Stored | null> {
  const { layout, designedPages } = await init;
  if (slug === DEFAULT_PAGE_SLUG) {
    return layout ? { slug, pageName: DEFAULT_PAGE_NAME, layout, lastUpdated: null } : null;
  }
  if (designedPages && !designedPages.includes(slug)) return null;
  const asked = { domain, pageSlug: slug };
  return fetchCall(designCalls.loadPageLayout, designSchemas.loadPageLayout, asked).then(
    ({ data }) => ({ ...data, slug }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (saysMissing(error)) return null;
      doNotKeep();
      return { slug, ...blankPage(slug) };
    },
  );
}

export async function withData(
  request: PageRequest,
  { slug, pageName, layout, lastUpdated }: Stored,
): Promise<DesignedPageData> {
  const blockData = await loadBlockData(request, layout);
  return { slug, name: pageName, layout: deliverLayout(layout), lastUpdated, blockData };
}
