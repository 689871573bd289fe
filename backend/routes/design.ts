import type { z } from 'zod';
import { upgradeLayout, upgradeNode } from '@/blocks/versions/upgrade-layout';
import { designSchemas as schemas } from '@/core/calls/design.schema';
import type { PageLayout } from '@/core/model/page';
import { blankPage } from '@/core/rules/design/blank-page';
import { rightToSet } from '@/core/rules/design/right-to-set';
import { hasKind } from '../base/errors';
import type { Principal } from '../domain/admins/principal';
import { forgetPage, listBin } from '../domain/design/bin';
import { createPage, deletePage, updatePage } from '../domain/design/change-pages';
import { deleteComponent, listComponents, saveComponent } from '../domain/design/components';
import { saveDesign, toDomainDesign } from '../domain/design/domain-design';
import { loadInit } from '../domain/design/init';
import { listPages, loadPageLayout } from '../domain/design/pages';
import { restorePage } from '../domain/design/restore-page';
import { loadHomepageDesign, saveHomepageDesign, saveLayout } from '../domain/design/save-layout';
import { loadShop, type ShopServices } from '../domain/shops/find-shop';
import { assertRight } from '../http/authorise';
import { data, success } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { forAdmin } from '../http/serve-admin-call';
import { forShop } from '../http/serve-call';

/** An html block's content is another in the editor: its styles must not style what stands around the page. */
const PREVIEW_KINDS = { html: 'preview', policy: 'policy', css: 'css' } as const;

/** Loads a page; one that is not stored is a blank one. */
async function loadPageOrBlank(
  services: ShopServices,
  slug: string,
  form: { isSanitized: boolean },
): Promise<PageLayout> {
  try {
    return await loadPageLayout(services, slug, form);
  } catch (error) {
    if (!hasKind(error, 'not-found')) throw error;
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

/**
 * Lets settings of the shop be saved along with its design only by who may change them.
 * @throws HttpError 403, and nothing is saved
 */
function assertMaySet(
  admin: Principal,
  { settings = {}, ...fields }: { settings?: Record<string, unknown> | undefined },
): void {
  const paths = [
    ...Object.keys(fields),
    ...Object.keys(settings).map((name) => `settings.${name}`),
  ];
  for (const path of paths) assertRight(admin, rightToSet(path));
}

/** The calls of spec 7, "Domain design and pages". */
export const designRoutes: ServedRoutes<'design'> = {
  userInit: forShop(schemas.userInit, data(loadInit)),

  loadDesign: forShop(schemas.loadDesign, async ({ services }) =>
    success(toDomainDesign(await loadShop(services))),
  ),

  loadPageLayout: forShop(schemas.loadPageLayout, async ({ input, services }) => {
    const load = input.orBlank ? loadPageOrBlank : loadPageLayout;
    const isSanitized = input.sanitized !== undefined;
    return success(await load(services, input.pageSlug, { isSanitized }));
  }),

  loadHomepageDesign: forShop(schemas.loadHomepageDesign, async ({ input, services }) =>
    success(await loadHomepageDesign(services, input.page)),
  ),

  domainInfo: forShop(schemas.domainInfo, async ({ services }) => {
    const { host, name, template, match } = services.shop;
    return success({ domain: host, name, template, match });
  }),

  pages: forShop(schemas.pages, data(listPages)),
  components: forShop(schemas.components, data(listComponents)),

  saveDesign: forAdmin(schemas.saveDesign, async ({ input, services, admin }) => {
    const { domain, layoutVersion, ...saved } = input;
    const { revision, ...fields } = saved;
    assertMaySet(admin, fields);
    return { revision: await saveDesign(services, { ...saved, ...upgradedChrome(input) }) };
  }),

  savePageLayout: forAdmin(schemas.savePageLayout, async ({ input, services, admin }) => {
    const { pageSlug: slug, layoutVersion, ...saved } = input;
    const layout = upgradeLayout(saved.layout, layoutVersion);
    return { revision: await saveLayout(services, { slug, ...saved, layout }, admin.id) };
  }),

  saveHomepageDesign: forAdmin(schemas.saveHomepageDesign, ({ input, services, admin }) => {
    const { layoutVersion, ...saved } = input;
    const { domain, page, layout: sent, revision, designRevision, ...fields } = saved;
    assertMaySet(admin, fields);
    const layout = saved.layout && { layout: upgradeLayout(saved.layout, layoutVersion) };
    return saveHomepageDesign(services, { ...saved, ...layout }, admin.id);
  }),

  saveComponent: forAdmin(schemas.saveComponent, ({ input, services }) => {
    const component = upgradeNode(input.component, input.layoutVersion);
    return saveComponent(services, { ...input, component });
  }),

  deleteComponent: forAdmin(schemas.deleteComponent, ({ input, services }) =>
    deleteComponent(services, input.id),
  ),

  previewContent: forAdmin(
    schemas.previewContent,
    async ({ input: { kind, content: text }, services }) => {
      const { shop, sanitizer } = services;
      const { content } = await sanitizer.run(shop.id, { kind: PREVIEW_KINDS[kind], text });
      return { content };
    },
    { isReading: true },
  ),

  createPage: forAdmin(schemas.createPage, ({ input, services }) => {
    const layout = upgradeLayout(input.layout, input.layoutVersion);
    return createPage(services, { ...input, layout });
  }),

  updatePage: forAdmin(schemas.updatePage, ({ input, services }) => {
    const { domain, slug, ...changes } = input;
    return updatePage(services, slug, changes);
  }),

  deletePage: forAdmin(schemas.deletePage, ({ input, services, admin }) =>
    deletePage(services, input, admin.id),
  ),

  binnedPages: forAdmin(schemas.binnedPages, ({ services }) => listBin(services), {
    isReading: true,
  }),

  restorePage: forAdmin(schemas.restorePage, ({ input, services, admin }) =>
    restorePage(services, input, admin.id),
  ),

  forgetPage: forAdmin(schemas.forgetPage, ({ input, services }) => forgetPage(services, input.id)),
};
