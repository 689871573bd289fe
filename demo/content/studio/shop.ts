import type { ShopDraft } from '../kit/draft';
import { NORR_PANTS } from './bottoms';
import { NORR_SWEATERS } from './knitwear';
import { FAVICON, LOGO } from './logo';
import { NORR_ACCESSORIES, NORR_HOME, NORR_SHOES } from './objects';
import { NORR_ORDERS } from './orders';
import { NORR_JACKETS } from './outerwear';
import { norrPages } from './pages';
import { norrChrome } from './pages/chrome';
import { STUDIO_REVIEWS } from './reviews';
import { NORR_GUIDES } from './size-guides';
import { NORR_HOODIES, NORR_SHIRTS } from './tops';
import { studioVariants } from './variants';

/** A minimal studio: ink and one acid tone on cool grey. */
export const NORR: ShopDraft = {
  host: 'studio.localhost',
  name: 'Studio Norr',
  template: '2d',
  headerTemplate: 1,
  tagline:
    'Clothing reduced to cut, cloth and measure. Few pieces, made precisely, kept in production.',
  keywords: 'minimal clothing, merino knitwear, wool trousers, raincoat, unisex, studio collection',
  company: 'Studio Norr AB',
  founder: 'Ylva Norrby',
  phone: '+1 (646) 555-0117',
  email: 'studio@norr.example',
  address: '7 Foundry Yard, Unit C, New Halden, NY 10299, USA',
  addressLines: [
    'Studio Norr AB',
    '7 Foundry Yard, Unit C',
    'New Halden, NY 10299',
    'United States',
  ],
  orderPrefix: 'SN',
  orders: NORR_ORDERS,
  shippingCostMinor: 900,
  transitTime: '4-6',
  handlingTime: '1-2',
  settings: {
    timeZone: 'America/New_York',
    showCategory: true,
    showTrustBadges: false,
    hideTopKeywords: true,
    realMerchandising: true,
  },
  theme: {
    accent: '#d4f23a',
    onAccent: '#14171a',
    ground: '#eef0f1',
    surface: '#e2e6e8',
    ink: '#14171a',
    muted: '#545b62',
    line: '#cdd3d7',
    chrome: '#eef0f1',
    onChrome: '#14171a',
    displayFont: 'schibsted',
    textFont: 'schibsted',
    radius: 0,
  },
  banner: {
    title: 'Cut, cloth, measure',
    text: 'Forty-four pieces. Nothing seasonal, one signal color.',
    buttonText: 'View the collection',
    link: '/shop?category=Jacket',
    products: ['Dome Beanie', 'Norr Shell', 'Datum Crew', 'Interval Shirt'],
    ground: '#d9dee1',
    second: '#b4bdc3',
  },
  ads: {
    title: 'Knitted to shape',
    text: 'Twelve-gauge merino, linked by hand, without a cut edge.',
    link: '/shop?category=Sweaters',
    products: ['Contour Turtleneck', 'Strata Sweater', 'Counterpoint Crew'],
    ground: '#e4e7e9',
    second: '#c3cacf',
  },
  lastAds: {
    title: 'Objects for the same room',
    text: 'Made from the cloths we cut clothes from.',
    link: '/shop?category=Home%20Decor',
    products: ['Square Cushion', 'Orbit Print', 'Ring Candle'],
    ground: '#ccd3d7',
    second: '#98a4ac',
  },
  logo: LOGO,
  favicon: FAVICON,
  mark: 'moon',
  grounds: { light: '#dfe4e7', deep: '#a9b4bc' },
  accents: ['Ink', 'Ice Grey', 'Graphite', 'Acid Lime'],
  ranges: [
    NORR_JACKETS,
    NORR_SWEATERS,
    NORR_SHIRTS,
    NORR_PANTS,
    NORR_HOODIES,
    NORR_SHOES,
    NORR_ACCESSORIES,
    NORR_HOME,
  ],
  tileNames: {
    'All Products': 'Index',
    Jacket: 'Outer',
    Sweaters: 'Knit',
    Shirts: 'Shirt',
    Pants: 'Trouser',
    Hoodies: 'Fleece',
    Shoes: 'Foot',
    Accessories: 'Parts',
    'Home Decor': 'Objects',
  },
  variants: studioVariants,
  sizeGuides: NORR_GUIDES,
  reviews: STUDIO_REVIEWS,
  pages: norrPages,
  chrome: norrChrome,
};
