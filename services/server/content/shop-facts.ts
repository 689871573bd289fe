import { supportAddress } from '@/core/model/contact';
import { DEFAULT_PROMISES } from '@/core/model/promises';
import { type InitResponse, JERSEY_TEMPLATE } from '@/core/model/shop';
import { mergeSettings } from '@/core/rules/design/settings';
import { formatMoney } from '@/core/rules/money/money';
import { deliveryDays, workingDays } from '@/core/rules/orders/delivery';
import { destinationNames } from '@/core/rules/orders/destinations';
import { shopName } from '@/core/rules/seo/titles';

/** Values for content texts; '' if the shop has not set them. */
export interface ShopFacts {
  name: string;
  host: string;
  /** Legal seller: the company, else the shop's name. */
  company: string;
  founder: string;
  /** Address in one line. */
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
  /** Names of the countries it ships to, none where that is everywhere. */
  countries: readonly string[];
  /** Cost of the order protection that checkout offers, '' where it offers none. */
  orderProtection: string;
  /** Days within which a piece may come back, 0 where nothing is promised, and whether that costs nothing. */
  returnDays: number;
  hasFreeReturns: boolean;
  /** Hours at which people answer, '' where none are promised. */
  supportHours: string;
  /** The ways to pay that checkout offers, in words; '' where it offers none. */
  waysToPay: string;
  takesCases: boolean;
  /** Visits are counted by Google, recorded by Clarity, and either needs consent. */
  isCounted: boolean;
  isRecorded: boolean;
  isConsentRequired: boolean;
}

export function shopFacts(init: InitResponse): ShopFacts {
  const { company, email, handing_time, transit_time, shipping_cost } = init;
  const settings = mergeSettings(DEFAULT_PROMISES, init.settings);
  const { freeShippingFrom, orderProtection, sessionRecording, disableConsentBanner } = settings;
  const { returnDays = 0, disableFreeReturns, supportHours } = settings;
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
    countries: destinationNames(init.settings.shippingCountries ?? []),
    returnDays,
    hasFreeReturns: returnDays > 0 && !disableFreeReturns,
    supportHours,
    orderProtection: orderProtection > 0 ? formatMoney(orderProtection) : '',
    waysToPay: anyOf(init.paymentMarks),
    takesCases: init.template === JERSEY_TEMPLATE,
    isCounted: [init.gtag, ...init.analytics, ...init.adsid].some(Boolean),
    isRecorded: sessionRecording !== '',
    isConsentRequired: !disableConsentBanner,
  };
}

/** Lists names of which any will do. */
function anyOf(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} or ${last}` : last;
}
