import type { InitResponse } from '@/core/model/shop';
import { mergeSettings } from '@/core/rules/design/settings';
import { faviconOf } from '@/core/rules/seo/favicon';
import type { ShopState } from './shop-state';

/**
 * Takes over what a shop opens with (spec 4, "Shop initialisation"), the one place where the wire's
 * names become ours. Settings merge over the defaults; favicon, layout and CSS have their fallbacks;
 * header template and design are taken only where they are present.
 */
export function applyInit(state: ShopState, init: InitResponse): void {
  state.hostname = init.domain || state.hostname;
  state.name = init.name;
  state.template = init.template;
  state.logo = init.logo;
  state.company = init.company;
  state.founder = init.founder;
  state.phone = init.phone;
  state.email = init.email;
  state.address = init.address;
  state.addressLines = init.arraddress;
  state.banner = init.banner;
  state.ads = init.ads;
  state.lastAds = init.last_ads;
  state.keywords = init.keywords;
  state.googleVerification = init.googleverify;
  state.tagManagerId = init.gtag;
  state.analyticsIds = init.analytics;
  state.adsIds = init.adsid;
  state.conversionLabel = init.conversion_label;
  state.shippingCost = init.shipping_cost;
  state.transitTime = init.transit_time;
  state.handlingTime = init.handing_time;
  state.orderPrefix = init.prefix;

  state.settings = mergeSettings(init.settings);
  state.reviewCategories = state.settings.reviewCategories;
  state.favicon = faviconOf(init);
  state.metadataTitle = init.metadata.title ?? '';
  state.metadataDescription = init.metadata.description ?? '';
  state.globalCss = init.globalCSS ?? init.metadata.globalCSS ?? '';
  if (init.layout) {
    state.homepageLayout = init.layout;
    state.isLayoutDynamic = true;
  }
  if (init.headertemplate !== undefined) state.headerTemplate = Number(init.headertemplate);
  if (init.design) state.design = init.design;
  state.isSettingsLoaded = true;
}
