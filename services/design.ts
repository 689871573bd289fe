import type { RequestOf } from '@/core/calls/call';
import { designCalls as calls } from '@/core/calls/design';
import { allCategoriesAnswer, designAnswers as schemas } from '@/core/calls/design-answers.schema';
import { storefrontCalls } from '@/core/calls/storefront';
import { LAYOUT_VERSION as layoutVersion } from '@/core/model/page';
import { areaOf } from './area';
import { callBackend } from './browser-client';
import { withNewestToken } from './newest-token';

// Each call rejects with an ApiError as every call does; saves with 409 where something was saved after the
// revision that is named.

const { load, send } = areaOf(calls, schemas, withNewestToken);

type Request<Name extends keyof typeof calls> = RequestOf<(typeof calls)[Name]>;

export const loadDesign = (domain: string) => load('loadDesign', { domain });

/** The stored layout of a page; with `orBlank` a blank one at revision 0. @throws ApiError; 404 where none is stored */
export const loadPageLayout = (
  domain: string,
  pageSlug: string,
  options: Pick<Request<'loadPageLayout'>, 'orBlank'> = {},
) => load('loadPageLayout', { domain, pageSlug, ...options });

/** Every category tile of a shop, those without products among them. @throws ApiError */
export const loadAllCategories = (domain: string) =>
  callBackend(storefrontCalls.allCategories, allCategoriesAnswer, { domain });

export const loadPages = (domain: string) => load('pages', { domain });

/** Saves the domain design and returns its new revision. */
export const saveDesign = async (request: Request<'saveDesign'>): Promise<number> =>
  (await load('saveDesign', { ...request, layoutVersion })).revision;

/** Saves the layout of a page and returns its new revision. */
export const savePageLayout = async (request: Request<'savePageLayout'>): Promise<number> =>
  (await load('savePageLayout', { ...request, layoutVersion })).revision;

/** Adds a page under a slug made from its name. @throws ApiError; 409 where the slug is taken. */
export const createPage = (request: Request<'createPage'>) =>
  load('createPage', { ...request, layoutVersion });

export async function updatePage(request: Request<'updatePage'>): Promise<void> {
  await send('updatePage', request);
}

/** Puts a page into the bin; returns its id there and the revision it had. */
export const deletePage = (request: Request<'deletePage'>) => load('deletePage', request);

/** The pages in the bin, newest first. */
export const loadBin = (domain: string) => load('binnedPages', { domain });

/** Restores a page from the bin. @throws ApiError; 409 where its address is taken, or its place has changed. */
export const restorePage = (request: Request<'restorePage'>) => load('restorePage', request);

/** Deletes a page from the bin. @throws ApiError; 404 where it is not there any more. */
export async function forgetPage(request: Request<'forgetPage'>): Promise<void> {
  await send('forgetPage', request);
}

/** Returns html, policy content or global CSS as sanitized for pages. */
export const previewContent = async (request: Request<'previewContent'>): Promise<string> =>
  (await load('previewContent', request)).content;

/** The components that a shop keeps for reuse, in the order they were saved. */
export const loadComponents = (domain: string) => load('components', { domain });

export async function saveComponent(request: Request<'saveComponent'>): Promise<void> {
  await send('saveComponent', { ...request, layoutVersion });
}

/** @throws ApiError; 404 where the shop keeps none by this id. */
export async function deleteComponent(request: { domain: string; id: string }): Promise<void> {
  await send('deleteComponent', request);
}
