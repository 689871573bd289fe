import { SHOWN_DESCRIPTION } from '../../form/search-result';
import * as messages from '../messages';
import type { SectionId, Setting, SettingSection } from './setting';

const color = (name: string, label: string, hint: string, ground?: string): Setting => ({
  ...{ path: `settings.theme.${name}`, label, hint, control: 'color' },
  ...(ground && { ground: `settings.theme.${ground}` }),
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
        hint: messages.beginsTheTitleOf,
      },
      {
        path: 'metadata.description',
        label: messages.description,
        control: 'lines',
        shown: SHOWN_DESCRIPTION,
        hint: messages.ofTheHomePage,
      },
      {
        path: 'metadata.keywords',
        label: messages.keywords,
        control: 'lines',
        hint: messages.separatedByCommasSearch,
      },
      {
        path: 'settings.embedSites',
        label: messages.sitesThatMayEmbed,
        control: 'entries',
        hint: messages.whoMayPutParts,
      },
      { path: 'metadata.version', label: messages.version, control: 'told' },
    ],
  },
  {
    id: 'look',
    title: messages.look,
    settings: [
      {
        path: 'logo',
        label: messages.logo,
        control: 'picture',
        hint: messages.theAddressOfA,
      },
      {
        path: 'favicon',
        label: messages.favicon,
        control: 'picture',
        hint: messages.theAddressOfASquare,
      },
      color('accent', messages.accent, messages.buttonsAndWhateverIs),
      color('onAccent', messages.onTheAccent, messages.wordsOnButtons, 'accent'),
      color('ground', messages.ground, messages.behindEverything),
      color('surface', messages.surface, messages.behindPicturesOfProducts),
      color('ink', messages.ink, messages.headingsAndText, 'ground'),
      color('muted', messages.softInk, messages.whatIsSaidBy, 'ground'),
      color('line', messages.lines, messages.rulesAndEdges),
      color('chrome', messages.header, messages.theGroundOfTheHeader),
      color('onChrome', messages.onTheHeader, messages.linksAndIconsOf, 'chrome'),
      { path: 'settings.theme.displayFont', label: messages.typefaceOfHeadings, control: 'font' },
      { path: 'settings.theme.textFont', label: messages.typefaceOfText, control: 'font' },
      {
        path: 'settings.theme.radius',
        label: messages.corners,
        control: 'radius',
        hint: messages.howRoundButtonsFields,
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
      {
        path: 'company',
        label: messages.company,
        control: 'line',
        hint: messages.namedInTheFooter,
      },
      {
        path: 'founder',
        label: messages.founder,
        control: 'line',
        hint: messages.namedOnTheAboutPage,
      },
      { path: 'phone', label: messages.phone, control: 'line' },
      {
        path: 'email',
        label: messages.eMail,
        control: 'line',
        hint: messages.whereShoppersCanWrite,
      },
      { path: 'address', label: messages.address, control: 'line', hint: messages.inOneLine },
      {
        path: 'arraddress',
        label: messages.addressInLines,
        control: 'entries',
        hint: messages.asItStandsIn,
      },
    ],
  },
  {
    id: 'products',
    title: messages.products,
    settings: [
      flag('showCategory', messages.categoryTiles, messages.onTheBuiltIn),
      flag('hideSellPrice', messages.hideFormerPrices, messages.noStruckThroughPrices),
      flag(
        'realMerchandising',
        messages.trueFormerPricesAndRatings,
        messages.thoseThatProductsReally,
      ),
      flag(
        'disableFrequentlyBoughtTogether',
        messages.hideFrequentlyBoughtTogether,
        messages.onProductPages,
      ),
      flag('disableUpsale', messages.hideRecommendations, messages.inTheCartAnd),
      {
        path: 'settings.freeShippingFrom',
        label: messages.freeShippingFrom,
        control: 'dollars',
        hint: messages.inDollarsOfGoods,
      },
      {
        path: 'settings.fewLeftBelow',
        label: messages.lowStockBelow,
        control: 'count',
        hint: messages.belowSoManyPieces,
      },
      {
        path: 'settings.orderProtection',
        label: messages.orderProtection,
        control: 'dollars',
        hint: messages.whatTheProtectionOf,
      },
      flag('showTrustBadges', messages.trustBadges, messages.inTheDefaultFooter),
      flag('hideTopKeywords', messages.hideKeywords, messages.thoseOfferedBySearch),
    ],
  },
  {
    id: 'reviews',
    title: messages.reviews,
    settings: [
      { path: 'settings.disableReviews', label: messages.reviewsAndRatings, control: 'reviews' },
      {
        path: 'settings.reviewCategories',
        label: messages.categoriesWithReviews,
        control: 'categories',
        hint: messages.productsOfTheseCategories,
      },
    ],
  },
  {
    id: 'analytics',
    title: messages.analytics,
    settings: [
      {
        path: 'gtag',
        label: messages.tagManager,
        control: 'line',
        hint: messages.theIdOfA,
      },
      {
        path: 'analytics',
        label: messages.googleAnalytics,
        control: 'entries',
        hint: messages.idsSuchAsG,
      },
      {
        path: 'adsid',
        label: messages.googleAds,
        control: 'entries',
        hint: messages.idsSuchAsAw,
      },
      {
        path: 'conversion_label',
        label: messages.conversionLabel,
        control: 'line',
        hint: messages.whatPaidOrdersAre,
      },
      {
        path: 'settings.sessionRecording',
        label: messages.sessionRecording,
        control: 'line',
        hint: messages.theIdOfAProject,
      },
      flag('disableConsentBanner', messages.doNotAskForConsent, messages.allOfTheseLoad),
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
        hint: messages.stylesWhatStandsIn,
      },
    ],
  },
];

export const SETTINGS: readonly Setting[] = SECTIONS.flatMap(({ settings }) => settings);

/** The setting that a path of the server's is about: that of an entry is its list's. */
export function settingAt(path: string): Setting | undefined {
  return SETTINGS.find((one) => one.path === path || path.startsWith(`${one.path}.`));
}

export function sectionOf(path: string): SectionId | undefined {
  return SECTIONS.find(({ settings }) => settings.some((one) => one.path === path))?.id;
}

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
