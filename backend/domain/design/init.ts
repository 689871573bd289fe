import { DEFAULT_PAGE_SLUG } from '@/core/model/page';
import type { InitResponse } from '@/core/model/shop';
import { fromMinor } from '@/core/rules/money/money';
import type { ShopServices } from '../shops/find-shop';
import { loadShop, type ShopRow } from '../shops/find-shop';
import { toDomainDesign } from './domain-design';
import { findPage, listSlugs } from './pages';
import { loadScriptSources } from './script-sources';

/**
 * Everything a shop opens with (spec 7, `GET /init`). Left out where the shop has not set it: layout, globalCSS,
 * headertemplate, and the design, which is sent with a header or footer of its own.
 */
export async function loadInit(services: ShopServices): Promise<InitResponse> {
  const [shop, homepage, designedPages] = await Promise.all([
    loadShop(services),
    findPage(services.db, services.shop, DEFAULT_PAGE_SLUG),
    listSlugs(services),
  ]);
  const scripts = await loadScriptSources(services, shop);
  const { globalCSS, headerTemplate } = shop.metadata;
  const hasOwnChrome = shop.header.length > 0 || shop.footer.length > 0;
  return {
    ...contactOf(shop),
    designedPages,
    ...marketingOf(shop),
    prefix: shop.orderPrefix,
    shipping_cost: fromMinor(shop.shippingCostMinor),
    transit_time: shop.transitTime,
    handing_time: shop.handlingTime,
    settings: shop.settings,
    metadata: shop.metadata,
    ...(homepage ? { layout: homepage.layout } : {}),
    ...(globalCSS ? { globalCSS } : {}),
    ...(headerTemplate === undefined ? {} : { headertemplate: headerTemplate }),
    ...(hasOwnChrome ? { design: toDomainDesign(shop) } : {}),
    scripts,
  };
}

function contactOf(shop: ShopRow) {
  return {
    domain: shop.host,
    name: shop.name,
    template: shop.template,
    logo: shop.logo,
    favicon: shop.favicon,
    company: shop.company,
    founder: shop.founder,
    phone: shop.phone,
    email: shop.email,
    address: shop.address,
    arraddress: shop.addressLines,
  };
}

function marketingOf(shop: ShopRow) {
  return {
    banner: shop.banner,
    ads: shop.ads,
    last_ads: shop.lastAds,
    keywords: shop.keywords,
    googleverify: shop.googleVerification,
    gtag: shop.tagManagerId,
    analytics: shop.analyticsIds,
    adsid: shop.adsIds,
    conversion_label: shop.conversionLabel,
  };
}
