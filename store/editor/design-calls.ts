import type { RequestOf, ResponseOf } from '@/core/calls/call';
import type { designCalls } from '@/core/calls/design';
import type { DomainDesignWire } from '@/core/model/design';
import type { BinnedPage, LayoutNode } from '@/core/model/page';
import { ApiError } from '@/services/api-error';
import * as service from '@/services/design';
import type { AppThunk, RootState } from '../make-store';
import { pageDesignActions as actions } from './page-design';
import { shopRevised } from './shop-changes';

// The calls of the page design (spec 4, 7). Loads swallow what fails, as spec 8 has it; saves throw it.

/** True if somebody saved meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

const now = () => new Date().toISOString();

/** The pages of the shop; false where they could not be had. */
export const loadPages = (): AppThunk<Promise<boolean>> => async (dispatch, getState) => {
  dispatch(actions.pagesAwaited());
  const pages = await service.loadPages(getState().shop.hostname).catch(() => null);
  dispatch(pages ? actions.pagesLoaded(pages) : actions.pagesFailed());
  return pages !== null;
};

/** Every category of the shop; without an answer those remain that its pages come with. */
export const loadAllCategories = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const tiles = await service.loadAllCategories(getState().shop.hostname).catch(() => null);
  if (tiles) dispatch(shopRevised({ allCategories: tiles }));
};

interface Saved {
  slug: string;
  layout: LayoutNode[];
  /** The revision that the save is based on; the newest by default. */
  revision?: number;
}

/** Saves a layout and returns its new revision. @throws ApiError; 409 where somebody saved meanwhile. */
export function saveLayout({ slug: pageSlug, ...saved }: Saved): AppThunk<Promise<number>> {
  return (_, getState) =>
    service.savePageLayout({ domain: getState().shop.hostname, pageSlug, ...saved });
}

type DesignFields = Omit<RequestOf<typeof designCalls.saveDesign>, 'domain'>;

/** Saves the domain design and returns its revision; header and footer are by default the current. @throws ApiError */
export const saveDesign =
  (fields: DesignFields): AppThunk<Promise<number>> =>
  async (dispatch, getState) => {
    const isWhole = fields.header && fields.footer;
    const request = isWhole
      ? fields
      : { ...(await savedChrome(getState(), fields.revision)), ...fields };
    const { shop, pageDesign } = getState();
    const revision = await service.saveDesign({ ...request, domain: shop.hostname });
    const loaded = pageDesign.domainDesign;
    const design = { ...loaded, ...withoutTheme(request), revision } as DomainDesignWire;
    dispatch(actions.designLoaded({ design, loadedAt: now() }));
    return revision;
  };

/** Returns the saved header and footer: loaded again where the cached design has another revision. */
async function savedChrome(
  { shop, pageDesign: { domainDesign } }: RootState,
  revision = domainDesign.revision,
) {
  const isCurrent = domainDesign.isLoaded && domainDesign.revision === revision;
  const design = isCurrent ? domainDesign : await service.loadDesign(shop.hostname);
  return { header: design.header, footer: design.footer };
}

/** A theme shows as the CSS of the pages that the server sends from now on. */
function withoutTheme({ settings: { theme: _, ...settings } = {}, ...fields }: DesignFields) {
  const { metadata = {}, ...rest } = fields;
  return { ...rest, settings, metadata };
}

type PageFields = Omit<RequestOf<typeof designCalls.createPage>, 'domain' | 'name' | 'layout'>;

/** Adds a page, by default under a slug made from its name. @throws ApiError; 409 where the slug is taken */
export function addPage(
  name: string,
  layout: LayoutNode[] = [],
  fields: PageFields = {},
): AppThunk<Promise<ResponseOf<typeof designCalls.createPage>['data']>> {
  return async (dispatch, getState) => {
    const domain = getState().shop.hostname;
    const { revision = 0, ...page } = await service.createPage({ ...fields, domain, name, layout });
    dispatch(actions.pageAdded(page));
    return { ...page, revision };
  };
}

/** Renames a page, and describes it anew. @throws ApiError; 409 where its name has changed since `from` */
export function renamePage(
  slug: string,
  name: string,
  more: Pick<RequestOf<typeof designCalls.updatePage>, 'description' | 'from'> = {},
): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await service.updatePage({ domain: getState().shop.hostname, slug, name, ...more });
    dispatch(actions.pageRenamed({ slug, name }));
  };
}

/** Moves a page to the bin, and forgets its cached layout. @throws ApiError */
export function removePage(
  slug: string,
): AppThunk<Promise<ResponseOf<typeof designCalls.deletePage>['data']>> {
  return async (dispatch, getState) => {
    const binned = await service.deletePage({ domain: getState().shop.hostname, slug });
    dispatch(actions.pageDeleted(slug));
    return binned;
  };
}

type Returning = Omit<RequestOf<typeof designCalls.restorePage>, 'domain'>;

/** Restores a page from the bin. @throws ApiError; 409 where its address is taken, or its place has changed */
export function returnPage(
  returning: Returning,
): AppThunk<Promise<ResponseOf<typeof designCalls.restorePage>['data']>> {
  return async (dispatch, getState) => {
    const domain = getState().shop.hostname;
    const page = await service.restorePage({ ...returning, domain });
    const { revision: _, ...summary } = page;
    dispatch(actions.pageAdded(summary));
    return page;
  };
}

/** The pages in the bin, newest first. @throws ApiError */
export const loadBin = (): AppThunk<Promise<BinnedPage[]>> => (_, getState) =>
  service.loadBin(getState().shop.hostname);

/** Deletes a page from the bin, for good. @throws ApiError */
export const forgetPage =
  (id: string): AppThunk<Promise<void>> =>
  (_, getState) =>
    service.forgetPage({ domain: getState().shop.hostname, id });
