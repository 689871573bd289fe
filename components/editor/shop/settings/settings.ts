import { SHOWN_DESCRIPTION } from '../../form/search-result';
import { hasWords } from '../../shared/has-words';
import * as messages from '../messages';
import type { SectionId, Setting, SettingControl, SettingSection } from './setting';

const setting = (
  path: string,
  control: SettingControl,
  label: string,
  hint?: string,
  more?: Pick<Setting, 'shown' | 'background'>,
): Setting => ({ path, control, label, hint, ...more });

const option = (name: string, control: SettingControl, label: string, hint?: string): Setting =>
  setting(`settings.${name}`, control, label, hint);

const flag = (name: string, label: string, hint: string) => option(name, 'flag', label, hint);

const color = (name: string, label: string, hint: string, background?: string): Setting =>
  setting(`settings.theme.${name}`, 'color', label, hint, {
    background: background && `settings.theme.${background}`,
  });

const section = (id: SectionId, title: string, settings: readonly Setting[]): SettingSection => ({
  id,
  title,
  settings,
});

/** Sections of all that can be set of a shop as a whole (spec 3, "Domain design"), in words for its admin. */
export const SECTIONS: readonly SettingSection[] = [
  section('general', messages.general, [
    setting('metadata.title', 'line', messages.shopName, messages.shopNameHint),
    setting('metadata.description', 'lines', messages.description, messages.descriptionHint, {
      shown: SHOWN_DESCRIPTION,
    }),
    setting('metadata.keywords', 'lines', messages.keywords, messages.keywordsHint),
    option('embedSites', 'entries', messages.embedSites, messages.embedSitesHint),
    option('copyrightName', 'line', messages.copyrightName, messages.copyrightNameHint),
    option('timeZone', 'timeZone', messages.timeZone, messages.timeZoneHint),
    setting('metadata.version', 'readOnly', messages.version),
  ]),
  section('opening', messages.opening, [
    setting('opening', 'opening', messages.openingState),
    setting('openingNote', 'lines', messages.openingNote, messages.openingNoteHint),
  ]),
  section('look', messages.look, [
    setting('logo', 'picture', messages.logo, messages.logoHint),
    setting('favicon', 'picture', messages.favicon, messages.faviconHint),
    color('accent', messages.accent, messages.accentHint),
    color('onAccent', messages.textOnAccent, messages.textOnAccentHint, 'accent'),
    color('ground', messages.background, messages.backgroundHint),
    color('surface', messages.surface, messages.surfaceHint),
    color('ink', messages.text, messages.textHint, 'ground'),
    color('muted', messages.mutedText, messages.mutedTextHint, 'ground'),
    color('line', messages.borders, messages.bordersHint),
    color('chrome', messages.header, messages.headerHint),
    color('onChrome', messages.headerText, messages.headerTextHint, 'chrome'),
    setting('settings.theme.displayFont', 'font', messages.headingFont),
    setting('settings.theme.textFont', 'font', messages.bodyFont),
    setting('settings.theme.radius', 'radius', messages.corners, messages.cornersHint),
  ]),
  section('header', messages.header, [
    setting('metadata.headerTemplate', 'header', messages.builtInHeader),
  ]),
  section('contact', messages.contact, [
    setting('company', 'line', messages.company, messages.companyHint),
    setting('founder', 'line', messages.founder, messages.founderHint),
    setting('phone', 'line', messages.phone),
    setting('email', 'line', messages.email, messages.emailHint),
    option('supportHours', 'line', messages.supportHours, messages.supportHoursHint),
    setting('address', 'line', messages.address, messages.addressHint),
    setting('arraddress', 'entries', messages.addressLines, messages.addressLinesHint),
  ]),
  section('products', messages.products, [
    flag('showCategory', messages.categoryTiles, messages.categoryTilesHint),
    flag('hideSellPrice', messages.hideFormerPrices, messages.hideFormerPricesHint),
    flag('realMerchandising', messages.trueData, messages.trueDataHint),
    flag(
      'disableFrequentlyBoughtTogether',
      messages.hideBoughtTogether,
      messages.hideBoughtTogetherHint,
    ),
    flag('disableUpsale', messages.hideRecommendations, messages.hideRecommendationsHint),
    option('fewLeftBelow', 'count', messages.lowStockBelow, messages.lowStockHint),
    option('orderProtection', 'dollars', messages.orderProtection, messages.orderProtectionHint),
    option('returnDays', 'count', messages.returnDays, messages.returnDaysHint),
    flag('disableFreeReturns', messages.noFreeReturns, messages.noFreeReturnsHint),
    flag('showTrustBadges', messages.trustBadges, messages.trustBadgesHint),
    flag('hideTopKeywords', messages.hideKeywords, messages.hideKeywordsHint),
  ]),
  section('shipping', messages.shipping, [
    setting('shipping_cost', 'dollars', messages.shippingCost, messages.shippingCostHint),
    option('freeShippingFrom', 'dollars', messages.freeShippingFrom, messages.freeShippingHint),
    setting('handing_time', 'line', messages.handlingTime, messages.handlingTimeHint),
    setting('transit_time', 'line', messages.transitTime, messages.transitTimeHint),
    option('shippingCountries', 'countries', messages.countries, messages.countriesHint),
  ]),
  section('reviews', messages.reviews, [
    option('disableReviews', 'reviews', messages.reviewsAndRatings),
    option(
      'reviewCategories',
      'categories',
      messages.reviewCategories,
      messages.reviewCategoriesHint,
    ),
  ]),
  section('analytics', messages.analytics, [
    setting('gtag', 'line', messages.tagManager, messages.tagManagerHint),
    setting('analytics', 'entries', messages.googleAnalytics, messages.googleAnalyticsHint),
    setting('adsid', 'entries', messages.googleAds, messages.googleAdsHint),
    setting('conversion_label', 'line', messages.conversionLabel, messages.conversionLabelHint),
    option('sessionRecording', 'line', messages.sessionRecording, messages.sessionRecordingHint),
    flag('disableConsentBanner', messages.noConsent, messages.noConsentHint),
  ]),
  section('css', messages.globalCss, [
    setting('metadata.globalCSS', 'css', messages.styleSheet, messages.styleSheetHint),
  ]),
];

export const SETTINGS: readonly Setting[] = SECTIONS.flatMap(({ settings }) => settings);

/** The setting that a path of the server's is about: that of an entry is its list's. */
export const settingAt = (path: string): Setting | undefined =>
  SETTINGS.find((one) => one.path === path || path.startsWith(`${one.path}.`));

export const sectionOf = (path: string): SectionId | undefined =>
  SECTIONS.find(({ settings }) => settings.some((one) => one.path === path))?.id;

/** Returns the settings that match a search, by section. */
export const matchingSections = (query: string): SettingSection[] =>
  SECTIONS.map((section) => ({
    ...section,
    settings: section.settings.filter(({ label, hint = '' }) =>
      hasWords(`${section.title} ${label} ${hint}`, query),
    ),
  })).filter(({ settings }) => settings.length > 0);
