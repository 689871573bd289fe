import { supportAddress } from '@/core/model/contact';
import { type InitResponse, JERSEY_TEMPLATE } from '@/core/model/shop';
import { mergeSettings } from '@/core/rules/design/settings';
import { formatMoney } from '@/core/rules/money/money';
import { deliveryDays, workingDays } from '@/core/rules/orders/delivery';
import { shopName } from '@/core/rules/seo/titles';

/** What the texts of a shop are filled with, in words; '' where the shop has not set it. */
export interface ShopFacts {
  name: string;
  host: string;
  /** Who the shopper deals with by law: the company, else the shop's own name. */
  company: string;
  founder: string;
  /** In one line. */
  address: string;
  phone: string;
  email: string;
  description: string;
  /** '' where sending costs nothing. */
  shippingCost: string;
  /** Worth of goods from which sending is free, '' for never. */
  freeShippingFrom: string;
  /** Working days until an order leaves, on its way, and both together. */
  handling: string;
  transit: string;
  delivery: string;
  takesCases: boolean;
  /** Whether services of Google count visits, whether Clarity records them, and whether either is asked for. */
  isCounted: boolean;
  isRecorded: boolean;
  isConsentRequired: boolean;
}

export function shopFacts(init: InitResponse): ShopFacts {
  const { company, email, handing_time, transit_time, shipping_cost } = init;
  const { freeShippingFrom, sessionRecording, disableConsentBanner } = mergeSettings(init.settings);
  const naming = { host: init.domain, metadataTitle: init.metadata.title ?? '' };
  const name = init.name || shopName(naming);
  const isFree = shipping_cost === 0;
  return {
    name,
    host: init.domain,
    company: company || name,
    founder: init.founder,
    address: init.address || init.arraddress.filter((line) => line !== company).join(', '),
    phone: init.phone,
    email: email || supportAddress(init.domain),
    description: init.metadata.description ?? '',
    shippingCost: isFree ? '' : formatMoney(shipping_cost),
    freeShippingFrom: isFree || !freeShippingFrom ? '' : formatMoney(freeShippingFrom),
    handling: workingDays(handing_time),
    transit: workingDays(transit_time),
    delivery: deliveryDays(handing_time, transit_time),
    takesCases: init.template === JERSEY_TEMPLATE,
    isCounted: [init.gtag, ...init.analytics, ...init.adsid].some(Boolean),
    isRecorded: sessionRecording !== '',
    isConsentRequired: !disableConsentBanner,
  };
}
