import { designSchemas as schemas } from '@/core/calls/design.schema';
import { toDomainDesign } from '../domain/design/domain-design';
import { loadHomepageDesign } from '../domain/design/homepage-design';
import { loadInit } from '../domain/design/init';
import { listPages, loadPageLayout } from '../domain/design/pages';
import { loadShop } from '../domain/shops/load-shop';
import { success } from '../http/envelope';
import { forShop, type Route } from '../http/serve-call';
import type { ServedName } from './not-built';

/** The served calls of spec 7, "Domain design and pages". */
export const designRoutes: Record<ServedName<'design'>, Route> = {
  userInit: forShop(schemas.userInit, async ({ shop, services }) =>
    success(await loadInit(services, shop)),
  ),

  loadDesign: forShop(schemas.loadDesign, async ({ shop, services }) =>
    success(toDomainDesign(await loadShop(services, shop))),
  ),

  loadPageLayout: forShop(schemas.loadPageLayout, async ({ input, shop, services }) =>
    success(await loadPageLayout(services, shop, input.pageSlug)),
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
};
