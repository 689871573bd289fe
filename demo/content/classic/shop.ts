import type { ShopDraft } from '../kit/draft';
import { ACCESSORIES } from './accessories';
import { COMBO_SETS } from './combo-sets';
import { HOME_DECOR } from './home-decor';
import { HOODIES } from './hoodies';
import { JACKETS } from './jackets';
import { JERSEYS } from './jerseys';
import { FAVICON, LOGO } from './logo';
import { MARLOW_ORDERS } from './orders';
import { marlowPages } from './pages';
import { PANTS } from './pants';
import { BOTTOM_REVIEWS } from './reviews/bottoms-and-sleep';
import { CLOSERS, GENERAL_REVIEWS } from './reviews/general';
import { GIFT_REVIEWS } from './reviews/gifts';
import { TOP_REVIEWS } from './reviews/tops';
import { SHIRTS } from './shirts';
import { SHOES } from './shoes';
import { SHORTS } from './shorts';
import { MARLOW_GUIDES } from './size-guides';
import { SLEEPWEAR } from './sleepwear';
import { SWEATERS } from './sweaters';
import { TUMBLERS } from './tumblers';
import { classicVariants } from './variants';

/** Everyday clothes and gifts, warm and hand-made: terracotta on warm white. */
export const MARLOW: ShopDraft = {
  host: 'localhost',
  name: 'Marlow & Finch',
  template: 'classic',
  headerTemplate: 1,
  tagline:
    'Everyday clothes and gifts, made in small runs and finished by hand. Add a name, a date or a joke only two people get.',
  keywords:
    'personalized gifts, organic cotton hoodie, linen shirt, lambswool sweater, embroidered name, made in small runs',
  company: 'Marlow & Finch Goods LLC',
  founder: 'Josephine Marlow & Tobias Finch',
  phone: '+1 (207) 555-0148',
  email: 'hello@marlowandfinch.example',
  address: '18 Ropewalk Lane, Port Ansel, ME 04099, USA',
  addressLines: [
    'Marlow & Finch Goods LLC',
    '18 Ropewalk Lane',
    'Port Ansel, ME 04099',
    'United States',
  ],
  orderPrefix: 'MF',
  orders: MARLOW_ORDERS,
  shippingCostMinor: 499,
  transitTime: '3-5',
  handlingTime: '2-4',
  settings: {
    timeZone: 'America/New_York',
    showCategory: true,
    showTrustBadges: true,
    orderProtection: 1.99,
  },
  theme: {
    accent: '#a54a2a',
    onAccent: '#ffffff',
    ground: '#fdfaf5',
    surface: '#f6ede2',
    ink: '#2b211c',
    muted: '#6e5d52',
    line: '#e6dace',
    chrome: '#fdfaf5',
    onChrome: '#2b211c',
    displayFont: 'fraunces',
    textFont: 'figtree',
    radius: 8,
  },
  banner: {
    title: 'Made to be lived in',
    text: 'Soft layers, honest wool and good pockets, sewn in small runs. We stitch your name in by hand if you like.',
    buttonText: 'Shop the hoodies',
    link: '/shop?category=Hoodies',
    products: [
      'Watch Cap Beanie',
      'Harbor Hoodie',
      'Fisher Crew Sweater',
      'Gatekeeper Checked Trucker',
    ],
    ground: '#ecd9c4',
    second: '#c98f6f',
  },
  ads: {
    title: 'A present they will not return',
    text: 'Sets in one cloth, wrapped in one box, with a card we write by hand. Names from $6.',
    link: '/shop?category=Combo%20Set',
    products: ['Home Game Lounge Set', 'First Frost Gift Set', 'Window Seat Cushion'],
    ground: '#dfe3d2',
    second: '#a3b18a',
  },
  lastAds: {
    title: 'Slow evenings, soft sleeves',
    text: 'Pajamas, robes and blankets for the part of the day that belongs to you.',
    link: '/shop?category=Sleepwear',
    products: ['Slow Sunday Pajama Set', 'Bathhouse Robe', 'Night In Wool Blanket'],
    ground: '#ead5cd',
    second: '#c9979a',
  },
  logo: LOGO,
  favicon: FAVICON,
  mark: 'bird',
  grounds: { light: '#f3e9dd', deep: '#b4bca3' },
  accents: ['Cream', 'Terracotta', 'Navy', 'Sage', 'Espresso'],
  ranges: [
    HOODIES,
    SWEATERS,
    SHIRTS,
    JACKETS,
    JERSEYS,
    PANTS,
    SHORTS,
    SLEEPWEAR,
    SHOES,
    ACCESSORIES,
    COMBO_SETS,
    HOME_DECOR,
    TUMBLERS,
  ],
  tileNames: {
    'All Products': 'Everything we make',
    'Combo Set': 'Gift sets',
    'Home Decor': 'For the house',
    Jacket: 'Jackets',
    Jersey: 'Named jerseys',
    Tumbler: 'Tumblers & mugs',
  },
  variants: classicVariants,
  sizeGuides: MARLOW_GUIDES,
  reviews: {
    byCategory: { ...TOP_REVIEWS, ...BOTTOM_REVIEWS, ...GIFT_REVIEWS },
    general: GENERAL_REVIEWS,
    closers: CLOSERS,
    perBestSeller: 8,
    perProduct: 3,
  },
  pages: marlowPages,
};
