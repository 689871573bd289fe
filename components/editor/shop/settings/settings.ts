import { SHOWN_DESCRIPTION } from '../../form/search-result';
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
    title: 'General',
    settings: [
      {
        path: 'metadata.title',
        label: 'Shop name',
        control: 'line',
        hint: 'Begins the title of every page. Where it is empty, the shop goes by its address.',
      },
      {
        path: 'metadata.description',
        label: 'Description',
        control: 'lines',
        shown: SHOWN_DESCRIPTION,
        hint: 'Of the home page, and of every page that has none of its own.',
      },
      {
        path: 'metadata.keywords',
        label: 'Keywords',
        control: 'lines',
        hint: 'Separated by commas. Search and footer offer the first twelve.',
      },
      {
        path: 'settings.embedSites',
        label: 'Sites that may embed',
        control: 'entries',
        hint: 'Who may put parts of this shop into their pages, one a line: blog.example, https://blog.example or *.blog.example. Where it is empty, everybody may.',
      },
      { path: 'metadata.version', label: 'Version', control: 'told' },
    ],
  },
  {
    id: 'look',
    title: 'Look',
    settings: [
      {
        path: 'logo',
        label: 'Logo',
        control: 'picture',
        hint: 'The address of a picture. Without one the address of the shop stands in its place.',
      },
      {
        path: 'favicon',
        label: 'Favicon',
        control: 'picture',
        hint: 'The address of a square picture, shown small in tabs and bookmarks.',
      },
      color('accent', 'Accent', 'Buttons and whatever is to stand out.'),
      color('onAccent', 'On the accent', 'Words on buttons.', 'accent'),
      color('ground', 'Ground', 'Behind everything.'),
      color('surface', 'Surface', 'Behind pictures of products, panels and fields.'),
      color('ink', 'Ink', 'Headings and text.', 'ground'),
      color('muted', 'Soft ink', 'What is said by the way.', 'ground'),
      color('line', 'Lines', 'Rules and edges.'),
      color('chrome', 'Header', 'The ground of the header.'),
      color('onChrome', 'On the header', 'Links and icons of the header.', 'chrome'),
      { path: 'settings.theme.displayFont', label: 'Typeface of headings', control: 'font' },
      { path: 'settings.theme.textFont', label: 'Typeface of text', control: 'font' },
      {
        path: 'settings.theme.radius',
        label: 'Corners',
        control: 'radius',
        hint: 'How round buttons, fields and pictures are.',
      },
    ],
  },
  {
    id: 'header',
    title: 'Header',
    settings: [{ path: 'metadata.headerTemplate', label: 'Built-in header', control: 'header' }],
  },
  {
    id: 'contact',
    title: 'Contact',
    settings: [
      {
        path: 'company',
        label: 'Company',
        control: 'line',
        hint: 'Named in the footer and in the policies.',
      },
      { path: 'founder', label: 'Founder', control: 'line', hint: 'Named on the about page.' },
      { path: 'phone', label: 'Phone', control: 'line' },
      {
        path: 'email',
        label: 'E-mail',
        control: 'line',
        hint: 'Where shoppers can write to. Without one it is support at your address.',
      },
      { path: 'address', label: 'Address', control: 'line', hint: 'In one line.' },
      {
        path: 'arraddress',
        label: 'Address in lines',
        control: 'entries',
        hint: 'As it stands in the footer, one line each.',
      },
    ],
  },
  {
    id: 'products',
    title: 'Products',
    settings: [
      flag(
        'showCategory',
        'Category tiles',
        'On the built-in home page, and on the first page of the shop.',
      ),
      flag(
        'hideSellPrice',
        'Hide former prices',
        'No struck-through prices, and no sale banner in the menu.',
      ),
      flag(
        'realMerchandising',
        'True former prices and ratings',
        'Those that products really have, instead of ones made from price and picture.',
      ),
      flag(
        'disableFrequentlyBoughtTogether',
        'Hide ‘Frequently bought together’',
        'On product pages.',
      ),
      flag('disableUpsale', 'Hide recommendations', 'In the cart and at checkout.'),
      {
        path: 'settings.freeShippingFrom',
        label: 'Free shipping from',
        control: 'dollars',
        hint: 'In dollars of goods, before any discount; the cart tells how far it is to that. 0 for never.',
      },
      {
        path: 'settings.fewLeftBelow',
        label: 'Low stock below',
        control: 'count',
        hint: 'Below so many pieces shoppers read how few are left. 0 for never.',
      },
      {
        path: 'settings.orderProtection',
        label: 'Order protection',
        control: 'dollars',
        hint: 'What the protection of an order costs at checkout. 0 offers none.',
      },
      flag('showTrustBadges', 'Trust badges', 'In the default footer.'),
      flag('hideTopKeywords', 'Hide keywords', 'Those offered by search and footer.'),
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews',
    settings: [
      { path: 'settings.disableReviews', label: 'Reviews and ratings', control: 'reviews' },
      {
        path: 'settings.reviewCategories',
        label: 'Categories with reviews',
        control: 'categories',
        hint: 'Products of these categories show reviews and take new ones.',
      },
    ],
  },
  {
    id: 'analytics',
    title: 'Analytics',
    settings: [
      {
        path: 'gtag',
        label: 'Tag manager',
        control: 'line',
        hint: 'The id of a container, such as GTM-ABC1234.',
      },
      {
        path: 'analytics',
        label: 'Google Analytics',
        control: 'entries',
        hint: 'Ids such as G-ABC1234567, one per line.',
      },
      {
        path: 'adsid',
        label: 'Google Ads',
        control: 'entries',
        hint: 'Ids such as AW-123456789, one per line.',
      },
      {
        path: 'conversion_label',
        label: 'Conversion label',
        control: 'line',
        hint: 'What paid orders are counted by at each of the ads ids.',
      },
      {
        path: 'settings.sessionRecording',
        label: 'Session recording',
        control: 'line',
        hint: 'The id of a project of Microsoft Clarity, such as abcdefghij.',
      },
      flag(
        'disableConsentBanner',
        'Do not ask for consent',
        'All of these load without asking, unless a shopper declines by the link in the footer. In many countries the law wants them asked.',
      ),
    ],
  },
  {
    id: 'css',
    title: 'Global CSS',
    settings: [
      {
        path: 'metadata.globalCSS',
        label: 'Style sheet',
        control: 'css',
        hint: 'Styles what stands in every page, and neither header, footer nor the editor. The page beside shows it as you write.',
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
