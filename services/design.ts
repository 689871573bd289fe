import type { RequestOf, ResponseOf } from '@/core/calls/call';
import { designCalls } from '@/core/calls/design';
import { designAnswers } from '@/core/calls/design-answers.schema';
import type { DomainDesignWire } from '@/core/model/design';
import {
  type ComponentTemplate,
  LAYOUT_VERSION,
  type PageLayout,
  type PageSummary,
} from '@/core/model/page';
import { callBackend } from './browser-client';

/**
 * The domain design of a shop.
 *
 * @throws ApiError as every call does; the store swallows it (spec 8).
 */
export async function loadDesign(domain: string): Promise<DomainDesignWire> {
  const { data } = await callBackend(designCalls.loadDesign, designAnswers.loadDesign, { domain });
  return data;
}

/**
 * The stored layout of a page; with `orBlank` a blank one at revision 0 where none is stored, from a backend that
 * knows it.
 *
 * @throws ApiError as every call does; 404 where none is stored.
 */
export async function loadPageLayout(
  domain: string,
  pageSlug: string,
  options: Pick<RequestOf<typeof designCalls.loadPageLayout>, 'orBlank'> = {},
): Promise<PageLayout> {
  const { data } = await callBackend(designCalls.loadPageLayout, designAnswers.loadPageLayout, {
    domain,
    pageSlug,
    ...options,
  });
  return data;
}

/**
 * The stored pages of a shop.
 *
 * @throws ApiError as every call does.
 */
export async function loadPages(domain: string): Promise<PageSummary[]> {
  const { data } = await callBackend(designCalls.pages, designAnswers.pages, { domain });
  return data;
}

/**
 * Saves the domain design and returns its new revision.
 *
 * @throws ApiError as every call does; 409 where it was saved after the revision that is named.
 */
export async function saveDesign(
  request: RequestOf<typeof designCalls.saveDesign>,
): Promise<number> {
  const { data } = await callBackend(designCalls.saveDesign, designAnswers.saveDesign, {
    ...request,
    layoutVersion: LAYOUT_VERSION,
  });
  return data.revision;
}

/**
 * Saves the layout of a page and returns its new revision.
 *
 * @throws ApiError as every call does; 409 where it was saved after the revision that is named.
 */
export async function savePageLayout(
  request: RequestOf<typeof designCalls.savePageLayout>,
): Promise<number> {
  const { savePageLayout: schemas } = designAnswers;
  const saved = { ...request, layoutVersion: LAYOUT_VERSION };
  const { data } = await callBackend(designCalls.savePageLayout, schemas, saved);
  return data.revision;
}

/**
 * Adds a page under a slug made from its name.
 *
 * @throws ApiError as every call does; 409 where the slug is taken.
 */
export async function createPage(
  request: RequestOf<typeof designCalls.createPage>,
): Promise<ResponseOf<typeof designCalls.createPage>['data']> {
  const page = { ...request, layoutVersion: LAYOUT_VERSION };
  const { data } = await callBackend(designCalls.createPage, designAnswers.createPage, page);
  return data;
}

/** @throws ApiError as every call does. */
export async function updatePage(request: RequestOf<typeof designCalls.updatePage>): Promise<void> {
  await callBackend(designCalls.updatePage, designAnswers.updatePage, request);
}

/** @throws ApiError as every call does. */
export async function deletePage(request: RequestOf<typeof designCalls.deletePage>): Promise<void> {
  await callBackend(designCalls.deletePage, designAnswers.deletePage, request);
}

/**
 * Returns html, policy content or global CSS as sanitized for pages.
 * @throws ApiError
 */
export async function previewContent(
  request: RequestOf<typeof designCalls.previewContent>,
): Promise<string> {
  const { previewContent: schemas } = designAnswers;
  const { data } = await callBackend(designCalls.previewContent, schemas, request);
  return data.content;
}

/**
 * The components that a shop keeps for reuse, in the order they were saved.
 *
 * @throws ApiError as every call does.
 */
export async function loadComponents(domain: string): Promise<ComponentTemplate[]> {
  const { data } = await callBackend(designCalls.components, designAnswers.components, { domain });
  return data;
}

/** Keeps a component for reuse. @throws ApiError as every call does. */
export async function saveComponent(
  request: RequestOf<typeof designCalls.saveComponent>,
): Promise<void> {
  const component = { ...request, layoutVersion: LAYOUT_VERSION };
  await callBackend(designCalls.saveComponent, designAnswers.saveComponent, component);
}

/** @throws ApiError as every call does; 404 where the shop keeps none by this id. */
export async function deleteComponent(request: { domain: string; id: string }): Promise<void> {
  await callBackend(designCalls.deleteComponent, designAnswers.deleteComponent, request);
}
