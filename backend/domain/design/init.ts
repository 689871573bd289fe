import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { InitResponse } from '@/core/model/shop';
import { paymentMarks } from '@/core/rules/payment/payment-marks';
import { listMethods } from '../payments/providers-of';
import { analyticsFields, contactFields, offerFields } from '../shop-admin/shop-columns';
import { loadShop, type ShopServices } from '../shops/find-shop';
import { toDomainDesign } from './domain-design';
import { findPage, listSlugs, shownLayout } from './pages';
import { sanitizedChrome, styleSheet, textOf, withSanitized } from './sanitized-contents';
import { loadScriptSources } from './script-sources';

/**
 * Loads all that a shop opens with (spec 7, `GET /init`). Left out where the shop has not set it: layout, globalCSS,
 * headertemplate, and the design, which is sent with a header or footer of its own.
 */
export async function loadInit(services: ShopServices): Promise<InitResponse> {
  return (await loadOpening(services)).init;
}

/** The same with home page, footer and styles as pages show them. */
export async function loadShownInit(services: ShopServices): Promise<InitResponse> {
  const { init, shop, homepage } = await loadOpening(services);
  const parts = await sanitizedChrome(services, shop);
  const [css] = styleSheet(init.globalCSS);
  const { design } = init;
  return {
    ...init,
    ...(homepage && { layout: await shownLayout(services, homepage) }),
    ...(css && { globalCSS: textOf(parts, css) }),
    ...(design && { design: { ...design, footer: withSanitized(design.footer, parts) } }),
    isSanitized: true,
  };
}

async function loadOpening(services: ShopServices) {
  const [shop, homepage, designedPages, methods] = await Promise.all([
    loadShop(services),
    findPage(services.db, services.shop, DEFAULT_PAGE_SLUG),
    listSlugs(services),
    listMethods(services),
  ]);
  const scripts = await loadScriptSources(services, shop);
  const { host: domain, name, template, settings, metadata } = shop;
  const { globalCSS, headerTemplate } = metadata;
  const hasOwnChrome = shop.header.length > 0 || shop.footer.length > 0;
  const init: InitResponse = {
    ...{ domain, name, template, settings, metadata, designedPages, scripts },
    paymentMarks: paymentMarks(methods),
    ...contactFields(shop),
    ...offerFields(shop),
    ...analyticsFields(shop),
    ...(homepage && { layout: homepage.layout }),
    ...(globalCSS && { globalCSS }),
    ...(headerTemplate !== undefined && { headertemplate: headerTemplate }),
    ...(hasOwnChrome && { design: toDomainDesign(shop) }),
  };
  return { init, shop, homepage };
}
