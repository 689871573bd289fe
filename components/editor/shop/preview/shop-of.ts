import { DEFAULT_SETTINGS } from '@/core/model/design';
import { DEFAULT_THEME, FONT_FAMILIES, type Theme } from '@/core/model/theme';
import { isSafeUrl } from '@/core/values/safe-url';
import type { SettingValues } from '@/store/editor/shop';
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
    metadataTitle: textAt(values, 'metadata.title'),
    metadataDescription: textAt(values, 'metadata.description'),
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
    freeShippingFrom: freeShippingOf(values),
  };
}

function freeShippingOf(values: SettingValues): number {
  const setting = settingAt('settings.freeShippingFrom');
  const dollars = setting && settingValue(setting, textAt(values, setting.path));
  return typeof dollars === 'number' && dollars > 0 ? dollars : 0;
}

const COLOR = /^#[0-9a-f]{6}$/i;

/** The theme that settings come to; what is no color yet is that of the theme before. */
export function themeOf(values: SettingValues, before: Theme = DEFAULT_THEME): Theme {
  const color = (name: keyof Theme) => {
    const written = textAt(values, `settings.theme.${name}`);
    return COLOR.test(written) ? written : String(before[name]);
  };
  const font = (name: 'displayFont' | 'textFont') =>
    FONT_FAMILIES.find((family) => family === values[`settings.theme.${name}`]) ?? before[name];
  return {
    accent: color('accent'),
    onAccent: color('onAccent'),
    ground: color('ground'),
    surface: color('surface'),
    ink: color('ink'),
    muted: color('muted'),
    line: color('line'),
    chrome: color('chrome'),
    onChrome: color('onChrome'),
    displayFont: font('displayFont'),
    textFont: font('textFont'),
    radius: Number(values['settings.theme.radius'] ?? before.radius),
  };
}
