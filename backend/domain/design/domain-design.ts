import type { DomainDesignWire } from '@/core/model/design';
import type { ShopRow } from '../shops/load-shop';

/** The domain design of spec 3 with the revision that an editor's save must name. */
export function toDomainDesign(shop: ShopRow): DomainDesignWire {
  return {
    settings: shop.settings,
    metadata: shop.metadata,
    logo: shop.logo,
    favicon: shop.favicon,
    company: shop.company,
    founder: shop.founder,
    phone: shop.phone,
    email: shop.email,
    address: shop.address,
    arraddress: shop.addressLines,
    analytics: shop.analyticsIds,
    adsid: shop.adsIds,
    gtag: shop.tagManagerId,
    conversion_label: shop.conversionLabel,
    header: shop.header,
    footer: shop.footer,
    revision: shop.designRevision,
  };
}
