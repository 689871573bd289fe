import { SHOWN_DESCRIPTION } from '../../form/search-result';
import * as messages from '../messages';
import type { SectionId, Setting, SettingSection } from './setting';

const color = (name: string, label: string, hint: string, background?: string): Setting => ({
  ...{ path: `settings.theme.${name}`, label, hint, control: 'color' },
  ...(background && { background: `settings.theme.${background}` }),
});

const flag = (name: string, label: string, hint: string): Setting => ({
  ...{ path: `settings.${name}`, label, hint, control: 'flag' },
});

/** Everything that can be set of a shop as a whole (spec 3, "Domain design"), in words for its admin. */
export const SECTIONS: readonly SettingSection[] = [
  {
    id: 'general',
    title: messages.general,
    settings: [
      {
        path: 'metadata.title',
        label: messages.shopName,
        control: 'line',
        hint: messages.shopNameHint,
      },
      {
        path: 'metadata.description',
        label: messages.description,
        control: 'lines',
        shown: SHOWN_DESCRIPTION,
        hint: messages.descriptionHint,
      },
      {
        path: 'metadata.keywords',
        label: messages.keywords,
        control: 'lines',
        hint: messages.keywordsHint,
      },
      {
        path: 'settings.embedSites',
        label: messages.embedSites,
        control: 'entries',
        hint: messages.embedSitesHint,
      },
      { path: 'metadata.version', label: messages.version, control: 'readOnly' },
    ],
  },
  {
    id: 'look',
    title: messages.look,
    settings: [
      { path: 'logo', label: messages.logo, control: 'picture', hint: messages.logoHint },
      { path: 'favicon', label: messages.favicon, control: 'picture', hint: messages.faviconHint },
      color('accent', messages.accent, messages.accentHint),
      color('onAccent', messages.textOnAccent, messages.textOnAccentHint, 'accent'),
      color('ground', messages.background, messages.backgroundHint),
      color('surface', messages.surface, messages.surfaceHint),
      color('ink', messages.text, messages.textHint, 'ground'),
      color('muted', messages.mutedText, messages.mutedTextHint, 'ground'),
      color('line', messages.borders, messages.bordersHint),
      color('chrome', messages.header, messages.headerHint),
      color('onChrome', messages.headerText, messages.headerTextHint, 'chrome'),
      { path: 'settings.theme.displayFont', label: messages.headingFont, control: 'font' },
      { path: 'settings.theme.textFont', label: messages.bodyFont, control: 'font' },
      {
        path: 'settings.theme.radius',
        label: messages.corners,
        control: 'radius',
        hint: messages.cornersHint,
      },
    ],
  },
  {
    id: 'header',
    title: messages.header,
    settings: [
      { path: 'metadata.headerTemplate', label: messages.builtInHeader, control: 'header' },
    ],
  },
  {
    id: 'contact',
    title: messages.contact,
    settings: [
      { path: 'company', label: messages.company, control: 'line', hint: messages.companyHint },
      { path: 'founder', label: messages.founder, control: 'line', hint: messages.founderHint },
      { path: 'phone', label: messages.phone, control: 'line' },
      { path: 'email', label: messages.email, control: 'line', hint: messages.emailHint },
      { path: 'address', label: messages.address, control: 'line', hint: messages.addressHint },
      {
        path: 'arraddress',
        label: messages.addressLines,
        control: 'entries',
        hint: messages.addressLinesHint,
      },
    ],
  },
  {
    id: 'products',
    title: messages.products,
    settings: [
      flag('showCategory', messages.categoryTiles, messages.categoryTilesHint),
      flag('hideSellPrice', messages.hideFormerPrices, messages.hideFormerPricesHint),
      flag('realMerchandising', messages.trueData, messages.trueDataHint),
      flag(
        'disableFrequentlyBoughtTogether',
        messages.hideBoughtTogether,
        messages.hideBoughtTogetherHint,
      ),
      flag('disableUpsale', messages.hideRecommendations, messages.hideRecommendationsHint),
      {
        path: 'settings.freeShippingFrom',
        label: messages.freeShippingFrom,
        control: 'dollars',
        hint: messages.freeShippingHint,
      },
      {
        path: 'settings.fewLeftBelow',
        label: messages.lowStockBelow,
        control: 'count',
        hint: messages.lowStockHint,
      },
      {
        path: 'settings.orderProtection',
        label: messages.orderProtection,
        control: 'dollars',
        hint: messages.orderProtectionHint,
      },
      flag('showTrustBadges', messages.trustBadges, messages.trustBadgesHint),
      flag('hideTopKeywords', messages.hideKeywords, messages.hideKeywordsHint),
    ],
  },
  {
    id: 'reviews',
    title: messages.reviews,
    settings: [
      { path: 'settings.disableReviews', label: messages.reviewsAndRatings, control: 'reviews' },
      {
        path: 'settings.reviewCategories',
        label: messages.reviewCategories,
        control: 'categories',
        hint: messages.reviewCategoriesHint,
      },
    ],
  },
  {
    id: 'analytics',
    title: messages.analytics,
    settings: [
      { path: 'gtag', label: messages.tagManager, control: 'line', hint: messages.tagManagerHint },
      {
        path: 'analytics',
        label: messages.googleAnalytics,
        control: 'entries',
        hint: messages.googleAnalyticsHint,
      },
      {
        path: 'adsid',
        label: messages.googleAds,
        control: 'entries',
        hint: messages.googleAdsHint,
      },
      {
        path: 'conversion_label',
        label: messages.conversionLabel,
        control: 'line',
        hint: messages.conversionLabelHint,
      },
      {
        path: 'settings.sessionRecording',
        label: messages.sessionRecording,
        control: 'line',
        hint: messages.sessionRecordingHint,
      },
      flag('disableConsentBanner', messages.noConsent, messages.noConsentHint),
    ],
  },
  {
    id: 'css',
    title: messages.globalCss,
    settings: [
      {
        path: 'metadata.globalCSS',
        label: messages.styleSheet,
        control: 'css',
        hint: messages.styleSheetHint,
      },
    ],
  },
];

export const SETTINGS: readonly Setting[] = SECTIONS.flatMap(({ settings }) => settings);

/** The setting that a path of the server's is about: that of an entry is its list's. */
export const settingAt = (path: string): Setting | undefined =>
  SETTINGS.find((one) => one.path === path || path.startsWith(`${one.path}.`));

export const sectionOf = (path: string): SectionId | undefined =>
  SECTIONS.find(({ settings }) => settings.some((one) => one.path === path))?.id;

/** Returns the settings that match a search, by section. */
export function matchingSections(query: string): SettingSection[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return SECTIONS.map((section) => ({
    ...section,
    settings: section.settings.filter(({ label, hint = '' }) => {
      const text = `${section.title} ${label} ${hint}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }),
  })).filter(({ settings }) => settings.length > 0);
}
