import { DEFAULT_SETTINGS } from '@/core/model/design';
import { DEFAULT_THEME, FONT_FAMILIES, type Theme } from '@/core/model/theme';
import { destinationText } from '@/core/rules/orders/destinations';
import { isSafeUrl } from '@/core/values/safe-url';
import type { SettingValue, SettingValues } from '@/store/editor/shop';
import type { ShopState } from '@/store/slices/shop';
import { settingAt } from '../settings/settings';
import { listAt, settingValue, textAt } from '../settings/values';

type Shown = Partial<ShopState>;

/** Returns the settings that views of a shop read, as far as they can be shown. */
export function shopOf(values: SettingValues): Shown {
  const reviewCategories = [...listAt(values, 'settings.reviewCategories')];
  return {
    ...contactOf(values),
    keywords: textAt(values, 'metadata.keywords'),
    name: textAt(values, 'metadata.title'),
    metadataTitle: textAt(values, 'metadata.title'),
    metadataDescription: textAt(values, 'metadata.description'),
    ...shippingOf(values),
    headerTemplate: Number(values['metadata.headerTemplate']),
    reviewCategories,
    settings: { ...settingsOf(values), reviewCategories },
  };
}

function contactOf(values: SettingValues): Shown {
  const logo = textAt(values, 'logo').trim();
  return {
    logo: isSafeUrl(logo) ? logo : '',
    company: textAt(values, 'company'),
    founder: textAt(values, 'founder'),
    phone: textAt(values, 'phone'),
    address: textAt(values, 'address'),
    addressLines: textAt(values, 'arraddress').split('\n').filter(Boolean),
    ...('email' in values && { email: textAt(values, 'email') }),
  };
}

function settingsOf(values: SettingValues): ShopState['settings'] {
  const isOn = (name: string) => values[`settings.${name}`] === true;
  const reviews = values['settings.disableReviews'];
  return {
    ...DEFAULT_SETTINGS,
    showCategory: isOn('showCategory'),
    disableFrequentlyBoughtTogether: isOn('disableFrequentlyBoughtTogether'),
    hideSellPrice: isOn('hideSellPrice'),
    disableUpsale: isOn('disableUpsale'),
    disableReviews: reviews === 'delete' ? reviews : reviews === true,
    hideTopKeywords: isOn('hideTopKeywords'),
    showTrustBadges: isOn('showTrustBadges'),
    realMerchandising: isOn('realMerchandising'),
    shipsTo: destinationText(listAt(values, 'settings.shippingCountries')),
    freeShippingFrom: dollarsAt(values, 'settings.freeShippingFrom') ?? 0,
    disableFreeReturns: isOn('disableFreeReturns') || textAt(values, 'settings.returnDays') === '0',
    supportHours: textAt(values, 'settings.supportHours'),
    copyrightName: textAt(values, 'settings.copyrightName'),
  };
}

function shippingOf(values: SettingValues): Shown {
  const shippingCost = dollarsAt(values, 'shipping_cost');
  return shippingCost === undefined ? {} : { shippingCost };
}

/** Dollars at a path; undefined for what is no amount. */
function dollarsAt(values: SettingValues, path: string): number | undefined {
  const setting = settingAt(path);
  const dollars = setting && settingValue(setting, textAt(values, path));
  return typeof dollars === 'number' && dollars >= 0 ? dollars : undefined;
}

/** The theme that settings come to; what is no color or typeface yet is that of the default. */
export function themeOf(values: SettingValues): Theme {
  const names = Object.keys(DEFAULT_THEME);
  const set = names.map((name) => [name, values[`settings.theme.${name}`]] as const);
  return { ...DEFAULT_THEME, ...Object.fromEntries(set.filter(isOfTheme)) };
}

const COLOR = /^#[0-9a-f]{6}$/i;

function isOfTheme([name, value]: readonly [string, SettingValue | undefined]): boolean {
  if (name === 'radius') return typeof value === 'number';
  return name.endsWith('Font')
    ? FONT_FAMILIES.some((family) => family === value)
    : COLOR.test(String(value));
}
