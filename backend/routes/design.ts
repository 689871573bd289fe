import type { z } from 'zod';
import { upgradeLayout, upgradeNode } from '@/blocks/versions/upgrade-layout';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import type { PageLayout } from '@/core/model/page';
import { blankPage } from '@/core/rules/design/blank-page';
import { hasKind } from '../base/errors';
import { createPage, deletePage, updatePage } from '../domain/design/change-pages';
import { deleteComponent, listComponents, saveComponent } from '../domain/design/components';
import { saveDesign, toDomainDesign } from '../domain/design/domain-design';
import { loadHomepageDesign, saveHomepageDesign } from '../domain/design/homepage-design';
import { loadInit } from '../domain/design/init';
import { listPages, loadPageLayout } from '../domain/design/pages';
import { previewContent } from '../domain/design/preview-content';
import { saveLayout } from '../domain/design/save-layout';
import { loadShop } from '../domain/shops/load-shop';
import { success } from '../http/envelope';
import { forAdmin } from '../http/serve-admin-call';
import { forShop } from '../http/serve-call';
import type { ServedRoutes } from './served';

/** For those to whom a page that is not stored is nothing out of the ordinary. */
async function loadPageOrBlank(...args: Parameters<typeof loadPageLayout>): Promise<PageLayout> {
  try {
    return await loadPageLayout(...args);
  } catch (error) {
    if (!hasKind(error, 'not-found')) throw error;
    const [, , slug] = args;
    return { ...blankPage(slug), revision: 0 };
  }
}

type SavedChrome = z.output<typeof schemas.saveDesign.request>;

/** Header and footer of a saved design in the present form of layouts; what is not saved is left out. */
function upgradedChrome({ header, footer, layoutVersion }: SavedChrome) {
  return {
    ...(header && { header: upgradeLayout(header, layoutVersion) }),
    ...(footer && { footer: upgradeLayout(footer, layoutVersion) }),
  };
}

/** The calls of spec 7, "Domain design and pages". */
export const designRoutes: ServedRoutes<'design'> = {
  userInit: forShop(schemas.userInit, async ({ shop, services }) =>
    success(await loadInit(services, shop)),
  ),

  loadDesign: forShop(schemas.loadDesign, async ({ shop, services }) =>
    success(toDomainDesign(await loadShop(services, shop))),
  ),

  loadPageLayout: forShop(schemas.loadPageLayout, async ({ input, shop, services }) =>
    success(
      input.orBlank
        ? await loadPageOrBlank(services, shop, input.pageSlug)
        : await loadPageLayout(services, shop, input.pageSlug),
    ),
  ),

  loadHomepageDesign: forShop(schemas.loadHomepageDesign, async ({ input, shop, services }) =>
    success(await loadHomepageDesign(services, shop, input.page)),
  ),

  domainInfo: forShop(schemas.domainInfo, async ({ shop }) => {
    const { host, name, template, match } = shop;
    return success({ domain: host, name, template, match });
  }),

  pages: forShop(schemas.pages, async ({ shop, services }) =>
    success(await listPages(services, shop)),
  ),

  components: forShop(schemas.components, async ({ shop, services }) =>
    success(await listComponents(services, shop)),
  ),

  saveDesign: forAdmin(schemas.saveDesign, async ({ input, shop, services }) => {
    const { domain, layoutVersion, ...fields } = input;
    const saved = { ...fields, ...upgradedChrome(input) };
    return success({ revision: await saveDesign(services, shop, saved) });
  }),

  savePageLayout: forAdmin(schemas.savePageLayout, async ({ input, shop, services }) => {
    const { pageSlug: slug, layoutVersion, ...saved } = input;
    const layout = upgradeLayout(saved.layout, layoutVersion);
    return success({ revision: await saveLayout(services, shop, { slug, ...saved, layout }) });
  }),

  saveHomepageDesign: forAdmin(schemas.saveHomepageDesign, async ({ input, shop, services }) => {
    const { layoutVersion, ...saved } = input;
    const layout = saved.layout && { layout: upgradeLayout(saved.layout, layoutVersion) };
    return success(await saveHomepageDesign(services, shop, { ...saved, ...layout }));
  }),

  saveComponent: forAdmin(schemas.saveComponent, async ({ input, shop, services }) => {
    const component = upgradeNode(input.component, input.layoutVersion);
    return success(await saveComponent(services, shop, { ...input, component }));
  }),

  deleteComponent: forAdmin(schemas.deleteComponent, async ({ input, shop, services }) => {
    await deleteComponent(services, shop, input.id);
    return { status: 0, message: '' };
  }),

  previewContent: forAdmin(
    schemas.previewContent,
    async ({ input }) => success({ content: previewContent(input) }),
    { isReading: true },
  ),

  createPage: forAdmin(schemas.createPage, async ({ input, shop, services }) => {
    const layout = upgradeLayout(input.layout, input.layoutVersion);
    return success(await createPage(services, shop, { ...input, layout }));
  }),

  updatePage: forAdmin(schemas.updatePage, async ({ input, shop, services }) => {
    const { domain, slug, ...changes } = input;
    return success(await updatePage(services, shop, slug, changes));
  }),

  deletePage: forAdmin(schemas.deletePage, async ({ input, shop, services }) => {
    await deletePage(services, shop, input.slug, input.revision);
    return { status: 0, message: '' };
  }),
};
