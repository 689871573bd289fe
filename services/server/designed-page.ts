import { designCalls } from '@/core/calls/design';
import { designSchemas } from '@/core/calls/design.schema';
import * as messages from '@/core/model/messages';
import { DEFAULT_PAGE_SLUG, type PageLayout } from '@/core/model/page';
import { blankPage } from '@/core/rules/design/blank-page';
import { ApiError, saysMissing } from '../api-error';
import type { Designed, DesignedPageData, PageSeed } from '../page-props';
import { loadBlockData } from './block-data';
import type { PageHead } from './document-head';
import { fetchCall } from './fetch-call';
import { layoutFacts } from './layout/layout-facts';
import { sanitizeOnce } from './layout/sanitize-layout';
import type { PageLoader, PageRequest } from './shop-page';

interface SavedLayout extends PageLayout {
  slug: string;
}

/** The data function of a page that may be designed; the shop's description replaces the built-in one, but for products. */
export function designable<Data extends object>(
  slug: string,
  load: PageLoader<Data>,
): PageLoader<Designed<Data>> {
  return async (request) => {
    const designing = loadSavedLayout(request, slug);
    const [saved, designed, result] = await Promise.all([
      designing,
      designing.then((page) => page && withData(request, page)),
      load(request),
    ]);
    if (!result) return null;
    const head = slug === PRODUCT_SLUG ? result.head : described(result.head, saved);
    return { ...result, head, ...withDesigned(result, designed) };
  };
}

/** Adds a designed page to what a page is made of: its layout for the store, the rest beside its data. */
export function withDesigned<Data extends object>(
  { data, seed }: { data: Data; seed?: PageSeed },
  page: DesignedPageData | null,
): { data: Designed<Data>; seed?: PageSeed } {
  if (!page) return { data: { ...data, designed: null }, ...(seed && { seed }) };
  const { blockData, madeAt, ...layout } = page;
  const designed = { slug: layout.slug, blockData, ...(madeAt !== undefined && { madeAt }) };
  return { data: { ...data, designed }, seed: { ...seed, layout } };
}

const PRODUCT_SLUG = 'product';

const described = (head: PageHead, saved: SavedLayout | null): PageHead =>
  saved?.description ? { ...head, description: saved.description } : head;

/** A page as its shop has stored it, with what its blocks show; null where nothing is stored. */
export async function loadDesigned(request: PageRequest, slug: string) {
  const saved = await loadSavedLayout(request, slug);
  return saved && withData(request, saved);
}

/** A stored layout as pages show it, null where there is none; the home page's comes with init; the blank one where it cannot be had. */
export async function loadSavedLayout({ domain, init, doNotKeep }: PageRequest, slug: string) {
  const { layout, designedPages } = await init;
  if (slug === DEFAULT_PAGE_SLUG) {
    return layout ? { slug, pageName: messages.homepageName, layout, lastUpdated: null } : null;
  }
  if (designedPages && !designedPages.includes(slug)) return null;
  const params = { domain, pageSlug: slug, sanitized: '1' } as const;
  return fetchCall(designCalls.loadPageLayout, designSchemas.loadPageLayout, params).then(
    async ({ data }) => ({ ...data, layout: await shownLayout(data), slug }),
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (saysMissing(error)) return null;
      doNotKeep();
      return { slug, ...blankPage(slug) };
    },
  );
}

/** Sanitizes what another backend answers as it was written. */
const shownLayout = async ({ isSanitized, layout }: PageLayout) =>
  isSanitized ? layout : sanitizeOnce(layout);

export async function withData(
  request: PageRequest,
  { slug, pageName, layout, lastUpdated }: SavedLayout,
): Promise<DesignedPageData> {
  const facts = layoutFacts(layout);
  request.addFacts(facts);
  const blockData = await loadBlockData(request, layout);
  return {
    ...{ slug, name: pageName, layout, lastUpdated, blockData },
    ...(facts.changes.length > 0 && { madeAt: request.madeAt }),
  };
}
